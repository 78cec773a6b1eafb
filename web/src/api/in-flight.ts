import { loadingBar } from './loading-bar.ts'

/** "Progress fetch delay 200 ms" (decision 41.2): a faster call does not show the bar. */
const FETCH_DELAY = 200

/** The name under which the loading of a page is counted, beside the operations. */
export const PAGE = 'page'

type Pending = { count: number; timer: ReturnType<typeof setTimeout> | undefined }

/** Pending work by operation. */
const pending = new Map<string, Pending>()
const listeners = new Set<() => void>()
let failed = false
let shown = false

/**
 * Counts a call, or the loading of a page, as work that the visitor waits for. Every operation has its own count and
 * its own delay: the bar starts when calls of one operation are still pending after that delay, and ends when nothing
 * at all is pending. An aborted call is not a failure (decision 41.2).
 */
export function track<T>(operation: string, work: Promise<T>, delay = FETCH_DELAY): Promise<T> {
  if (typeof window === 'undefined') return work
  const own = pending.get(operation) ?? { count: 0, timer: setTimeout(show, delay) }
  own.count += 1
  pending.set(operation, own)
  tell()
  work.then(
    () => close(operation, own, false),
    (reason: unknown) => close(operation, own, !(reason instanceof DOMException && reason.name === 'AbortError')),
  )
  return work
}

/** The number of pending calls of an operation. */
export const inFlight = (operation: string): number => pending.get(operation)?.count ?? 0

/** Calls the listener after every change. Returns a function that ends this. */
export function onInFlight(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}

function show() {
  if (shown) return
  shown = true
  loadingBar.start()
}

function close(operation: string, own: Pending, withFailure: boolean) {
  own.count -= 1
  failed ||= withFailure
  if (own.count === 0) {
    clearTimeout(own.timer)
    pending.delete(operation)
  }
  tell()
  if (pending.size > 0) return
  if (shown) loadingBar.end(failed)
  shown = false
  failed = false
}
