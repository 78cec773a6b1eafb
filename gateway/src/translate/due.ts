/** Browsers have no `setImmediate`. There a pause of the page is nobody's loss. */
const afterReading: (run: () => void) => unknown = typeof setImmediate === 'function' ? setImmediate : (run) => run()

/**
 * Calls a function once, after what has arrived until then was read: after a standstill of the process, timers run before
 * the network is read (G5).
 * @returns cancels it
 */
export function due(milliseconds: number, run: () => void): () => void {
  let isOver = false
  const runOnce = () => {
    if (!isOver) run()
  }
  const timer = setTimeout(() => afterReading(runOnce), milliseconds)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
