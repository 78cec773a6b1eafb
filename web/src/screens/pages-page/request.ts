import type { Input } from '../../api/operations.ts'

/** The request of a page by its URL. */
export const pageRequest = (url: string): Input<'pageView'> => ({ query: { url } })
