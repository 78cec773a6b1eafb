/**
 * Runs a function after pending input has been read. Browsers have no `setImmediate`. There it runs at once, because an
 * early timeout does no harm in a page.
 */
const afterReading: (run: () => void) => unknown = typeof setImmediate === 'function' ? setImmediate : (run) => run()

/**
 * Like `setTimeout`, but lets input that is already waiting be read first: after the process was paused, Node would run
 * an expired timeout before it reads a response that had arrived in time (G5).
 * @returns a function that cancels it
 */
export function callAfter(milliseconds: number, run: () => void): () => void {
  let isCancelled = false
  // `clearTimeout` cannot stop a function that waits for input to be read.
  const runUnlessCancelled = () => {
    if (!isCancelled) run()
  }
  const timer = setTimeout(() => afterReading(runUnlessCancelled), milliseconds)
  return () => {
    isCancelled = true
    clearTimeout(timer)
  }
}
