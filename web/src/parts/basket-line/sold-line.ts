import type { Schema } from '../../api/operations.ts'

/** What a line of the basket, of a quote and of a booking have in common. */
export type SoldLine = Omit<Schema<'QuoteLine'>, 'title'> & { title?: Schema<'LocalizedText'> | undefined }
