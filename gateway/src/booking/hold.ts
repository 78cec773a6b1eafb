import type { Context, OperationRequest } from '../ports/context.ts'
import type { Schemas } from '../ports/contract.ts'
import { Problem } from '../ports/problem.ts'
import { type Named, travellersStep } from './named-travellers.ts'
import { newReference } from './token.ts'
import type { Hold } from '../ports/records.ts'
import { etagOf, nextVersion } from './version.ts'
import { changeBooking, raiseVersion, type ChangeBooking } from './change.ts'
import { sendPatch } from './send-patch.ts'

const DAY = 24 * 3_600_000
/** A transaction lives for minutes; whose it was is known longer, so that nobody else takes it up. */
const KEPT = 7 * DAY

type Transaction = Pick<Schemas['ProviderTransaction'], 'transactionId' | 'expiresOn'>

/** Keeps what a booking has begun at the provider. One at a time: a new one takes the place of the old. */
export async function keepHold(
  booking: string,
  { transactionId, expiresOn }: Transaction,
  { offerIds, currency, culture }: Pick<Hold, 'offerIds' | 'currency' | 'culture'>,
  { store, clock }: Context,
): Promise<Hold> {
  const expires = clock.now() + KEPT
  const reference = newReference()
  const hold: Hold = {
    transactionId,
    offerIds: [...offerIds],
    currency,
    culture,
    expiresAt: Date.parse(expiresOn),
    isNamed: false,
    reference,
  }
  await store.transact([
    { area: 'transactions', key: transactionId, becomes: { booking }, expiresAt: expires },
    { area: 'holds', key: booking, becomes: hold, expiresAt: expires },
  ])
  return hold
}

/**
 * The hold of a booking that a transaction is, undefined for one that was not begun here; 404 for somebody else's. One that
 * another has taken the place of is over: priced or booked beside its successor, it would be had unpaid
 * (decision 17.14).
 */
export async function ownHold(booking: string, transactionId: string, { store }: Context): Promise<Hold | undefined> {
  const owner = await store.read('transactions', transactionId)
  if (owner === undefined) return undefined
  if (owner.booking !== booking) throw new Problem('not-found', { outcome: 'not-sent' })
  const hold = await store.read('holds', booking)
  if (hold?.transactionId !== transactionId) {
    throw new Problem('wrong-step', { detail: 'A newer transaction has replaced this one.', outcome: 'not-sent' })
  }
  return hold
}

/** Everybody of the hold is named, so that it can be booked. Its caller has the booking's turn. */
export async function nameHold(booking: string, hold: Hold, named: Named, context: Context): Promise<Hold> {
  const { store, clock } = context
  const known = await store.read('holds', booking)
  const becomes = { ...hold, isNamed: true }
  if (known?.transactionId !== hold.transactionId) return becomes
  await store.transact([
    { area: 'holds', key: booking, was: known, becomes, expiresAt: clock.now() + KEPT },
    await travellersStep(hold, named, context),
  ])
  return becomes
}

/** Something is added to the offers of a hold, or was. */
export async function extendHold(booking: string, { transactionId }: Hold, { store, clock }: Context): Promise<void> {
  const extend = (known: Hold | undefined) =>
    known?.transactionId === transactionId ? { ...known, hasExtras: true as const } : undefined
  await store.update('holds', booking, extend, clock.now() + KEPT)
}

type Request = Pick<OperationRequest<'transactionBegin'>, 'site' | 'requestId'>

/**
 * Runs a change of what a booking holds, and then tells the agency which transaction its flights are priced by. One change of
 * a booking at a time, and none while it is being paid. The version of the booking rises when there are flights in it.
 * @param run waits for the booking's turn, unless its caller has it
 */
export function changeHold<T extends Transaction>(
  context: Context,
  booking: string,
  { site, requestId }: Request,
  change: () => Promise<T>,
  run: ChangeBooking = changeBooking,
): Promise<{ body: T; etag: string }> {
  return run(context, booking, async (known) => {
    const body = await change()
    const value = { transactionId: body.transactionId }
    const told = await sendPatch(context, {
      site,
      sessionId: booking,
      body: { key: 'flightTransaction', value },
      requestId,
    })
    if (!told.products.some(isHeldLine)) return { body, etag: etagOf(known) }
    const version = nextVersion(known, told, undefined)
    await raiseVersion(context, booking, version)
    return { body, etag: etagOf(version) }
  })
}

type Line = Pick<Schemas['CartLine'], 'offerId' | 'offerIds'>

/** Whether a line is the provider's, and has to be held there before it is paid. */
export const isHeldLine = ({ offerId, offerIds }: Line) => offerId !== undefined || offerIds !== undefined

/**
 * The hold that a basket is paid with; undefined for one without lines of the provider. Fails with `expired`, and with
 * `wrong-step` while nothing is begun for just these lines or somebody is not named (decision 39.8).
 */
export async function holdOf(
  lines: readonly Line[],
  booking: string,
  { store, clock }: Context,
): Promise<Hold | undefined> {
  const wanted = lines.filter(isHeldLine).flatMap(({ offerId, offerIds }) => offerIds ?? offerId ?? [])
  if (wanted.length === 0) return undefined
  const hold = await store.read('holds', booking)
  const isFor = hold?.offerIds.toSorted().join() === wanted.toSorted().join()
  if (!hold || !isFor) throw new Problem('wrong-step', { detail: 'No transaction has been begun for these offers.' })
  if (hold.expiresAt <= clock.now()) throw new Problem('expired')
  if (!hold.isNamed) throw new Problem('wrong-step', { detail: 'The passengers are not confirmed' })
  return hold
}
