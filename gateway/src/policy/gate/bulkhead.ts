import type { HangUp } from '../../ports/hang-up.ts'
import { bulkhead } from 'cockatiel'
import type { Clock } from '../../ports/clock.ts'
import { CallError } from '../../ports/platform.ts'
import type { BulkheadPolicy } from '../classes.ts'

/** Limits the number of concurrent calls, so that a slow upstream uses up no more than its share. */
export interface Bulkhead {
  /**
   * Runs a call once a slot is free. Fails with the error of `refuse` if the queue is full or the wait is too long, and
   * with a `cancelled` CallError as soon as the caller hangs up.
   * @param patienceMs longest wait for a slot that leaves time for the call, in milliseconds
   */
  run<T>(call: () => Promise<T>, patienceMs: number, signal: HangUp | undefined): Promise<T>
  /** Whether the next call would be refused at once. */
  isFull(): boolean
}

/** Creates a bulkhead for a class. Callers who stop waiting leave the queue. */
export function createBulkhead(figures: BulkheadPolicy, clock: Pick<Clock, 'after'>, refuse: () => Error): Bulkhead {
  // Cockatiel keeps callers who gave up in its queue until a slot is free, so waiting callers are counted here.
  const slots = bulkhead(figures.slots, Number.POSITIVE_INFINITY)
  let waiting = 0

  function inTurn<T>(call: () => Promise<T>, patienceMs: number, signal: HangUp | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const turn = new AbortController()
      const gone = () => giveUp(new CallError('cancelled', false))
      const leave = () => {
        waiting--
        stopTimer()
        signal?.removeEventListener('abort', gone)
      }
      const giveUp = (error: Error) => {
        leave()
        turn.abort()
        reject(error)
      }
      waiting++
      const stopTimer = clock.after(Math.min(patienceMs, figures.waitMs ?? patienceMs), () => giveUp(refuse()))
      signal?.addEventListener('abort', gone)
      const begin = () => {
        leave()
        return call()
      }
      slots.execute(begin, turn.signal).then(resolve, reject)
    })
  }

  const isFull = () => slots.executionSlots === 0 && waiting >= figures.queue

  return {
    isFull,
    run(call, patienceMs, signal) {
      if (signal?.aborted) return Promise.reject(new CallError('cancelled', false))
      if (slots.executionSlots > 0) return slots.execute(call)
      if (isFull()) return Promise.reject(refuse())
      return inTurn(call, patienceMs, signal)
    },
  }
}
