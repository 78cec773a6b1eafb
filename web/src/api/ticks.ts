/** A subscription for `useSyncExternalStore` that reports a change at every interval. */
const every = (milliseconds: number) => (tell: () => void) => {
  const timer = setInterval(tell, milliseconds)
  return () => clearInterval(timer)
}

export const everySecond = every(1_000)

export const MINUTE = 60_000

export const everyMinute = every(MINUTE)
