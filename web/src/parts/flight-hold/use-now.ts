import { useSyncExternalStore } from 'react'

const everySecond = (tell: () => void) => {
  const timer = setInterval(tell, 1_000)
  return () => clearInterval(timer)
}

/** Milliseconds since 1970 UTC, updated every second; undefined on the server and during hydration. */
export const useNow = (): number | undefined =>
  useSyncExternalStore<number | undefined>(
    everySecond,
    () => Math.floor(Date.now() / 1_000) * 1_000,
    () => undefined,
  )
