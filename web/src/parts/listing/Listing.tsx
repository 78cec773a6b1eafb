import { memo, type ReactNode } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { chosenParts } from '../../domain/listing/change-filters.ts'
import type { ListQuery } from '../../domain/listing/address.ts'
import type { Filters, FilterTable, GroupOf } from '../../domain/listing/filters.ts'
import type { Listing as Rules } from '../../domain/listing/listing.ts'
import type { ListView } from '../../domain/listing/view.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Disclosure } from '../../ui/overlays/Disclosure.tsx'
import { FilterChips } from './FilterChips.tsx'
import styles from './list.module.css'
import { LoadMore } from './LoadMore.tsx'
import { NoMatch } from './NoMatch.tsx'
import { ORDER_ID, SortPick } from './SortPick.tsx'
import type { ListAddress } from './use-list-address.ts'
import { IsPartial } from './full/is-partial.ts'
import type { Missing } from './full/lists.ts'
import type { ListingWords } from './words.ts'

type ListingProps<Entry, Table extends FilterTable, Sort extends string> = {
  listing: Rules<Entry, Table, Sort>
  view: ListView<Entry, Table>
  address: ListAddress<ListQuery<Table, Sort>>
  words: ListingWords<GroupOf<Table>, Sort>
  /** The rest of the list, if it has not been read yet (decision 36.14). */
  missing?: Missing | undefined
  /** The filter groups, in display order. */
  renderFilters: (onFilters: ChangeFilters<Table>) => ReactNode
  renderEntry: (entry: Entry, index: number) => ReactNode
}

/** Changes the filters only. */
export type ChangeFilters<Table extends FilterTable> = (filters: Filters<Table>, options?: { replace: boolean }) => void

/**
 * The list engine's view: filters at the side, chips and order above, the entries, and the link to the next page. The
 * rules (`domain/listing`), words and entries define what is listed.
 */
export function Listing<Entry, Table extends FilterTable, Sort extends string>({
  listing,
  view,
  address,
  words,
  missing,
  renderFilters,
  renderEntry,
}: ListingProps<Entry, Table, Sort>) {
  const { formatMessage } = useIntl()
  const { search, isBehind, change, hrefOf } = address
  const { filters, sort } = search
  const table = listing.filters
  // While the remaining pages are being read, a match may still be found (decision 36.14).
  const isReading = missing && !missing.load
  const onFilters: ChangeFilters<Table> = (next, options) => change({ filters: next }, options)
  return (
    <div className={styles.listing} data-part={missing && ''}>
      <div className={styles.side}>
        <Disclosure
          icon="filter"
          label={formatMessage({ id: 'listing.filters.button' }, { count: chosenParts(table, filters).length })}
          title={formatMessage({ id: 'listing.filters' })}
          close={formatMessage({ id: 'close' })}
          done={<Button>{missing ? formatMessage({ id: 'close' }) : words.show(view.matching)}</Button>}
        >
          <form
            className={styles.filters}
            aria-label={formatMessage({ id: 'listing.filters' })}
            onSubmit={(event) => event.preventDefault()}
          >
            <IsPartial value={missing !== undefined}>{renderFilters(onFilters)}</IsPartial>
          </form>
        </Disclosure>
      </div>
      <div className={styles.results}>
        <div className={styles.bar}>
          <FilterChips {...{ table, filters, words, onFilters }} />
          <SortPick sort={sort} sorts={listing.sorts} words={words} onSort={(next) => change({ sort: next })} />
        </div>
        <FrozenWhileBehind isFrozen={isBehind}>
          {view.matching === 0 && !isReading ? <NoMatch {...{ table, words, hrefOf }} drop={view.drop} /> : null}
          <div className={styles.entries} data-below="">
            {view.shown.map(renderEntry)}
          </div>
          {view.matching > listing.pageSize ? <LoadMore {...{ view, missing, address }} /> : null}
        </FrozenWhileBehind>
        <p id={ORDER_ID} className={styles.order}>
          {words.orderNote(sort)}
        </p>
      </div>
    </div>
  )
}

/**
 * Keeps its last rendering while `isFrozen`: the entries follow the pressed filter in a second pass (decision 42.6).
 */
const FrozenWhileBehind = memo(
  function FrozenWhileBehind({ children }: { isFrozen: boolean; children: ReactNode }) {
    return children
  },
  (_, { isFrozen }) => isFrozen,
)
