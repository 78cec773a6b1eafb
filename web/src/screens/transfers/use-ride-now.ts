import { useSyncExternalStore } from 'react'
import { serverNow } from '../../api/server-time.ts'
import { everyMinute, MINUTE } from '../../api/ticks.ts'
import { useToday } from '../../api/use-site.ts'
import { momentIn } from '../../domain/dates/zone-time.ts'
import type { Now } from '../../domain/transfers/is-over.ts'
import { TIME_ZONE } from '../../i18n/time-zone.ts'

/**
 * Day and time at the place of the rides, to the minute, by the clock of the server (decision 30.6). On the
 * server and during hydration it is only the day.
 */
export function useRideNow(): Now {
  const today = useToday()
  const minute = useSyncExternalStore<number | undefined>(
    everyMinute,
    () => Math.floor(serverNow() / MINUTE),
    () => undefined,
  )
  return minute === undefined ? { date: today } : momentIn(minute * MINUTE, TIME_ZONE)
}
