import { callAfter } from '../../translate/call-after.ts'

/** An answer that has not come in time. It may still come. */
export class Late extends Error {}

/** The answer, or a `Late` after so many milliseconds. */
export function inTime<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const stop = callAfter(milliseconds, () => reject(new Late()))
  void answer.then(resolve, reject).finally(stop)
  return promise
}
