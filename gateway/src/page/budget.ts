import type { AbortSignalLike } from '../ports/abort-signal.ts'
import type { Clock } from '../ports/clock.ts'
import { Problem } from '../ports/problem.ts'
import { createBulkhead } from '../policy/gate/bulkhead.ts'

/** Maximum number of waiting pages per page rendered concurrently. */
const QUEUE_PER_SLOT = 16

/** Maximum time a page waits in the queue, in milliseconds. Visitors with a basket may wait longer. */
const WAIT_MS = 2000
const PERSONAL_WAIT_MS = 3000

/** Weight of the latest page in the average rendering time. */
const LATEST_WEIGHT = 0.2

/** `Retry-After` of a refused page, in seconds. */
export const BUSY_SECONDS = 3

/** Limits concurrent rendering (decision 12.2). */
export interface Budget {
  /**
   * Renders a page when a slot is free. Throws 503 `overloaded` if the queue is full or the page has waited too long.
   */
  run<T>(isPersonal: boolean, render: () => Promise<T>, signal: AbortSignalLike): Promise<T>
  /** Whether a personal page, or another one, would be refused now. Its data then need not be fetched. */
  isFull(isPersonal: boolean): boolean
}

/**
 * A rendering budget. Cart, checkout and result pages have a queue of their own, so that readers of lists never delay a
 * visitor who is about to pay.
 */
export function createBudget(clock: Pick<Clock, 'after' | 'monotonic'>, atOnce: number): Budget {
  const content = createRenderQueue(clock, atOnce, WAIT_MS)
  const personal = createRenderQueue(clock, atOnce, PERSONAL_WAIT_MS)
  const queueFor = (isPersonal: boolean) => (isPersonal ? personal : content)
  return {
    run: (isPersonal, render, signal) => queueFor(isPersonal).run(render, signal),
    isFull: (isPersonal) => queueFor(isPersonal).isFull(),
  }
}

/**
 * A queue for one kind of page. It accepts only pages that will be rendered in time, because fetching the data of the
 * others would be wasted.
 */
function createRenderQueue(clock: Pick<Clock, 'after' | 'monotonic'>, atOnce: number, waitMs: number) {
  const refuse = () => new Problem('overloaded', { retryAfter: BUSY_SECONDS })
  const bulkhead = createBulkhead({ slots: atOnce, queue: QUEUE_PER_SLOT * atOnce, waitMs }, clock, refuse)
  /** Average rendering time. */
  let averageMs = 0
  /** Number of pages rendering or waiting. */
  let pageCount = 0

  async function timed<T>(render: () => Promise<T>): Promise<T> {
    const begin = clock.monotonic()
    try {
      return await render()
    } finally {
      averageMs += LATEST_WEIGHT * (clock.monotonic() - begin - averageMs)
    }
  }

  const isFull = () => {
    const expectedWaitMs = (pageCount / atOnce) * averageMs
    return bulkhead.isFull() || (pageCount >= atOnce && expectedWaitMs > waitMs)
  }

  return {
    isFull,
    async run<T>(render: () => Promise<T>, signal: AbortSignalLike): Promise<T> {
      if (isFull()) throw refuse()
      pageCount++
      try {
        return await bulkhead.run(() => timed(render), waitMs, signal)
      } finally {
        pageCount--
      }
    },
  }
}
