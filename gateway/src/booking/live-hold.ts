import type { Context, OperationRequest } from '../ports/context.ts'
import type { Schemas } from '../ports/contract.ts'
import { Problem } from '../ports/problem.ts'
import type { Hold } from '../ports/records.ts'
import { askBound } from '../upstream/bound.ts'
import { changeInTurn } from './change.ts'
import { changeHold, holdOf, keepHold, nameHold } from './hold.ts'
import { travellersOf } from './named-travellers.ts'

/** The bank may ask for ten minutes; with less left the hold could be over before the money is there; milliseconds. */
const ENOUGH = 12 * 60_000

type Request = Pick<OperationRequest<'transactionBegin'>, 'site' | 'requestId'>

/** A hold that lasts until it is paid, and whether it is another one than before. */
export interface LiveHold {
  hold: Hold | undefined
  isNew: boolean
}

/**
 * The hold that a basket is paid with, for long enough. One that ends too soon is begun anew, with the same offers and the same
 * travellers: at another price its visitor has to agree, and when the offers are over too it is `expired`
 * (decision 17.13). Undefined for a basket without lines of the provider. Its caller has the booking's turn.
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

async function renewed(
  { offerIds, currency, culture, hasExtras, transactionId }: Hold,
  booking: string,
  request: Request,
  context: Context,
): Promise<Hold> {
  const named = hasExtras ? undefined : await travellersOf(transactionId, context)
  // With extras that nobody has written down it is the visitor's to begin again.
  if (named === undefined) throw new Problem('expired')
  const call = { ...request, booking }
  const renew = async () => {
    const begun = await askBound('transactionBegin', { ...call, body: { offerIds, currency, culture } }, context)
    const hold = await keepHold(booking, begun, { offerIds, currency, culture }, context)
    const update = { ...named, transactionId: hold.transactionId, agencyReservationNumber: hold.reference }
    await askBound('transactionUpdate', { ...call, body: update }, context)
    return { ...begun, hold: await nameHold(booking, hold, named, context) }
  }
  return (await changeHold(context, booking, request, renew, changeInTurn)).body.hold
}
