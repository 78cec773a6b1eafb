// Loaded into gateways by NODE_OPTIONS, so that a test can let one of them be wrong about the time, or fail from
// inside.
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** How long the event loop is blocked, in milliseconds: longer than the load balancer's check waits. */
const BLOCKED_MS = 5000

/** By how much the machine's clock is wrong, in milliseconds. The monotonic clock is right. */
let off = Number(process.env['CLOCK_OFF'] ?? 0)
const trueNow = Date.now.bind(Date)
Date.now = () => trueNow() + off
globalThis.Date = new Proxy(Date, {
  construct: (Real, args: []) => new Real(...(args.length === 0 ? ([Date.now()] as unknown as []) : args)),
})

/** What a gateway does on SIGUSR2: the file FAULT_FILE names one. */
const FAULTS = {
  throw: () =>
    void setTimeout(() => {
      throw new TypeError('thrown by a test')
    }),
  block: () => {
    for (const until = performance.now() + BLOCKED_MS; performance.now() < until;);
  },
  // As when the heap is full: V8 aborts (`process/faults.test.ts` fills it).
  fill: () => process.abort(),
  jump: () => void (off -= 3_600_000),
}

export type Fault = keyof typeof FAULTS

if (isMainThread) {
  process.on('SIGUSR2', () => FAULTS[readFileSync(process.env['FAULT_FILE'] ?? '', 'utf8') as Fault]())
}
