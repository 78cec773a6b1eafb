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

function resized(): void {
  if (timer === undefined) tellAll()
  else isMissed = true
}

/**
 * Tells of changes of the window's size, at once and then at most every second, for the few places that CSS cannot
 * serve. All share one listener. Returns how to stop.
 */
export function onResize(tell: () => void): () => void {
  if (listeners.size === 0) addEventListener('resize', resized)
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
    if (listeners.size === 0) removeEventListener('resize', resized)
  }
}
