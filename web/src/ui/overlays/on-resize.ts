/** "Resize throttle 1000 ms" (decision 41.7). */
const THROTTLE = 1000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let isMissed = false

function tellAll(): void {
  isMissed = false
  timer = setTimeout(() => {
    timer = undefined
    if (isMissed) tellAll()
  }, THROTTLE)
  for (const tell of listeners) tell()
}

function handleResize(): void {
  if (timer === undefined) tellAll()
  else isMissed = true
}

/**
 * Calls `tell` when the size of the window changes, at once and then at most every second, for the few places that CSS
 * cannot serve. All share one listener. Returns a function that ends this.
 */
export function onResize(tell: () => void): () => void {
  if (listeners.size === 0) addEventListener('resize', handleResize)
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
    if (listeners.size === 0) removeEventListener('resize', handleResize)
  }
}
