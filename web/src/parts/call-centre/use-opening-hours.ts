import { useSite } from '../../api/use-site.ts'
import { dayRuns, type OpeningHours } from '../../domain/dates/opening-hours.ts'
import { cityOf, siteZone, TIME_ZONE } from '../../i18n/time-zone.ts'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useWeekdayName } from '../../i18n/weekday-names.ts'

const EVERY_DAY = 7

/**
 * The hours of the call centre in one line, "Mon–Fri 09:00–17:30" (decision 44.3). `words` is the agency's free text if
 * its record has no structured hours, and undefined if it has none at all. `zone` is the city of the site's time zone,
 * unless that is Istanbul's.
 */
export function useOpeningHours(): { words?: string | undefined; zone?: string | undefined } {
  const { site } = useSite()
  const { hours = [], workingHours } = site.callcenter
  const day = useWeekdayName('short')
  const { formatMessage } = useIntl()
  const [separator, comma] = [formatMessage({ id: 'list.between' }), formatMessage({ id: 'list.comma' })]
  const timeZone = siteZone(site)
  return {
    words:
      hours.length > 0
        ? hours.map((openingHours) => hoursText(openingHours, day, separator)).join(comma)
        : workingHours?.replace('-', '–'),
    zone: timeZone === TIME_ZONE ? undefined : cityOf(timeZone),
  }
}

/** "Mon–Fri 09:00–17:30", or the times alone if they hold on every day. */
function hoursText({ days, opens, closes }: OpeningHours, day: (day: number) => string, separator: string): string {
  const times = `${opens}–${closes}`
  if (days.length === EVERY_DAY) return times
  const runs = dayRuns(days).map(([first, last]) => (first === last ? day(first) : `${day(first)}–${day(last)}`))
  return `${runs.join(separator)} ${times}`
}
