import { use, useMemo } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { SoldEntry } from '../../parts/provider-hotels/sold.ts'
import type { HotelFilters as Chosen, HotelFilterTable } from '../../domain/hotels/hotel-filters.ts'
import type { HOTELS } from '../../domain/hotels/hotel-listing.ts'
import { toggleValue } from '../../domain/listing/change-filters.ts'
import { extentOf, filterEntries, type Counts } from '../../domain/listing/facets.ts'
import type { ListGroup } from '../../domain/listing/filters.ts'
import { FilterGroup } from '../../parts/listing/FilterGroup.tsx'
import type { ChangeFilters } from '../../parts/listing/Listing.tsx'
import { LazyRangeFilter } from '../../parts/listing/range/LazyRangeFilter.tsx'
import { IsPartial } from '../../parts/listing/full/is-partial.ts'
import type { Prices } from '../../booking/use-prices.ts'
import { themeMessage } from '../../parts/themes.ts'
import { Stars } from '../../ui/figures/Stars.tsx'
import { facetValues } from './facet-values.ts'
import type { Stays } from './own-stays.ts'

type HotelFiltersProps = {
  listing: typeof HOTELS
  prices: Prices
  records: readonly SoldEntry[]
  offers: Stays['offers']
  filters: Chosen
  /** The filters of the displayed entries, which follow `filters` a moment later. */
  shown: Chosen
  counts: Counts<HotelFilterTable>
  onFilters: ChangeFilters<HotelFilterTable>
}

/** All filters of a hotel list (decision 36.2); each value shows how many results it would leave. */
export function HotelFilters({
  listing,
  prices,
  records,
  offers,
  filters,
  shown,
  counts,
  onFilters,
}: HotelFiltersProps) {
  const { formatMessage } = useIntl()
  const values = useMemo(() => facetValues(records, shown, !!offers), [records, shown, offers])
  // A hotel may have any board and terms in offers that are not known yet (decision 36.6).
  const isPart = use(IsPartial) || offers === 'cheapest'
  const toggle = (group: ListGroup<HotelFilterTable>, value: number | string) => () =>
    onFilters(toggleValue(listing.filters, filters, group, value))
  const totals = useMemo(() => {
    // Filters by board and terms narrow no prices before all offers are known, so that the range stays where it is.
    const decided = offers === 'cheapest' ? { ...shown, boards: [], freeCancellation: false } : shown
    const held = filterEntries(listing, records, decided, 'price').map(listing.values.price)
    return held.filter((value) => value !== undefined)
  }, [listing, records, offers, shown])
  return (
    <>
      <LazyRangeFilter
        title={formatMessage({ id: 'hotels.filter.price' })}
        labels={{
          min: formatMessage({ id: 'hotels.filter.price.min' }),
          max: formatMessage({ id: 'hotels.filter.price.max' }),
        }}
        sign={prices.sign}
        values={totals}
        extent={extentOf(totals)}
        chosen={filters.price}
        onRange={(price, options) => onFilters({ ...filters, price: prices.chosen(price) }, options)}
      />
      <FilterGroup
        title={<FormattedMessage id="hotels.filter.stars" />}
        options={values.stars.map((stars) => ({
          key: `${stars}`,
          label: <Stars count={stars} label={formatMessage({ id: 'hotels.stars' }, { count: stars })} />,
          count: counts.stars.get(stars) ?? 0,
          on: filters.stars.includes(stars),
          toggle: toggle('stars', stars),
        }))}
      />
      <IsPartial value={isPart}>
        <FilterGroup
          title={<FormattedMessage id="hotels.filter.boards" />}
          options={values.boards.map((board) => ({
            key: board,
            label: <FormattedMessage id={`board.${board}`} />,
            count: counts.boards.get(board) ?? 0,
            on: filters.boards.includes(board),
            toggle: toggle('boards', board),
          }))}
        />
        <FilterGroup
          title={<FormattedMessage id="hotels.filter.booking" />}
          options={[
            {
              key: 'free',
              label: <FormattedMessage id="cancellation.free" />,
              count: counts.freeCancellation,
              on: filters.freeCancellation,
              toggle: () => onFilters({ ...filters, freeCancellation: !filters.freeCancellation }),
            },
          ]}
        />
      </IsPartial>
      <FilterGroup
        title={<FormattedMessage id="hotels.filter.themes" />}
        options={values.themes.flatMap((theme) => {
          const id = themeMessage(theme)
          const count = counts.themes.get(theme) ?? 0
          const on = filters.themes.includes(theme)
          const label = id && formatMessage({ id })
          return label ? [{ key: `${theme}`, label, count, on, toggle: toggle('themes', theme) }] : []
        })}
      />
      <FilterGroup
        title={<FormattedMessage id="hotels.filter.amenities" />}
        options={values.amenities.map((amenity) => ({
          key: amenity,
          label: <FormattedMessage id={`amenity.${amenity}`} />,
          count: counts.amenities.get(amenity) ?? 0,
          on: filters.amenities.includes(amenity),
          toggle: toggle('amenities', amenity),
        }))}
      />
    </>
  )
}
