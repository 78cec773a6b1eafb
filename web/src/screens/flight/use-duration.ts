import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { hoursOf } from '../../domain/flights/flight-times.ts'

/** "1 h 25 min" */
export function useDuration(): (minutes: number) => string {
  const { formatMessage } = useIntl()
  return (minutes) => formatMessage({ id: 'flightPage.duration' }, hoursOf(minutes))
}
