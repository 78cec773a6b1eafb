import type { AnyInput, Schema } from '../../../api/operations.ts'

/** What the lists of products have in them, by operation. Each is answered page by page. */
type Entries = {
  availabilitySearch: Schema<'HotelOffer'>
  tourSearch: Schema<'TourOffer'>
  serviceList: Schema<'Service'>
  transferList: Schema<'TransferFacts'>
}

export type ListId = keyof Entries

/** An entry of one of these lists, or of any. */
export type ListEntry<Id extends ListId = ListId> = Entries[Id]

/** A page of a list, and what it says about the list. */
export type ListPage<Id extends ListId = ListId> = {
  records: readonly ListEntry<Id>[]
  stats: { totalRecord: number; pageCount: number }
}

/** What is known of a list that has been read in part. */
export type Missing = {
  /** The first page, which is all that the list has. */
  page: { records: readonly unknown[]; stats: Pick<ListPage['stats'], 'totalRecord'> }
  /** Asks for the rest; present when it is not being read, because that failed or would be too much. */
  load?: (() => void) | undefined
}

/** The request of a list, and how often the visitor has asked for its rest: a key of the SWR cache. */
export type ListKey = [id: ListId, input: AnyInput, asked: number]
