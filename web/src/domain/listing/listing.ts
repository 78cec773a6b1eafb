import type { ListCodec } from './address.ts'
import type { FilterKind, FilterTable } from './filters.ts'

/** What a list knows about its entries: the rules that its engine works by. */
export type Listing<Entry, Table extends FilterTable, Sort extends string> = ListCodec<Table, Sort> & {
  /** The identity of an entry, for keys and for the focus that comes back to it. */
  keyOf: (entry: Entry) => string
  /** What an entry has to do with each group of filters. */
  held: { [Group in keyof Table]: (entry: Entry) => Held<Table[Group]> }
  orders: Readonly<Record<Sort, (a: Entry, b: Entry) => number>>
  /** Whether an entry stands at the end, whatever the order. */
  isLast: (entry: Entry) => boolean
  pageSize: number
}

/** The values of an entry; whether a flag holds for it; where it lies in a range, undefined where it has no place in it. */
type Held<Kind extends FilterKind> = Kind extends { kind: 'numbers' }
  ? readonly number[]
  : Kind extends { kind: 'words' }
    ? readonly string[]
    : Kind extends { kind: 'flag' }
      ? boolean
      : number | undefined
