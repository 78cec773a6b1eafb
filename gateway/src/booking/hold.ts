import type { Context, OperationRequest } from '../ports/context.ts'
import type { Schemas } from '../ports/contract.ts'
import { Problem } from '../ports/problem.ts'
import { type Named, travellersWrite } from './named-travellers.ts'
import { newReference } from './token.ts'
import type { Hold } from '../ports/records.ts'
import { etagOf, nextVersion } from './version.ts'
import { changeBooking, raiseVersion, type ChangeBooking } from './change.ts'
import { sendPatch } from './send-patch.ts'
import { assertLockLive } from '../policy/booking-lock.ts'

const DAY = 24 * 3_600_000
/** A transaction lives for minutes. Its owner is remembered longer, so that no other booking can use it. */
const KEPT = 7 * DAY

type Transaction = Pick<Schemas['ProviderTransaction'], 'transactionId' | 'expiresOn' | 'firstPaymentPercent'>

/** A hold on offers, by a transaction that has been started at the provider. Its reference is new. */
export const holdOn = (
  { transactionId, expiresOn, firstPaymentPercent }: Transaction,
  { offerIds, currency, culture }: Pick<Hold, 'offerIds' | 'currency' | 'culture'>,
): Hold => ({
  transactionId,
  offerIds: [...offerIds],
  currency,
  culture,
  expiresAt: Date.parse(expiresOn),
  isNamed: false,
  reference: newReference(),
  ...(firstPaymentPercent === undefined ? {} : { firstPaymentPercent }),
})

/** Stores the hold of a booking. It replaces the previous one. */
export async function keepHold(booking: string, hold: Hold, { store, clock }: Context): Promise<void> {
  await store.transact(holdWrites(booking, hold, clock.now() + KEPT))
}

/**
 * Replaces a booking's hold by one whose travellers are named. Fails with `in-progress` if the booking has another hold
 * by now.
 */
export async function replaceHold(
  booking: string,
  was: Hold,
  hold: Hold,
  named: Named,
  context: Context,
): Promise<Hold> {
  const becomes = { ...hold, isNamed: true }
  const [owner, kept] = holdWrites(booking, becomes, context.clock.now() + KEPT)
  const writes = [owner, { ...kept, was }, await travellersWrite(hold, named, context)]
  if (!(await context.store.transact(writes))) throw new Problem('in-progress', { outcome: 'not-sent', retryAfter: 1 })
  return becomes
}

const holdWrites = (booking: string, hold: Hold, expiresAt: number) =>
  [
    { area: 'transactions', key: hold.transactionId, becomes: { booking }, expiresAt },
    { area: 'holds', key: booking, becomes: hold, expiresAt },
  ] as const

/**
 * The booking's hold with this transaction; undefined if the transaction was not started here. Fails with 404 if it
 * belongs to another booking, and with `wrong-step` if a newer transaction has replaced it: pricing or booking the old
 * one would leave the newer one unpaid (decision 17.14).
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

/**
 * Marks a hold as complete, with all travellers named, so that it can be booked. The caller must hold the booking's
 * lock.
 */
export async function nameHold(booking: string, hold: Hold, named: Named, context: Context): Promise<Hold> {
  const { store, clock } = context
  const known = await store.read('holds', booking)
  const becomes = { ...hold, isNamed: true }
  if (known?.transactionId !== hold.transactionId) return becomes
  await store.transact([
    { area: 'holds', key: booking, was: known, becomes, expiresAt: clock.now() + KEPT },
    await travellersWrite(hold, named, context),
  ])
  return becomes
}

/** Marks a hold as having extras. Such a hold cannot be renewed automatically, because its extras are not stored. */
export async function extendHold(booking: string, { transactionId }: Hold, { store, clock }: Context): Promise<void> {
  const extend = (known: Hold | undefined) =>
    known?.transactionId === transactionId ? { ...known, hasExtras: true as const } : undefined
  await store.update('holds', booking, extend, clock.now() + KEPT)
}

type Request = Pick<OperationRequest<'transactionBegin'>, 'site' | 'requestId'>

/**
 * Runs a change of a booking's hold, then tells the agency which transaction prices its flights. Changes of one booking
 * run one at a time, and none while it is being paid. The booking's version rises if the basket has provider lines.
 */
export function changeHold<T extends Transaction>(
  context: Context,
  booking: string,
  { site, requestId }: Request,
  change: () => Promise<T>,
  run: ChangeBooking = changeBooking,
): Promise<{ body: T; etag: string }> {
  return run(context, booking, async (known, bookingLock) => {
    assertLockLive(bookingLock)
    const body = await change()
    const value = { transactionId: body.transactionId }
    const changed = await sendPatch(context, {
      site,
      sessionId: booking,
      body: { key: 'flightTransaction', value },
      requestId,
      bookingLock,
    })
    if (!changed.products.some(isHeldLine)) return { body, etag: etagOf(known) }
    const version = nextVersion(known, changed, undefined)
    await raiseVersion(context, booking, version)
    return { body, etag: etagOf(version) }
  })
}

type Line = Pick<Schemas['CartLine'], 'offerId' | 'offerIds'>

/** Whether the provider sells this line. Such lines must be held at the provider before payment. */
export const isHeldLine = ({ offerId, offerIds }: Line) => offerId !== undefined || offerIds !== undefined

/** The offers of a basket that a hold must cover. */
const heldOffers = (lines: readonly Line[]) =>
  lines.filter(isHeldLine).flatMap(({ offerId, offerIds }) => offerIds ?? offerId ?? [])

const covers = (hold: Hold | undefined, offers: readonly string[]): hold is Hold =>
  hold?.offerIds.toSorted().join() === offers.toSorted().join()

/** The share of these lines that the provider takes at booking, in per cent; undefined if it has named none. */
export async function firstPaymentOf(
  lines: readonly Line[],
  booking: string,
  { store }: Pick<Context, 'store'>,
): Promise<number | undefined> {
  const offers = heldOffers(lines)
  const hold = offers.length === 0 ? undefined : await store.read('holds', booking)
  return covers(hold, offers) ? hold.firstPaymentPercent : undefined
}

/**
 * The hold of a basket; undefined if it has no provider lines. Fails with `expired`, and with `wrong-step` if no
 * transaction covers exactly these lines or a traveller is unnamed (decision 39.8).
 */
export async function holdOf(
  lines: readonly Line[],
  booking: string,
  { store, clock }: Context,
): Promise<Hold | undefined> {
  const wanted = heldOffers(lines)
  if (wanted.length === 0) return undefined
  const hold = await store.read('holds', booking)
  if (!covers(hold, wanted))
    throw new Problem('wrong-step', { detail: 'No transaction has been begun for these offers.' })
  if (hold.expiresAt <= clock.now()) throw new Problem('expired')
  if (!hold.isNamed) throw new Problem('wrong-step', { detail: 'The passengers are not confirmed' })
  return hold
}
