import { inFlight, onInFlight, PAGE } from './in-flight.ts'

/**
 * After how many milliseconds a loading page shows a card; until then the bar at the top is enough (decision 41.10).
 */
const SLOW_AFTER = 800

/**
 * Calls `listener` with true when a page has been loading for 800 ms, and with false when it has loaded. Returns a
 * function that unsubscribes.
 */
export function onSlowPage(listener: (isSlow: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const update = () => {
    const isLoading = inFlight(PAGE) > 0
    if (isLoading) timer ??= setTimeout(() => listener(true), SLOW_AFTER)
    else {
      clearTimeout(timer)
      timer = undefined
      listener(false)
    }
  }
  const unsubscribe = onInFlight(update)
  update()
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}
