import { useSyncExternalStore } from 'react'

const everySecond = (tell: () => void) => {
  const timer = setInterval(tell, 1_000)
  return () => clearInterval(timer)
}

/** Milliseconds since 1970 UTC, told once a second; undefined on the server and while the page comes alive. */
export const useNow = (): number | undefined =>
  useSyncExternalStore<number | undefined>(
    everySecond,
    () => Math.floor(Date.now() / 1_000) * 1_000,
    () => undefined,
  )
