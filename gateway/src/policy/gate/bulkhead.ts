import type { AbortSignalLike } from '../../ports/abort-signal.ts'
import type { Clock } from '../../ports/clock.ts'
import { CallError } from '../../ports/platform.ts'
import type { BulkheadPolicy } from '../classes.ts'

/** Limits the number of concurrent calls, so that a slow upstream uses up no more than its share. */
export interface Bulkhead {
  /**
   * Runs a call once a slot is free. Fails with the error of `refuse` if the queue is full or the wait is too long, and
   * with a `cancelled` CallError as soon as the caller disconnects.
   * @param maxWaitMs longest wait for a slot that leaves time for the call, in milliseconds
   */
  run<T>(call: () => Promise<T>, maxWaitMs: number, signal: AbortSignalLike | undefined): Promise<T>
  /** Whether the next call would be refused at once. */
  isFull(): boolean
  /** How many calls run and wait. */
  load(): { running: number; waiting: number }
}

/** Creates a bulkhead for a class. Callers who stop waiting leave the queue. */
export function createBulkhead(policy: BulkheadPolicy, clock: Pick<Clock, 'after'>, refuse: () => Error): Bulkhead {
  let free = policy.slots
  /** The callers in the queue, in their order. Calling one starts its call. */
  const waiting = new Set<() => void>()

  async function runInSlot<T>(call: () => Promise<T>): Promise<T> {
    free--
    try {
      return await call()
    } finally {
      free++
      if (waiting.size > 0) startNext()
    }
  }

  function startNext(): void {
    const [next] = waiting
    next?.()
  }

  function queued<T>(call: () => Promise<T>, maxWaitMs: number, signal: AbortSignalLike | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const onAbort = () => giveUp(new CallError('cancelled', false))
      const leaveQueue = () => {
        waiting.delete(begin)
        stopTimer()
        signal?.removeEventListener('abort', onAbort)
      }
      const giveUp = (error: Error) => {
        leaveQueue()
        reject(error)
      }
      const begin = () => {
        leaveQueue()
        runInSlot(call).then(resolve, reject)
      }
      waiting.add(begin)
      const stopTimer = clock.after(Math.min(maxWaitMs, policy.waitMs ?? maxWaitMs), () => giveUp(refuse()))
      signal?.addEventListener('abort', onAbort)
    })
  }

  const isFull = () => free === 0 && waiting.size >= policy.queue

  return {
    isFull,
    load: () => ({ running: policy.slots - free, waiting: waiting.size }),
    run(call, maxWaitMs, signal) {
      if (signal?.aborted) return Promise.reject(new CallError('cancelled', false))
      if (free > 0) return runInSlot(call)
      if (isFull()) return Promise.reject(refuse())
      return queued(call, maxWaitMs, signal)
    },
  }
}
