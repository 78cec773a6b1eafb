import type { Clock } from './context.ts'

/** The clock of the machine. */
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
}
