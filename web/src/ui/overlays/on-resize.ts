/** "Resize throttle 1000 ms" (decision 41.7). */
const THROTTLE_MS = 1000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let hasMissedResize = false

function notifyListeners(): void {
  hasMissedResize = false
  timer = setTimeout(() => {
    timer = undefined
    if (hasMissedResize) notifyListeners()
  }, THROTTLE_MS)
  for (const listener of listeners) listener()
}

function handleResize(): void {
  if (timer === undefined) notifyListeners()
  else hasMissedResize = true
}

/**
 * Calls `listener` when the size of the window changes: at once, and then at most every second. For the few layouts
 * that CSS cannot express. All callers share one event listener. Returns a function that removes `listener`.
 */
export function onResize(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('resize', handleResize)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('resize', handleResize)
  }
}
