import { FormattedMessage, useIntl } from 'react-intl'
import type { Schema } from '../../api/operations.ts'
import { type FacetCounts } from '../../domain/facets.ts'
import { toggleValue } from '../../domain/change-filters.ts'
import type { HotelFilters } from '../../domain/hotel-filters.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { themeName } from '../../parts/themes.ts'
import { Stars } from '../../ui/Stars.tsx'
import { facetValues } from './facet-values.ts'
import { FilterGroup } from './FilterGroup.tsx'
import styles from './Filters.module.css'
import { PriceFilter } from './PriceFilter.tsx'
import type { ChangeFilters } from './use-list-address.ts'

type FiltersProps = {
  records: readonly Schema<'HotelOffer'>[]
  filters: HotelFilters
  counts: FacetCounts
  onFilters: ChangeFilters
}

/** Everything a list can be narrowed by (decision 36.2), without boxes; each value says how many it would leave. */
export function Filters({ records, filters, counts, onFilters }: FiltersProps) {
  const { formatMessage } = useIntl()
  const locale = useLocale()
  const values = facetValues(records, filters)
  return (
    <form
      className={styles.filters}
      aria-label={formatMessage({ id: 'hotels.filters' })}
      onSubmit={(event) => event.preventDefault()}
    >
      <PriceFilter records={records} filters={filters} ends={counts.price} onFilters={onFilters} />
      <FilterGroup
        title={<FormattedMessage id="hotels.filter.stars" />}
        options={values.stars.map((stars) => ({
          key: `${stars}`,
          label: <Stars count={stars} label={formatMessage({ id: 'hotels.stars' }, { count: stars })} />,
          count: counts.stars.get(stars) ?? 0,
          on: filters.stars.includes(stars),
          toggle: () => onFilters(toggleValue(filters, 'stars', stars)),
        }))}
      />
      <FilterGroup
        title={<FormattedMessage id="hotels.filter.boards" />}
        options={values.boards.map((board) => ({
          key: board,
          label: <FormattedMessage id={`board.${board}`} />,
          count: counts.boards.get(board) ?? 0,
          on: filters.boards.includes(board),
          toggle: () => onFilters(toggleValue(filters, 'boards', board)),
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
          const label = themeName(theme, locale)
          const count = counts.themes.get(theme) ?? 0
          const toggle = () => onFilters(toggleValue(filters, 'themes', theme))
          return label ? [{ key: `${theme}`, label, count, on: filters.themes.includes(theme), toggle }] : []
        })}
      />
      <FilterGroup
        title={<FormattedMessage id="hotels.filter.amenities" />}
        options={values.amenities.map((amenity) => ({
          key: amenity,
          label: <FormattedMessage id={`amenity.${amenity}`} />,
          count: counts.amenities.get(amenity) ?? 0,
          on: filters.amenities.includes(amenity),
          toggle: () => onFilters(toggleValue(filters, 'amenities', amenity)),
        }))}
      />
    </form>
  )
}
