import { FormattedMessage, useIntl } from 'react-intl'
import type { Schema } from '../../api/operations.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { filterChips } from './filter-chips.ts'
import { FilterChips } from './FilterChips.tsx'
import { Filters } from './Filters.tsx'
import { PAGE_SIZE, type listView } from './list-view.ts'
import styles from './list.module.css'
import { LoadMore } from './LoadMore.tsx'
import { NoHotels, NoMatch } from './NoResults.tsx'
import { focusOnArrival } from './return-focus.ts'
import { ORDER_ID, SortPick } from './SortPick.tsx'
import { StayEntry } from './StayEntry.tsx'
import type { ChangeFilters, useListAddress } from './use-list-address.ts'

type HotelListProps = {
  records: readonly Schema<'HotelOffer'>[]
  view: ReturnType<typeof listView>
  address: ReturnType<typeof useListAddress>
  /** Opens the form for other dates. */
  onDates: () => void
}

/** Filters at the side, chips and order above, the entries, and the way to the next page. */
export function HotelList({ records, view, address, onDates }: HotelListProps) {
  const { formatMessage } = useIntl()
  const { search, change, hrefOf } = address
  const { filters, sort, page } = search
  const onFilters: ChangeFilters = (next, options) => change({ filters: next }, options)
  const more = { page: page + 1 }
  const on = filterChips(filters).length
  if (records.length === 0) return <NoHotels onChange={onDates} />
  return (
    <div className={styles.listing}>
      <div className={styles.side}>
        <Disclosure
          icon="filter"
          label={formatMessage({ id: 'hotels.filters.button' }, { count: on })}
          title={formatMessage({ id: 'hotels.filters' })}
          close={formatMessage({ id: 'close' })}
          done={
            <Button>
              <FormattedMessage id="hotels.filters.show" values={{ count: view.matching }} />
            </Button>
          }
        >
          <Filters records={records} filters={filters} counts={view.counts} onFilters={onFilters} />
        </Disclosure>
      </div>
      <div className={styles.results}>
        <div className={styles.bar}>
          <FilterChips filters={filters} onFilters={onFilters} />
          <SortPick sort={sort} onSort={(next) => change({ sort: next })} />
        </div>
        {view.matching === 0 ? <NoMatch drop={view.drop} hrefOf={hrefOf} /> : null}
        <div>
          {view.shown.map((entry, index) => (
            <StayEntry key={entry.hotel.id} entry={entry} search={search} first={index === 0} onDates={onDates} />
          ))}
        </div>
        {view.matching > PAGE_SIZE ? (
          <LoadMore
            shown={view.shown.length}
            matching={view.matching}
            next={view.next}
            href={hrefOf(more)}
            onMore={() => {
              // The button may be gone afterwards, and the focus with it.
              if (view.nextId !== undefined) focusOnArrival(hrefOf(more), view.nextId)
              change(more, { replace: true })
            }}
          />
        ) : null}
        <p id={ORDER_ID} className={styles.order}>
          <FormattedMessage id={`hotels.order.${sort}`} />
        </p>
      </div>
    </div>
  )
}
