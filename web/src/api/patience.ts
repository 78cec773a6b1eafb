import { inFlight, onInFlight, PAGE } from './in-flight.ts'

/**
 * After how many milliseconds a loading page shows a card; until then the bar at the top is enough (decision 41.10).
 */
const PATIENCE = 800

/**
 * Calls `tell` when a page has been loading for that long, and when it has loaded. Returns a function that ends this.
 */
export function onSlowPage(tell: (isSlow: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const changed = () => {
    const isLoading = inFlight(PAGE) > 0
    if (isLoading) timer ??= setTimeout(() => tell(true), PATIENCE)
    else {
      clearTimeout(timer)
      timer = undefined
      tell(false)
    }
  }
  const stop = onInFlight(changed)
  changed()
  return () => {
    clearTimeout(timer)
    stop()
  }
}
