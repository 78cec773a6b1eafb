import { useMemo } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { SoldEntry } from '../../parts/provider-hotels/sold.ts'
import type { HotelFilters as Chosen, HotelFilterTable } from '../../domain/hotels/hotel-filters.ts'
import type { HOTELS } from '../../domain/hotels/hotel-listing.ts'
import { toggleValue } from '../../domain/listing/change-filters.ts'
import { filterEntries, type Counts } from '../../domain/listing/facets.ts'
import type { ListGroup } from '../../domain/listing/filters.ts'
import { FilterGroup } from '../../parts/listing/FilterGroup.tsx'
import type { ChangeFilters } from '../../parts/listing/Listing.tsx'
import { LaterRangeFilter } from '../../parts/listing/range/LaterRangeFilter.tsx'
import type { Prices } from '../../booking/use-prices.ts'
import { themeMessage } from '../../parts/themes.ts'
import { Stars } from '../../ui/figures/Stars.tsx'
import { facetValues } from './facet-values.ts'

type HotelFiltersProps = {
  listing: typeof HOTELS
  prices: Prices
  records: readonly SoldEntry[]
  filters: Chosen
  /** The filters of the entries that are shown, a moment behind. */
  shown: Chosen
  counts: Counts<HotelFilterTable>
  onFilters: ChangeFilters<HotelFilterTable>
}

/** All filters of a hotel list (decision 36.2); each value shows how many results it would leave. */
export function HotelFilters({ listing, prices, records, filters, shown, counts, onFilters }: HotelFiltersProps) {
  const { formatMessage } = useIntl()
  const values = useMemo(() => facetValues(records, shown), [records, shown])
  const toggle = (group: ListGroup<HotelFilterTable>, value: number | string) => () =>
    onFilters(toggleValue(listing.filters, filters, group, value))
  const totals = useMemo(
    () => filterEntries(listing, records, shown, 'price').map(listing.held.price),
    [listing, records, shown],
  )
  return (
    <>
      <LaterRangeFilter
        title={formatMessage({ id: 'hotels.filter.price' })}
        labels={{
          min: formatMessage({ id: 'hotels.filter.price.min' }),
          max: formatMessage({ id: 'hotels.filter.price.max' }),
        }}
        sign={prices.sign}
        values={totals.filter((value) => value !== undefined)}
        ends={counts.price}
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
