import { useSyncExternalStore } from 'react'
import { serverNow } from '../api/server-time.ts'
import { everyMinute, MINUTE } from '../api/ticks.ts'
import { useSite } from '../api/use-site.ts'
import { weekday } from '../domain/dates/civil-date.ts'
import { openState, type OpeningHours, type OpenState, type WeekMoment } from '../domain/dates/opening-hours.ts'
import { momentIn } from '../domain/dates/zone-time.ts'
import { FormattedMessage } from '../i18n/FormattedMessage.tsx'
import { siteZone } from '../i18n/time-zone.ts'
import { useWeekdayName } from '../i18n/weekday-names.ts'
import { useOpeningHours } from '../parts/call-centre/use-opening-hours.ts'

/**
 * The hours of the call centre in the site's time zone, and whether it is open now (decision 44.3). Hours that the
 * site's record contains only as free text are shown as they are. Renders nothing when the site has none.
 */
export function Hours({ className }: { className: string }) {
  const { site } = useSite()
  const { words, zone } = useOpeningHours()
  if (!words) return null
  const values = { hours: <bdi>{words}</bdi>, zone: <bdi>{zone}</bdi> }
  return (
    <p className={className}>
      <FormattedMessage id={zone ? 'layout.hours.zone' : 'layout.hours'} values={values} />
      <OpenNow hours={site.callcenter.hours ?? []} timeZone={siteZone(site)} />
    </p>
  )
}

/**
 * A line that says whether the call centre is open now. Only the browser fills it, because the server's page may be
 * some seconds old (caches), and a visitor may stay longer. The server renders an empty line, so that the layout stays
 * the same.
 */
function OpenNow({ hours, timeZone }: { hours: readonly OpeningHours[]; timeZone: string }) {
  const day = useWeekdayName('short')
  const minute = useSyncExternalStore(everyMinute, thisMinute, () => 0)
  const state = openState(hours, momentAt(minute * MINUTE, timeZone))
  // Hours that never end already say so themselves.
  if (!state || state.is === 'always') return null
  return (
    <>
      <br />
      <b>{minute === 0 ? '\u00A0' : <FormattedMessage {...messageFor(state, day)} />}</b>
    </>
  )
}

function messageFor(state: Exclude<OpenState, undefined | { is: 'always' }>, day: (day: number) => string) {
  if (state.is === 'open') return { id: 'layout.open.until', values: { time: <bdi>{state.until}</bdi> } }
  const { opens } = state
  return { id: 'layout.open.next', values: { moment: <bdi>{`${day(opens.day)} ${opens.time}`}</bdi> } }
}

const thisMinute = () => Math.floor(serverNow() / MINUTE)

/** Weekday and time of an instant in a time zone. */
function momentAt(now: number, timeZone: string): WeekMoment {
  const { date, time } = momentIn(now, timeZone)
  return { day: weekday(date), time }
}
