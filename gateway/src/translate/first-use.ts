import { Problem } from '../ports/problem.ts'

/** What an operating system says when a process, or the whole machine, has no file descriptors left. */
const SHORTAGES: ReadonlySet<unknown> = new Set(['EMFILE', 'ENFILE'])

/** `Retry-After` when there are no file descriptors: closed connections free some soon. */
const RETRY_SECONDS = 2

/**
 * Loads something on its first use and not at the start; after that it is returned without a promise. A failure is kept
 * neither here nor by Node's loader, so the next use tries again. Without file descriptors it fails with 503
 * `overloaded` (G9), and says that nothing was sent: what a call needs is loaded before it sends anything (decision
 * 14.8).
 */
export function onFirstUse<Value>(load: () => Promise<Value>): () => Value | Promise<Value> {
  let known: Value | Promise<Value> | undefined
  return () =>
    (known ??= load().then(
      (value) => (known = value),
      (error: unknown) => {
        known = undefined
        return failForShortage(error)
      },
    ))
}

/** Throws an error again, as 503 `overloaded` if it is about file descriptors. For reads, which may be repeated. */
export function failForShortage(error: unknown): never {
  const isShortage = error instanceof Error && 'code' in error && SHORTAGES.has(error.code)
  throw isShortage ? new Problem('overloaded', { outcome: 'not-sent', retryAfter: RETRY_SECONDS }) : error
}
