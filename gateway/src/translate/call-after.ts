/**
 * Runs a function after pending input was read. Browsers have no `setImmediate`, and a page that stood still harms
 * nobody.
 */
const afterReading: (run: () => void) => unknown = typeof setImmediate === 'function' ? setImmediate : (run) => run()

/**
 * Calls a function once, when data that arrived by then has been read: after a standstill of the process, timers run
 * before the network is read (G5).
 * @returns a function that cancels it
 */
export function callAfter(milliseconds: number, run: () => void): () => void {
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
