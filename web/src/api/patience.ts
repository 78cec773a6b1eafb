import { inFlight, onInFlight, PAGE } from './in-flight.ts'

/** A page that comes sooner needs no card; the bar at the top is enough. In milliseconds (decision 41.10). */
const PATIENCE = 800

/** Tells when a page has been loading for too long to wait without a word, and when it is there. Returns how to stop. */
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
