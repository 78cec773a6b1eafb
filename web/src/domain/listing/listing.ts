import type { ListCodec } from './address.ts'
import type { FilterKind, FilterTable } from './filters.ts'

/** The rules by which the list engine treats entries of type `Entry`. */
export type Listing<Entry, Table extends FilterTable, Sort extends string> = ListCodec<Table, Sort> & {
  /** The identity of an entry, for React keys and for restoring the focus. */
  keyOf: (entry: Entry) => string
  /** The values that an entry has for each group of filters. */
  values: { [Group in keyof Table]: (entry: Entry) => Held<Table[Group]> }
  orders: Readonly<Record<Sort, (a: Entry, b: Entry) => number>>
  /** Whether an entry is placed at the end in every order. */
  isLast: (entry: Entry) => boolean
  pageSize: number
}

/**
 * For a list of values, those of the entry; for a flag, whether the entry has it; for a range, its value if it has one.
 */
type Held<Kind extends FilterKind> = Kind extends { kind: 'numbers' }
  ? readonly number[]
  : Kind extends { kind: 'words' }
    ? readonly string[]
    : Kind extends { kind: 'flag' }
      ? boolean
      : number | undefined
