/** Runs after the event loop has polled all connections this many times. */
export function afterLoopIterations(count: number, run: () => void): void {
  setImmediate(() => (count > 1 ? afterLoopIterations(count - 1, run) : run()))
}

/** How long a write waits for others at most, in milliseconds. */
const LONGEST_WAIT_MS = 5

let writes: (() => void)[] = []
let known = 0
let runBy = 0

/**
 * Runs writes to connections together, as soon as an iteration of the event loop has brought no more of them. A write
 * to a process that sleeps has to wake it, and one that follows at once finds it awake (decision 15.11).
 * @param write must not throw, and must check whether its connection is still there
 */
export function coalesceWrites(write: () => void): void {
  if (writes.push(write) > 1) return
  known = 0
  runBy = performance.now() + LONGEST_WAIT_MS
  setImmediate(runUnlessMore)
}

function runUnlessMore(): void {
  if (writes.length > known && performance.now() < runBy) {
    known = writes.length
    return void setImmediate(runUnlessMore)
  }
  const due = writes
  writes = []
  for (const write of due) write()
}
