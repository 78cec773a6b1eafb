import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { sortedUnique } from '../../domain/listing/sorted-unique.ts'
import { toggleValue } from '../../domain/listing/change-filters.ts'
import { filterEntries, type Counts } from '../../domain/listing/facets.ts'
import type { ListGroup } from '../../domain/listing/filters.ts'
import type { TourFilters as Chosen, TourFilterTable } from '../../domain/tours/tour-filters.ts'
import type { TOURS } from '../../domain/tours/tour-listing.ts'
import { FilterGroup } from '../../parts/listing/FilterGroup.tsx'
import type { ChangeFilters } from '../../parts/listing/Listing.tsx'
import { LazyRangeFilter } from '../../parts/listing/range/LazyRangeFilter.tsx'
import type { Prices } from '../../booking/use-prices.ts'
import type { ListingWords } from '../../parts/listing/words.ts'
import type { LocalizedText } from '../../domain/text/localized.ts'
import { LangText } from '../../parts/LangText.tsx'
import type { NamedValue } from './facet-names.ts'

type TourFiltersProps = {
  listing: typeof TOURS
  prices: Prices
  records: readonly Schema<'TourOffer'>[]
  filters: Chosen
  counts: Counts<TourFilterTable>
  /** The values that the agency lists. */
  places: readonly NamedValue[]
  tags: readonly NamedValue[]
  words: Pick<ListingWords<keyof TourFilterTable, never>, 'part'>
  onFilters: ChangeFilters<TourFilterTable>
}

const TYPES = [{ value: 'daily' }, { value: 'package' }]

/** All filters of a tour list; each value shows how many results it would leave. */
export function TourFilters({
  listing,
  prices,
  records,
  filters,
  counts,
  places,
  tags,
  words,
  onFilters,
}: TourFiltersProps) {
  const { formatMessage } = useIntl()
  const languages = sortedUnique([...records.flatMap(({ tour }) => tour.languages), ...filters.languages])
  const group = (name: ListGroup<TourFilterTable>, values: readonly { value: string; name?: LocalizedText }[]) => (
    <FilterGroup
      title={<FormattedMessage id={`tours.filter.${name}`} />}
      options={values.map(({ value, name: named }) => ({
        key: value,
        label: named?.length ? <LangText of={named} /> : words.part({ group: name, value }),
        count: counts[name].get(value) ?? 0,
        on: filters[name].includes(value),
        toggle: () => onFilters(toggleValue(listing.filters, filters, name, value)),
      }))}
    />
  )
  const priced = filterEntries(listing, records, filters, 'price').map(listing.values.price)
  return (
    <>
      {group('types', TYPES)}
      {group('places', places)}
      {group('tags', tags)}
      <LazyRangeFilter
        title={formatMessage({ id: 'tours.filter.price' })}
        labels={{
          min: formatMessage({ id: 'tours.filter.price.min' }),
          max: formatMessage({ id: 'tours.filter.price.max' }),
        }}
        sign={prices.sign}
        values={priced.filter((value) => value !== undefined)}
        extent={counts.price}
        chosen={filters.price}
        onRange={(price, options) => onFilters({ ...filters, price: prices.chosen(price) }, options)}
      />
      {group(
        'languages',
        languages.map((value) => ({ value })),
      )}
    </>
  )
}
