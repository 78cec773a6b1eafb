import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { sortedUnique } from '../../domain/listing/sorted-unique.ts'
import { toggleValue } from '../../domain/listing/change-filters.ts'
import { filterEntries, type Counts } from '../../domain/listing/facets.ts'
import type { ServiceSearch } from '../../domain/services/service-address.ts'
import type { ServiceFilterTable } from '../../domain/services/service-filters.ts'
import { featuresOf, type SERVICES } from '../../domain/services/service-listing.ts'
import { peopleOf } from '../../domain/services/people-of.ts'
import { FilterGroup } from '../../parts/listing/FilterGroup.tsx'
import type { ChangeFilters } from '../../parts/listing/Listing.tsx'
import { LazyRangeFilter } from '../../parts/listing/range/LazyRangeFilter.tsx'
import type { Prices } from '../../booking/use-prices.ts'
import type { ListingWords } from '../../parts/listing/words.ts'

type ServiceFiltersProps = {
  listing: typeof SERVICES
  prices: Prices
  search: ServiceSearch
  records: readonly Schema<'Service'>[]
  counts: Counts<ServiceFilterTable>
  words: Pick<ListingWords<keyof ServiceFilterTable, never>, 'part'>
  onFilters: ChangeFilters<ServiceFilterTable>
}

/** The filters of a service list; each value shows how many results it would leave. */
export function ServiceFilters({
  listing,
  prices,
  search: { kind, filters },
  records,
  counts,
  words,
  onFilters,
}: ServiceFiltersProps) {
  const { formatMessage } = useIntl()
  const values = {
    features: sortedUnique([...records.flatMap(featuresOf), ...filters.features]),
    places: sortedUnique([...records.map(({ location }) => location.id), ...filters.places]),
  }
  const group = (name: 'features' | 'places') => (
    <FilterGroup
      title={<FormattedMessage id={`services.filter.${name}.${kind}`} />}
      options={values[name].map((value) => ({
        key: value,
        label: words.part({ group: name, value }),
        count: counts[name].get(value) ?? 0,
        on: filters[name].includes(value),
        toggle: () => onFilters(toggleValue(listing.filters, filters, name, value)),
      }))}
    />
  )
  const matching = (name: 'people' | 'price') => filterEntries(listing, records, filters, name)
  const numbers = (list: readonly (number | undefined)[]) => list.filter((value) => value !== undefined)
  const people = numbers(matching('people').map(peopleOf))
  const range = (name: 'people' | 'price', sign?: string) => (
    <LazyRangeFilter
      title={formatMessage({ id: `services.filter.${name}` })}
      labels={{
        min: formatMessage({ id: `services.filter.${name}.min` }),
        max: formatMessage({ id: `services.filter.${name}.max` }),
      }}
      sign={sign}
      values={name === 'people' ? people : numbers(matching('price').map(listing.values.price))}
      extent={counts[name]}
      chosen={filters[name]}
      onRange={(chosen, options) =>
        onFilters({ ...filters, [name]: name === 'price' ? prices.chosen(chosen) : chosen }, options)
      }
    />
  )
  return (
    <>
      {group('features')}
      {group('places')}
      {range('price', prices.sign)}
      {people.length > 0 ? range('people') : null}
    </>
  )
}
