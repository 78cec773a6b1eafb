import { loadingBar } from './loading-bar.ts'

/** "Progress fetch delay 200 ms" (decision 41.2): a faster call does not show the bar. */
const FETCH_DELAY = 200

/** The name under which the loading of a page is counted, beside the operations. */
export const PAGE = 'page'

/** The pending calls of one operation, and the timer that shows the bar. */
type Pending = { count: number; timer: ReturnType<typeof setTimeout> | undefined }

/** Pending work by operation. */
const pending = new Map<string, Pending>()
const listeners = new Set<() => void>()
let hasFailure = false
let isBarShown = false

/**
 * Counts a call, or the loading of a page, as work that the visitor waits for. Every operation has its own count and
 * its own delay: the bar starts when calls of one operation are still pending after that delay, and ends when nothing
 * at all is pending. An aborted call is not a failure (decision 41.2). Returns `work` itself.
 */
export function track<T>(operation: string, work: Promise<T>, delay = FETCH_DELAY): Promise<T> {
  if (typeof window === 'undefined') return work
  const entry = pending.get(operation) ?? { count: 0, timer: setTimeout(show, delay) }
  entry.count += 1
  pending.set(operation, entry)
  notifyListeners()
  work.then(
    () => finish(operation, entry, false),
    (reason: unknown) => finish(operation, entry, !(reason instanceof DOMException && reason.name === 'AbortError')),
  )
  return work
}

/** The number of pending calls of an operation. */
export const inFlight = (operation: string): number => pending.get(operation)?.count ?? 0

/** Calls the listener whenever a call starts or ends. Returns a function that unsubscribes. */
export function onInFlight(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function notifyListeners() {
  for (const listener of listeners) listener()
}

function show() {
  if (isBarShown) return
  isBarShown = true
  loadingBar.start()
}

function finish(operation: string, entry: Pending, withFailure: boolean) {
  entry.count -= 1
  hasFailure ||= withFailure
  if (entry.count === 0) {
    clearTimeout(entry.timer)
    pending.delete(operation)
  }
  notifyListeners()
  if (pending.size > 0) return
  if (isBarShown) loadingBar.end(hasFailure)
  isBarShown = false
  hasFailure = false
}
