import { droppableParts, withoutPart, type FilterPart } from './change-filters.ts'
import { groupsOf, type FilterKind, type Filters, type FilterTable, type FilterValue, type GroupOf } from './filters.ts'
import { isActive } from './no-filters.ts'
import type { Listing } from './listing.ts'

type HeldValue = readonly (number | string)[] | boolean | number | undefined

/**
 * Whether an entry passes the filter of one group. `chosen` is the filter, `held` what the entry has: any of the chosen
 * values (all of them for `together`), a value within the chosen range, or the flag.
 */
function passesGroup(kind: FilterKind, chosen: FilterValue, held: HeldValue): boolean {
  if (!isActive(chosen)) return true
  if (typeof chosen === 'boolean') return held === true
  if (Array.isArray(chosen)) {
    const has = (value: number | string) => Array.isArray(held) && held.includes(value)
    return 'together' in kind && kind.together ? [...chosen].every(has) : [...chosen].some(has)
  }
  return typeof held === 'number' && held >= (chosen.min ?? 0) && held <= (chosen.max ?? Infinity)
}

function passes<Entry, Table extends FilterTable>(
  listing: Listing<Entry, Table, string>,
  entry: Entry,
  filters: Filters<Table>,
  except?: string,
): boolean {
  return groupsOf(listing.filters).every((group) => {
    const kind = listing.filters[group]
    return group === except || !kind || passesGroup(kind, filters[group], listing.values[group](entry))
  })
}

/** The entries that pass all filters except those of one group, in the given order. */
export function filterEntries<Entry, Table extends FilterTable>(
  listing: Listing<Entry, Table, string>,
  entries: readonly Entry[],
  filters: Filters<Table>,
  except?: GroupOf<Table>,
): Entry[] {
  return entries.filter((entry) => passes(listing, entry, filters, except))
}

/** The entries in an order. Sold-out or otherwise last entries stay at the end, and equal entries keep their order. */
export function sortEntries<Entry, Table extends FilterTable, Sort extends string>(
  { orders, isLast }: Listing<Entry, Table, Sort>,
  entries: readonly Entry[],
  sort: Sort,
): Entry[] {
  return entries.toSorted((a, b) => {
    const [lastA, lastB] = [isLast(a), isLast(b)]
    if (lastA !== lastB) return Number(lastA) - Number(lastB)
    return lastA ? 0 : orders[sort](a, b)
  })
}

/** How many entries each value would show. A value without entries is absent. */
export type Counts<Table extends FilterTable> = { [Group in keyof Table]: CountOf<Table[Group]> }

type CountOf<Kind extends FilterKind> = Kind extends { kind: 'numbers' }
  ? ReadonlyMap<number, number>
  : Kind extends { kind: 'words' }
    ? ReadonlyMap<string, number>
    : Kind extends { kind: 'flag' }
      ? number
      : Extent | undefined

/** Lowest and highest value among the entries. */
export type Extent = { min: number; max: number }

/**
 * "Counts per facet" (decision 36.2): each count applies the other groups' filters but not its own, so that the number
 * beside a value is what choosing only that value would show. Groups with `together` stay applied.
 */
export function countFacets<Entry, Table extends FilterTable>(
  listing: Listing<Entry, Table, string>,
  entries: readonly Entry[],
  filters: Filters<Table>,
): Counts<Table> {
  const counts = groupsOf(listing.filters).map((group) => {
    const kind = listing.filters[group]
    const together = kind !== undefined && 'together' in kind && kind.together
    const matching = filterEntries(listing, entries, filters, together ? undefined : group)
    return [group, kind && countGroup(kind, matching.map<HeldValue>(listing.values[group]))]
  })
  return Object.fromEntries(counts) as Counts<Table>
}

function countGroup({ kind }: FilterKind, all: readonly HeldValue[]) {
  if (kind === 'flag') return all.filter((held) => held === true).length
  if (kind === 'range') return extentOf(all.filter((held) => typeof held === 'number'))
  const counts = new Map<number | string, number>()
  const values = all.flatMap((held) => (Array.isArray(held) ? [...new Set<number | string>(held)] : []))
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

export const extentOf = (numbers: readonly number[]): Extent | undefined =>
  numbers.length > 0 ? { min: Math.min(...numbers), max: Math.max(...numbers) } : undefined

/** The filter whose removal would show the most hidden entries. */
export type Drop<Table extends FilterTable> = {
  part: FilterPart<GroupOf<Table>>
  filters: Filters<Table>
  count: number
}

/**
 * "'no results' offers the one filter to drop" (decision 36.4): the part whose removal shows the most entries.
 * Undefined when there are results, and when removing a single part does not help. On a tie, the first in the table
 * wins.
 */
export function filterToDrop<Entry, Table extends FilterTable>(
  listing: Listing<Entry, Table, string>,
  entries: readonly Entry[],
  filters: Filters<Table>,
): Drop<Table> | undefined {
  if (filterEntries(listing, entries, filters).length > 0) return undefined
  const choices = droppableParts(listing.filters, filters).map((part) => {
    const wider = withoutPart(listing.filters, filters, part)
    return { part, filters: wider, count: filterEntries(listing, entries, wider).length }
  })
  const [best] = choices.toSorted((a, b) => b.count - a.count)
  return best && best.count > 0 ? best : undefined
}
