import { groupsOf, type FilterKind, type Filters, type FilterTable, type FilterValue } from './filters.ts'

const EMPTY_VALUES: Record<FilterKind['kind'], () => FilterValue> = {
  numbers: () => [],
  words: () => [],
  flag: () => false,
  range: () => ({}),
}

/** Filters that let every entry pass. */
export function noFilters<Table extends FilterTable>(table: Table): Filters<Table> {
  return Object.fromEntries(groupsOf(table).map((group) => [group, valueWithout(table, group)])) as Filters<Table>
}

/** The value of a group that filters nothing. */
export const valueWithout = (table: FilterTable, group: string): FilterValue =>
  EMPTY_VALUES[table[group]?.kind ?? 'flag']()

/** Whether a group filters anything. */
export function isActive(value: FilterValue): boolean {
  if (typeof value === 'boolean') return value
  return Array.isArray(value) ? value.length > 0 : value.min !== undefined || value.max !== undefined
}
