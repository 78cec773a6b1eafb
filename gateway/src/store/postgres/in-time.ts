/** An answer that has not come in time. It may still come. */
export class Late extends Error {}

/** The answer, or a `Late` after so many milliseconds. */
export function inTime<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => reject(new Late()), milliseconds)
  const stop = () => clearTimeout(timer)
  void answer.then(resolve, reject).finally(stop)
  return promise
}
