import type { ListQuery } from './address.ts'
import { countFacets, filterEntries, filterToDrop, sortEntries, type Counts, type Drop } from './facets.ts'
import type { FilterTable } from './filters.ts'
import type { Listing } from './listing.ts'

/** What a list shows of its entries. */
export type ListView<Entry, Table extends FilterTable> = {
  shown: Entry[]
  /** How many pass the filters, and how many of those do not stand at the end. */
  matching: number
  upFront: number
  /** How many "Show more" adds; 0 at the end. */
  next: number
  /** The entry that the next page begins with. */
  nextKey: string | undefined
  drop: Drop<Table> | undefined
  counts: Counts<Table>
}

/** Filters, sorts and cuts: as many pages as have been asked for, one under the other. */
export function listView<Entry, Table extends FilterTable, Sort extends string>(
  listing: Listing<Entry, Table, Sort>,
  entries: readonly Entry[],
  { filters, sort, page }: ListQuery<Table, Sort>,
): ListView<Entry, Table> {
  const sorted = sortEntries(listing, filterEntries(listing, entries, filters), sort)
  const shown = sorted.slice(0, page * listing.pageSize)
  const beyond = sorted[shown.length]
  return {
    shown,
    matching: sorted.length,
    upFront: sorted.filter((entry) => !listing.isLast(entry)).length,
    next: Math.min(listing.pageSize, sorted.length - shown.length),
    nextKey: beyond && listing.keyOf(beyond),
    drop: filterToDrop(listing, entries, filters),
    counts: countFacets(listing, entries, filters),
  }
}
