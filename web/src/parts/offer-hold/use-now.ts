import { useSyncExternalStore } from 'react'
import { serverNow } from '../../api/server-time.ts'
import { everySecond } from '../../api/ticks.ts'

/**
 * Milliseconds since 1970 UTC by the server's clock, updated every second; undefined on the server and during
 * hydration.
 */
export const useNow = (): number | undefined =>
  useSyncExternalStore<number | undefined>(
    everySecond,
    () => Math.floor(serverNow() / 1_000) * 1_000,
    () => undefined,
  )
