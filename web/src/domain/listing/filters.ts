/**
 * How the filters of a list are written in its address, one line for each group. Plain data: a page that only links to a list
 * loads nothing else of it.
 */
export type FilterTable = Readonly<Record<string, FilterKind>>

export type FilterKind =
  /** Values of which an entry needs one, or all with `together`; numbers lie within bounds. */
  | { kind: 'numbers'; name: string; min: number; max: number; together?: boolean }
  | { kind: 'words'; name: string; together?: boolean }
  /** On when the parameter says the word. */
  | { kind: 'flag'; name: string; word: string }
  /** From and to, each from 0 to `max`. */
  | { kind: 'range'; names: readonly [from: string, to: string]; max: number }

/** Both ends included; absent is open. */
export type Range = { min?: number; max?: number }

type ValueOf<Kind extends FilterKind> = Kind extends { kind: 'numbers' }
  ? number[]
  : Kind extends { kind: 'words' }
    ? string[]
    : Kind extends { kind: 'flag' }
      ? boolean
      : Range

/** How a list is narrowed. Values of a group are sorted and without repeats. */
export type Filters<Table extends FilterTable> = { [Group in keyof Table]: ValueOf<Table[Group]> }

export type GroupOf<Table extends FilterTable> = keyof Table & string

/** Groups with values to tick. */
export type ListGroup<Table extends FilterTable> = {
  [Group in GroupOf<Table>]: Table[Group] extends { kind: 'numbers' | 'words' } ? Group : never
}[GroupOf<Table>]

export const groupsOf = <Table extends FilterTable>(table: Table) => Object.keys(table) as GroupOf<Table>[]

/** Any group's value, told apart by what it is. */
export type FilterValue = number[] | string[] | boolean | Range
