import type { Context, OperationRequest } from '../ports/context.ts'
import type { Schemas } from '../ports/contract.ts'
import { Problem } from '../ports/problem.ts'
import type { Hold } from '../ports/records.ts'
import type { Lease } from '../ports/store.ts'
import { askBound } from '../upstream/bound.ts'
import { assertLockLive } from '../policy/booking-lock.ts'
import { changeUnderLock } from './change.ts'
import { changeHold, holdOf, holdOn, replaceHold } from './hold.ts'
import { travellersOf } from './named-travellers.ts'

/** A hold with less time left, in milliseconds, might expire before the payment: the bank's page may take ten minutes. */
const MIN_TIME_LEFT_MS = 12 * 60_000

interface Request extends Pick<OperationRequest<'transactionBegin'>, 'site' | 'requestId'> {
  /** The booking's lock. Nothing is sent once it may have expired (decision 22.9). */
  bookingLock: Lease
}

/** A hold that will outlast the payment. `isNew` if it had to be started again. */
export interface LiveHold {
  hold: Hold | undefined
  isNew: boolean
}

/**
 * The basket's hold, with enough time left to be paid. A hold that expires too soon is started again with the same
 * offers and travellers. If its price has changed, the visitor has to accept the new one; if its offers have expired
 * too, the call fails with `expired` (decision 17.13). Undefined for a basket without provider lines.
 */
export async function liveHold(
  lines: readonly Schemas['CartLine'][],
  booking: string,
  request: Request,
  context: Context,
): Promise<LiveHold> {
  const hold = await holdOf(lines, booking, context)
  const lastsLongEnough = hold === undefined || hold.expiresAt - context.clock.now() >= MIN_TIME_LEFT_MS
  return lastsLongEnough
    ? { hold, isNew: false }
    : { hold: await renewHold(hold, booking, request, context), isNew: true }
}

/**
 * Starts a hold again and stores it. The previous hold stays stored until the agency has the new one, so that the same
 * call can be repeated after a failure.
 */
async function renewHold(
  previous: Hold,
  booking: string,
  { bookingLock, ...request }: Request,
  context: Context,
): Promise<Hold> {
  const { offerIds, currency, culture, hasExtras, transactionId } = previous
  const travellers = hasExtras ? undefined : await travellersOf(transactionId, context)
  // Extras are not stored, so a hold that has some cannot be renewed: the visitor has to start again.
  if (travellers === undefined) throw new Problem('expired')
  const call = { ...request, booking }
  const renew = async () => {
    const transaction = await askBound('transactionBegin', { ...call, body: { offerIds, currency, culture } }, context)
    const hold = holdOn(transaction, previous)
    const update = { ...travellers, transactionId: hold.transactionId, agencyReservationNumber: hold.reference }
    assertLockLive(bookingLock)
    await askBound('transactionUpdate', { ...call, body: update }, context)
    return { ...transaction, hold }
  }
  const { hold } = (await changeHold(context, booking, request, renew, changeUnderLock(bookingLock))).body
  return replaceHold(booking, previous, hold, travellers, context)
}
