import { useIntl } from '../../../i18n/FormattedMessage.tsx'
import { FLIGHT_KINDS, type FlightParty } from '../../../domain/flights/flight-party.ts'

/** "2 adults, 1 infant" */
export function useFliersText(): (party: FlightParty) => string {
  const { formatMessage } = useIntl()
  return (party) =>
    FLIGHT_KINDS.filter((kind) => party[kind] > 0)
      .map((kind) => formatMessage({ id: `flights.count.${kind}` }, { count: party[kind] }))
      .join(formatMessage({ id: 'list.between' }))
}
