import type { Clock } from '../ports/clock.ts'
import { Problem } from '../ports/problem.ts'
import { createBulkhead } from '../policy/gate/bulkhead.ts'

/** How many more pages may wait to be rendered, for each that is rendered at once. */
const QUEUE = 16

/** How long a page waits for its turn, in milliseconds. Visitors with a basket are let to wait longer. */
const WAIT_MS = 2000
const PERSONAL_WAIT_MS = 3000

/** How much a page counts in the time that one usually takes. */
const WEIGHT = 0.2

/** Seconds after which a page that was refused is worth another try. */
export const BUSY_SECONDS = 3

/** Who may render, and who waits (decision 12.2). */
export interface Budget {
  /** Renders when it is the page's turn; 503 `overloaded` when too many wait or it has waited too long. */
  run<T>(isPersonal: boolean, render: () => Promise<T>, signal: AbortSignal): Promise<T>
  /** Whether such a page would be refused, now or after its wait: then there is no need to ask for what it shows. */
  isFull(isPersonal: boolean): boolean
}

/**
 * A budget of rendering. Cart, checkout and results have turns of their own, so that readers of lists never take one
 * from a visitor who is about to pay.
 */
export function createBudget(clock: Pick<Clock, 'after' | 'monotonic'>, atOnce: number): Budget {
  const content = createTurns(clock, atOnce, WAIT_MS)
  const personal = createTurns(clock, atOnce, PERSONAL_WAIT_MS)
  const of = (isPersonal: boolean) => (isPersonal ? personal : content)
  return {
    run: (isPersonal, render, signal) => of(isPersonal).run(render, signal),
    isFull: (isPersonal) => of(isPersonal).isFull(),
  }
}

/** Turns of one kind. No more wait than will have their turn in time: who waits in vain has cost what the page shows. */
function createTurns(clock: Pick<Clock, 'after' | 'monotonic'>, atOnce: number, waitMs: number) {
  const refuse = () => new Problem('overloaded', { retryAfter: BUSY_SECONDS })
  const turns = createBulkhead({ slots: atOnce, queue: QUEUE * atOnce, waitMs }, clock, refuse)
  /** How long a page usually takes, in milliseconds. */
  let usual = 0
  /** How many are rendered or wait. */
  let under = 0

  async function timed<T>(render: () => Promise<T>): Promise<T> {
    const begin = clock.monotonic()
    try {
      return await render()
    } finally {
      usual += WEIGHT * (clock.monotonic() - begin - usual)
    }
  }

  const isFull = () => turns.isFull() || (under >= atOnce && (under / atOnce) * usual > waitMs)

  return {
    isFull,
    async run<T>(render: () => Promise<T>, signal: AbortSignal): Promise<T> {
      if (isFull()) throw refuse()
      under++
      try {
        return await turns.run(() => timed(render), waitMs, signal)
      } finally {
        under--
      }
    },
  }
}
