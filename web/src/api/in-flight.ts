import { loadingBar } from './loading-bar.ts'

/** "Progress fetch delay 200 ms" (decision 41.2): a faster call does not show the bar. */
const FETCH_DELAY = 200

let open = 0
let failed = false
let timer: ReturnType<typeof setTimeout> | undefined
let shown = false

/**
 * Counts a call, or the loading of a page, as work that the visitor waits for. The bar starts when something is still
 * pending after the delay, and ends with the last pending work; an abort is no failure (decision 41.2).
 */
export function track<T>(work: Promise<T>, delay = FETCH_DELAY): Promise<T> {
  if (typeof window === 'undefined') return work
  open += 1
  if (!shown) timer ??= setTimeout(show, delay)
  work.then(
    () => close(false),
    (reason: unknown) => close(!(reason instanceof DOMException && reason.name === 'AbortError')),
  )
  return work
}

function show() {
  timer = undefined
  shown = true
  loadingBar.start()
}

function close(withFailure: boolean) {
  open -= 1
  failed ||= withFailure
  if (open > 0) return
  clearTimeout(timer)
  timer = undefined
  if (shown) loadingBar.end(failed)
  shown = false
  failed = false
}
