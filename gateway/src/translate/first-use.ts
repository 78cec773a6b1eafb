import { Problem } from '../ports/problem.ts'

/** Error codes for a process, or a whole machine, without free file descriptors. */
const SHORTAGES: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE'])

/** `Retry-After` when there are no file descriptors: closed connections free some soon. */
const RETRY_SECONDS = 2

/**
 * Creates a function that loads a value on its first call and afterwards returns it without a promise. A failure is not
 * remembered, so the next call tries again. If the system has no file descriptors left, it throws 503 `overloaded` (G9)
 * with the outcome `not-sent`, because calls load everything before they send anything (decision 14.8).
 */
export function onFirstUse<Value>(load: () => Promise<Value>): () => Value | Promise<Value> {
  let loaded: Value | Promise<Value> | undefined
  return () =>
    (loaded ??= load().then(
      (value) => (loaded = value),
      (error: unknown) => {
        loaded = undefined
        return failForShortage(error)
      },
    ))
}

/**
 * Rethrows an error, or throws 503 `overloaded` if file descriptors are exhausted. For reads, which may be repeated.
 */
export function failForShortage(error: unknown): never {
  const isShortage = error instanceof Error && 'code' in error && SHORTAGES.has(error.code)
  throw isShortage ? new Problem('overloaded', { outcome: 'not-sent', retryAfter: RETRY_SECONDS }) : error
}
