import type { Clock } from './ports/clock.ts'
import { callAfter } from './translate/call-after.ts'

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  every(milliseconds, run) {
    let isStopped = false
    let timer: ReturnType<typeof setTimeout>
    const runOnce = async () => {
      try {
        await run()
      } finally {
        if (!isStopped) schedule()
      }
    }
    const schedule = () => {
      timer = setTimeout(() => void runOnce(), milliseconds)
    }
    schedule()
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  },
  after: callAfter,
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      if (signal?.aborted) end()
      else signal?.addEventListener('abort', end)
    }),
}
