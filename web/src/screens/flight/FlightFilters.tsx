import { FormattedMessage } from '../../i18n/FormattedMessage.tsx'
import {
  BAGGAGE,
  DAY_PARTS,
  type FlightFilters as Chosen,
  type FlightFilterTable,
} from '../../domain/flights/flight-filters.ts'
import { flightListing } from '../../domain/flights/flight-listing.ts'
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

const TABLE = flightListing().filters

/** Stops, baggage, time and airline; each value shows how many flights it would leave. */
export function FlightFilters({ entries, filters, counts, onFilters }: FlightFiltersProps) {
  const toggle = (group: ListGroup<FlightFilterTable>, value: number | string) => () =>
    onFilters(toggleValue(TABLE, filters, group, value))
  const airlines = airlinesOf(entries)
  return (
    <>
      <FilterGroup
        title={<FormattedMessage id="flightPage.filter.stops" />}
        options={[0, 1, 2].map((stops) => ({
          key: `${stops}`,
          label: <FormattedMessage id={`flightPage.stops.${stops}`} />,
          count: counts.stops.get(stops) ?? 0,
          on: filters.stops.includes(stops),
          toggle: toggle('stops', stops),
        }))}
      />
      <FilterGroup
        title={<FormattedMessage id="flightPage.filter.baggage" />}
        options={BAGGAGE.map((wish) => ({
          key: wish,
          label: <FormattedMessage id={`flightPage.baggage.${wish}`} />,
          count: counts.baggage.get(wish) ?? 0,
          on: filters.baggage.includes(wish),
          toggle: toggle('baggage', wish),
        }))}
      />
      <FilterGroup
        title={<FormattedMessage id="flightPage.filter.time" />}
        options={DAY_PARTS.map(([part]) => ({
          key: part,
          label: <FormattedMessage id={`flightPage.time.${part}`} />,
          count: counts.time.get(part) ?? 0,
          on: filters.time.includes(part),
          toggle: toggle('time', part),
        }))}
      />
      <FilterGroup
        title={<FormattedMessage id="flightPage.filter.airline" />}
        options={sortedUnique([...airlines.keys(), ...filters.airline]).map((id) => ({
          key: id,
          label: airlines.get(id) ?? id.toUpperCase(),
          count: counts.airline.get(id) ?? 0,
          on: filters.airline.includes(id),
          toggle: toggle('airline', id),
        }))}
      />
    </>
  )
}
