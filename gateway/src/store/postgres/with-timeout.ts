import { callAfter } from '../../translate/call-after.ts'

/** The answer did not come in time. It may still come. */
export class TimeoutError extends Error {}

/** Returns the answer. Rejects with a `TimeoutError` after this many milliseconds. */
export function withTimeout<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const stop = callAfter(milliseconds, () => reject(new TimeoutError()))
  void answer.then(resolve, reject).finally(stop)
  return promise
}
