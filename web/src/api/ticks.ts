/** A subscription for `useSyncExternalStore` that reports a change at every interval. */
const every = (milliseconds: number) => (onTick: () => void) => {
  const timer = setInterval(onTick, milliseconds)
  return () => clearInterval(timer)
}

/** For components that show a countdown. */
export const everySecond = every(1_000)

export const MINUTE = 60_000

export const everyMinute = every(MINUTE)
