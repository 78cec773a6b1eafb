import type { Context, OperationRequest } from '../ports/context.ts'
import type { Schemas } from '../ports/contract.ts'
import { Problem } from '../ports/problem.ts'
import { type NamedTravellers, travellersWrite } from './named-travellers.ts'
import { newReference } from './token.ts'
import type { Hold } from '../ports/records.ts'
import { etagOf, nextVersion } from './version.ts'
import { changeBooking, raiseVersion, type ChangeBooking } from './change.ts'
import { sendPatch } from './send-patch.ts'
import { assertLockLive } from '../policy/booking-lock.ts'

const DAY = 24 * 3_600_000
/** How long records of a hold are stored, in milliseconds: longer than it lasts, so that no other booking can use it. */
const STORED_MS = 7 * DAY

type Transaction = Pick<Schemas['ProviderTransaction'], 'transactionId' | 'expiresOn' | 'firstPaymentPercent'>

/** A hold on offers, from a transaction that was started at the provider. It gets a new reference. */
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
export async function storeHold(booking: string, hold: Hold, { store, clock }: Context): Promise<void> {
  await store.transact(holdWrites(booking, hold, clock.now() + STORED_MS))
}

/**
 * Replaces a booking's previous hold by one whose travellers are named. Fails with `in-progress` if another process has
 * replaced the previous hold meanwhile.
 */
export async function replaceHold(
  booking: string,
  previous: Hold,
  hold: Hold,
  travellers: NamedTravellers,
  context: Context,
): Promise<Hold> {
  const becomes = { ...hold, isNamed: true }
  const [ownerWrite, holdWrite] = holdWrites(booking, becomes, context.clock.now() + STORED_MS)
  const writes = [ownerWrite, { ...holdWrite, was: previous }, await travellersWrite(hold, travellers, context)]
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
 * Stores the travellers of a hold and marks it as complete, so that it can be booked. Stores nothing if the booking has
 * another hold by now. The caller must have the booking's lock.
 */
export async function completeHold(
  booking: string,
  hold: Hold,
  travellers: NamedTravellers,
  context: Context,
): Promise<Hold> {
  const { store, clock } = context
  const stored = await store.read('holds', booking)
  const becomes = { ...hold, isNamed: true }
  if (stored?.transactionId !== hold.transactionId) return becomes
  await store.transact([
    { area: 'holds', key: booking, was: stored, becomes, expiresAt: clock.now() + STORED_MS },
    await travellersWrite(hold, travellers, context),
  ])
  return becomes
}

/** Marks a hold as having extras. Such a hold cannot be renewed automatically, because its extras are not stored. */
export async function markHoldWithExtras(
  booking: string,
  { transactionId }: Hold,
  { store, clock }: Context,
): Promise<void> {
  const withExtras = (stored: Hold | undefined) =>
    stored?.transactionId === transactionId ? { ...stored, hasExtras: true as const } : undefined
  await store.update('holds', booking, withExtras, clock.now() + STORED_MS)
}

type Request = Pick<OperationRequest<'transactionBegin'>, 'site' | 'requestId'>

/**
 * Runs a change of a booking's hold, then sends the agency the transaction that has the price of the flights. Changes of
 * one booking run one at a time, and none while it is being paid. The version rises if the basket has provider lines.
 * @param runChange `changeUnderLock` if the caller has the booking's lock already
 */
export function changeHold<T extends Transaction>(
  context: Context,
  booking: string,
  { site, requestId }: Request,
  change: () => Promise<T>,
  runChange: ChangeBooking = changeBooking,
): Promise<{ body: T; etag: string }> {
  return runChange(context, booking, async (currentVersion, bookingLock) => {
    assertLockLive(bookingLock)
    const body = await change()
    const value = { transactionId: body.transactionId }
    const changedBooking = await sendPatch(context, {
      site,
      sessionId: booking,
      body: { key: 'flightTransaction', value },
      requestId,
      bookingLock,
    })
    if (!changedBooking.products.some(isHeldLine)) return { body, etag: etagOf(currentVersion) }
    const version = nextVersion(currentVersion, changedBooking, undefined)
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

/** Whether a hold covers exactly these offers. */
const covers = (hold: Hold | undefined, offers: readonly string[]): hold is Hold =>
  hold?.offerIds.toSorted().join() === offers.toSorted().join()

/** The share that the provider charges at booking, in per cent; undefined if the hold of these lines names none. */
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
  const offers = heldOffers(lines)
  if (offers.length === 0) return undefined
  const hold = await store.read('holds', booking)
  if (!covers(hold, offers))
    throw new Problem('wrong-step', { detail: 'No transaction has been begun for these offers.' })
  if (hold.expiresAt <= clock.now()) throw new Problem('expired')
  if (!hold.isNamed) throw new Problem('wrong-step', { detail: 'The passengers are not confirmed' })
  return hold
}
