/**
 * How the filters of a list are written in its URL, one line per group. Plain data, so that a page that only links to a
 * list loads nothing else of it.
 */
export type FilterTable = Readonly<Record<string, FilterKind>>

export type FilterKind =
  /** An entry needs one of the values, or all with `together`; numbers have bounds. */
  | { kind: 'numbers'; name: string; min: number; max: number; together?: boolean }
  /** Words are keys in small letters unless `pattern` says which ones are valid. */
  | { kind: 'words'; name: string; together?: boolean; pattern?: RegExp }
  /** On when the parameter equals the word. */
  | { kind: 'flag'; name: string; word: string }
  /** From and to, each from 0 to `max`. A range of prices may name its currency (decision 36.13). */
  | { kind: 'range'; names: readonly [from: string, to: string]; max: number; currency?: string }

/** Ids of places as the contract writes them. */
export const PLACE_ID = /^[A-Za-z0-9-]{1,40}$/

/** Both ends are inclusive; an absent end is open. Prices without a currency are in the agency's. */
export type Range = { min?: number | undefined; max?: number | undefined; currency?: string | undefined }

type ValueOf<Kind extends FilterKind> = Kind extends { kind: 'numbers' }
  ? number[]
  : Kind extends { kind: 'words' }
    ? string[]
    : Kind extends { kind: 'flag' }
      ? boolean
      : Range

/** The filters of a list. The values of a group are sorted and unique. */
export type Filters<Table extends FilterTable> = { [Group in keyof Table]: ValueOf<Table[Group]> }

export type GroupOf<Table extends FilterTable> = keyof Table & string

/** Groups with checkbox values. */
export type ListGroup<Table extends FilterTable> = {
  [Group in GroupOf<Table>]: Table[Group] extends { kind: 'numbers' | 'words' } ? Group : never
}[GroupOf<Table>]

export const groupsOf = <Table extends FilterTable>(table: Table) => Object.keys(table) as GroupOf<Table>[]

/** The value of any group; its type tells the groups apart. */
export type FilterValue = number[] | string[] | boolean | Range
