import { useSite } from '../../api/use-site.ts'
import { dayRuns, type OpeningHours } from '../../domain/dates/opening-hours.ts'
import { cityOf, siteZone, TIME_ZONE } from '../../i18n/time-zone.ts'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useWeekdayName } from '../../i18n/weekday-names.ts'

const EVERY_DAY = 7

/**
 * The call centre's hours in one line, "Mon–Fri 09:00–17:30": the agency's own words when they are not structured, and
 * undefined when the site has none (decision 44.3). `zone` is the city of the site's time zone if that is not
 * Istanbul's.
 */
export function useOpeningHours(): { words?: string | undefined; zone?: string | undefined } {
  const { site } = useSite()
  const { hours = [], workingHours } = site.callcenter
  const day = useWeekdayName('short')
  const { formatMessage } = useIntl()
  const [between, comma] = [formatMessage({ id: 'list.between' }), formatMessage({ id: 'list.comma' })]
  const timeZone = siteZone(site)
  return {
    words:
      hours.length > 0
        ? hours.map((some) => hoursText(some, day, between)).join(comma)
        : workingHours?.replace('-', '–'),
    zone: timeZone === TIME_ZONE ? undefined : cityOf(timeZone),
  }
}

/** "Mon–Fri 09:00–17:30", or the times alone if they hold on every day. */
function hoursText({ days, opens, closes }: OpeningHours, day: (day: number) => string, between: string): string {
  const times = `${opens}–${closes}`
  if (days.length === EVERY_DAY) return times
  const runs = dayRuns(days).map(([first, last]) => (first === last ? day(first) : `${day(first)}–${day(last)}`))
  return `${runs.join(between)} ${times}`
}
