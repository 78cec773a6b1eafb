/** Calls `run` after the event loop has read from all connections `count` times. */
export function afterLoopIterations(count: number, run: () => void): void {
  setImmediate(() => (count > 1 ? afterLoopIterations(count - 1, run) : run()))
}

/** Maximum time that a write waits for others, in milliseconds. */
const LONGEST_WAIT_MS = 5

let writes: (() => void)[] = []
/** Number of waiting writes in the previous iteration of the event loop. */
let previousCount = 0
/** When the writes run at the latest, on the monotonic clock. */
let runBy = 0

/**
 * Collects writes to connections, and runs them together once an iteration of the event loop has added no more. This
 * saves time, because the first write has to wake up a sleeping receiver, and those right after it do not (decision
 * 15.11).
 * @param write must not throw, and must check whether its connection is still there
 */
export function coalesceWrites(write: () => void): void {
  if (writes.push(write) > 1) return
  previousCount = 0
  runBy = performance.now() + LONGEST_WAIT_MS
  setImmediate(runUnlessMore)
}

function runUnlessMore(): void {
  if (writes.length > previousCount && performance.now() < runBy) {
    previousCount = writes.length
    return void setImmediate(runUnlessMore)
  }
  const due = writes
  writes = []
  for (const write of due) write()
}
