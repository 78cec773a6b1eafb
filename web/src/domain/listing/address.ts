import { groupsOf, type Filters, type FilterTable } from './filters.ts'
import type { QueryEntry } from './query-text.ts'

/** The number of entries that each page adds to a list. */
export const PAGE_SIZE = 40

/** What the URL of every list contains; each list adds its own search parameters. */
export type ListQuery<Table extends FilterTable, Sort extends string> = {
  filters: Filters<Table>
  sort: Sort
  /** Number of pages shown, one below the other. */
  page: number
}

/** The table that describes the URL of a list. */
export type ListCodec<Table extends FilterTable, Sort extends string> = {
  filters: Table
  /** The first one is the default order, which the URL leaves out. */
  sorts: readonly [Sort, ...Sort[]]
}

/** The parameters of a list, in the order of its table. */
export function listEntries<Table extends FilterTable, Sort extends string>(
  codec: ListCodec<Table, Sort>,
  { filters, sort, page }: ListQuery<Table, Sort>,
): QueryEntry[] {
  return [
    ...groupsOf(codec.filters).flatMap((group) => filterEntries(codec.filters, filters, group)),
    ['sort', sort === codec.sorts[0] ? '' : sort],
    ['page', page === 1 ? '' : page],
  ]
}

function filterEntries(table: FilterTable, filters: Filters<FilterTable>, group: string): QueryEntry[] {
  const [kind, value] = [table[group], filters[group]]
  if (kind === undefined || value === undefined) return []
  if (Array.isArray(value)) return 'name' in kind ? [[kind.name, value.join()]] : []
  if (typeof value === 'boolean') return 'word' in kind && value ? [[kind.name, kind.word]] : []
  if (!('names' in kind)) return []
  const [from, to] = kind.names
  return [
    [from, value.min],
    [to, value.max],
    [kind.currency ?? '', value.currency],
  ]
}

/** Applies a visitor's change to a search. Every change returns to page 1, unless it sets the page. */
export function refine<Search extends { page: number }>(search: Search, change: Partial<Search>): Search {
  return { ...search, page: 1, ...change }
}
