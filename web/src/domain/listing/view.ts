import type { ListQuery } from './address.ts'
import { countFacets, filterEntries, filterToDrop, sortEntries, type Counts, type Drop } from './facets.ts'
import type { FilterTable } from './filters.ts'
import type { Listing } from './listing.ts'

/** What a list displays of its entries. */
export type ListView<Entry, Table extends FilterTable> = {
  /** The entries of the requested pages, in order. */
  shown: Entry[]
  /** How many entries pass the filters, and how many of those are not placed at the end. */
  matching: number
  upFront: number
  /** How many entries "Show more" adds; 0 at the end. */
  next: number
  /** The first entry of the next page. */
  nextKey: string | undefined
  drop: Drop<Table> | undefined
  counts: Counts<Table>
}

/** Filters, sorts and cuts the entries to the requested number of pages. */
export function listView<Entry, Table extends FilterTable, Sort extends string>(
  listing: Listing<Entry, Table, Sort>,
  entries: readonly Entry[],
  { filters, sort, page }: ListQuery<Table, Sort>,
): ListView<Entry, Table> {
  const sorted = sortEntries(listing, filterEntries(listing, entries, filters), sort)
  const shown = sorted.slice(0, page * listing.pageSize)
  const nextEntry = sorted[shown.length]
  return {
    shown,
    matching: sorted.length,
    upFront: sorted.filter((entry) => !listing.isLast(entry)).length,
    next: Math.min(listing.pageSize, sorted.length - shown.length),
    nextKey: nextEntry && listing.keyOf(nextEntry),
    drop: filterToDrop(listing, entries, filters),
    counts: countFacets(listing, entries, filters),
  }
}
