import type { AnyInput, Schema } from '../../../api/operations.ts'

/** The type of the entries in each list of products, by operation. Each operation returns one page at a time. */
type Entries = {
  availabilitySearch: Schema<'HotelOffer'>
  tourSearch: Schema<'TourOffer'>
  serviceList: Schema<'Service'>
  transferList: Schema<'TransferFacts'>
}

export type ListId = keyof Entries

/** An entry of one of these lists, or of any. */
export type ListEntry<Id extends ListId = ListId> = Entries[Id]

/** A page of a list, with the size of the whole list. */
export type ListPage<Id extends ListId = ListId> = {
  records: readonly ListEntry<Id>[]
  stats: { totalRecord: number; pageCount: number }
}

/** A list of which only the first page has been read. */
export type Missing = {
  /** The first page. */
  page: { records: readonly unknown[]; stats: Pick<ListPage['stats'], 'totalRecord'> }
  /**
   * Reads the remaining pages. Absent while they are being read; set if that failed or would take too many requests.
   */
  load?: (() => void) | undefined
}

/** Key of a whole list in the SWR cache: its request, and how often the visitor has requested the remaining pages. */
export type ListKey = [id: ListId, input: AnyInput, requests: number]
