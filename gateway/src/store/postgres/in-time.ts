/** An answer that has not come in time. It may still come. */
export class Late extends Error {}

/** The answer, or a `Late` after so many milliseconds. */
export function inTime<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  // After a standstill of the process, timers run before what has arrived in time is read (G5).
  const timer = setTimeout(() => setImmediate(() => reject(new Late())), milliseconds)
  const stop = () => clearTimeout(timer)
  void answer.then(resolve, reject).finally(stop)
  return promise
}
