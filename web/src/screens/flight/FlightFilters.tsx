import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import {
  BAGGAGE,
  DAY_PARTS,
  FLIGHT_CODEC,
  type FlightFilters as Chosen,
  type FlightFilterTable,
} from '../../domain/flights/flight-filters.ts'
import { sortedUnique } from '../../domain/listing/sorted-unique.ts'
import { toggleValue } from '../../domain/listing/change-filters.ts'
import type { Counts } from '../../domain/listing/facets.ts'
import type { ListGroup } from '../../domain/listing/filters.ts'
import { FilterGroup } from '../../parts/listing/FilterGroup.tsx'
import type { ChangeFilters } from '../../parts/listing/Listing.tsx'
import type { Open } from './chosen/chosen-state.ts'
import { airlinesOf } from './use-flight-words.tsx'

type FlightFiltersProps = {
  entries: readonly Open[]
  filters: Chosen
  counts: Counts<FlightFilterTable>
  onFilters: ChangeFilters<FlightFilterTable>
}

/** Stops, baggage, time and airline; each value shows how many flights it would leave. */
export function FlightFilters({ entries, filters, counts, onFilters }: FlightFiltersProps) {
  const airlines = airlinesOf(entries)
  const groupOf = (
    group: ListGroup<FlightFilterTable>,
    values: readonly (number | string)[],
    named?: ReadonlyMap<number | string, string>,
  ) => {
    const chosen: readonly (number | string)[] = filters[group]
    const counted: ReadonlyMap<number | string, number> = counts[group]
    return (
      <FilterGroup
        title={<FormattedMessage id={`flightPage.filter.${group}`} />}
        options={values.map((value) => ({
          key: `${value}`,
          label: named ? (
            (named.get(value) ?? `${value}`.toUpperCase())
          ) : (
            <FormattedMessage id={`flightPage.${group}.${value}`} />
          ),
          count: counted.get(value) ?? 0,
          on: chosen.includes(value),
          toggle: () => onFilters(toggleValue(FLIGHT_CODEC.filters, filters, group, value)),
        }))}
      />
    )
  }
  return (
    <>
      {groupOf('stops', [0, 1, 2])}
      {groupOf('baggage', BAGGAGE)}
      {groupOf(
        'time',
        DAY_PARTS.map(([part]) => part),
      )}
      {groupOf('airline', sortedUnique([...airlines.keys(), ...filters.airline]), airlines)}
    </>
  )
}
