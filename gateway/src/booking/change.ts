import type { Context } from '../ports/context.ts'
import { Problem } from '../ports/problem.ts'
import { isOver, latestAttempt } from './attempt.ts'
import { takeTurn } from '../policy/turns.ts'
import type { Records } from '../ports/records.ts'
import { FIRST_VERSION } from './version.ts'

type Version = Records['versions']

export type ChangeBooking = <T>(context: Context, id: string, change: (known: Version) => Promise<T>) => Promise<T>

/** How long the version of a booking is remembered after its last change, in milliseconds. */
const KEPT_MS = 30 * 24 * 3_600_000

/**
 * Runs a change of a booking on the version that it has: one at a time per booking; 409 `payment-in-progress` while it is
 * being paid, so that what is booked is what was accepted: who pays looks at the booking and records the payment in one turn.
 */
export const changeBooking: ChangeBooking = (context, id, change) =>
  takeTurn(context, id, () => changeInTurn(context, id, change))

/** The same, for who has the booking's turn. */
export const changeInTurn: ChangeBooking = async (context, id, change) => {
  const payment = await latestAttempt(context.store, id)
  if (payment !== undefined && !isOver(payment.state)) throw new Problem('payment-in-progress')
  return change((await context.store.read('versions', id)) ?? FIRST_VERSION)
}

/** Keeps the version after a change. Another process may have been quicker with the same booking; the higher one stays. */
export async function raiseVersion(context: Context, id: string, next: Version): Promise<void> {
  const expires = context.clock.now() + KEPT_MS
  await context.store.update(
    'versions',
    id,
    (stored) => (stored && stored.version >= next.version ? { ...next, version: stored.version + 1 } : next),
    expires,
  )
}
