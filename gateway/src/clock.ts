import type { Clock } from './ports/clock.ts'
import { callAfter } from './translate/call-after.ts'

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  every(milliseconds, run) {
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const turn = async () => {
      try {
        await run()
      } finally {
        if (!isOver) plan()
      }
    }
    const plan = () => {
      timer = setTimeout(() => void turn(), milliseconds)
    }
    plan()
    return () => {
      isOver = true
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
