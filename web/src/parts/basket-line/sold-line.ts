import type { Schema } from '../../api/operations.ts'

/** The common shape of a line in a basket, a quote and a booking. */
export type SoldLine = Omit<Schema<'QuoteLine'>, 'title'> & { title?: Schema<'LocalizedText'> | undefined }
