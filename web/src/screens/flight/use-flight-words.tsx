import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { FlightFilterTable, FlightSort } from '../../domain/flights/flight-filters.ts'
import type { FilterPart } from '../../domain/listing/change-filters.ts'
import type { GroupOf } from '../../domain/listing/filters.ts'
import type { ListingWords } from '../../parts/listing/words.ts'
import type { Open } from './chosen/chosen-state.ts'

type Group = GroupOf<FlightFilterTable>

/** The airlines of a list, by their id in the URL. */
export const airlinesOf = (entries: readonly Open[]): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap(({ flight }) =>
      flight.legs.map(({ airline }) => [airline.id.toLowerCase(), airline.name] as const),
    ),
  )

/** The texts of a flight list. */
export function useFlightWords(entries: readonly Open[]): ListingWords<Group, FlightSort> {
  const { formatMessage } = useIntl()
  const airlines = airlinesOf(entries)
  const part = ({ group, value }: FilterPart<Group>) => {
    if (value === undefined) return formatMessage({ id: `flightPage.filter.${group}` })
    if (group === 'airline') return airlines.get(String(value)) ?? String(value).toUpperCase()
    return formatMessage({ id: `flightPage.${group}.${value}` })
  }
  return {
    part,
    group: (group) => formatMessage({ id: `flightPage.filter.${group}` }),
    sortName: (sort) => formatMessage({ id: `flightPage.sort.${sort}` }),
    orderNote: (sort) => formatMessage({ id: `flightPage.order.${sort}` }),
    show: (count) => formatMessage({ id: 'flightPage.show' }, { count }),
    showDropped: (count) => formatMessage({ id: 'flightPage.show' }, { count }),
    without: (filter, count) => <FormattedMessage id="flightPage.without" values={{ filter, count }} />,
  }
}
