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

/**
 * The bank's page may take ten minutes, so a hold with less time left might expire before the payment; milliseconds.
 */
const ENOUGH = 12 * 60_000

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
  const isLive = hold === undefined || hold.expiresAt - context.clock.now() >= ENOUGH
  return isLive ? { hold, isNew: false } : { hold: await renewed(hold, booking, request, context), isNew: true }
}

/**
 * Stored only once the agency knows it: until then the hold before it stays, with its travellers, so that the same call
 * can be made again.
 */
async function renewed(
  was: Hold,
  booking: string,
  { bookingLock, ...request }: Request,
  context: Context,
): Promise<Hold> {
  const { offerIds, currency, culture, hasExtras, transactionId } = was
  const named = hasExtras ? undefined : await travellersOf(transactionId, context)
  // Extras are not stored, so a hold that has some cannot be renewed: the visitor has to start again.
  if (named === undefined) throw new Problem('expired')
  const call = { ...request, booking }
  const renew = async () => {
    const begun = await askBound('transactionBegin', { ...call, body: { offerIds, currency, culture } }, context)
    const hold = holdOn(begun, was)
    const update = { ...named, transactionId: hold.transactionId, agencyReservationNumber: hold.reference }
    assertLockLive(bookingLock)
    await askBound('transactionUpdate', { ...call, body: update }, context)
    return { ...begun, hold }
  }
  const { hold } = (await changeHold(context, booking, request, renew, changeUnderLock(bookingLock))).body
  return replaceHold(booking, was, hold, named, context)
}
