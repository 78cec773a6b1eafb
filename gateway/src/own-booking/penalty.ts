import type { Context } from '../ports/context.ts'
import type { Site } from '../ports/site.ts'
import { todayAt } from '../translate/today.ts'
import type { Schemas, UpstreamAnswerBody } from '../ports/contract.ts'
import { Problem } from '../ports/problem.ts'
import type { Store } from '../ports/store.ts'
import type { Cancellation } from '../ports/records.ts'
import { canonical, sha256 } from '../translate/hash.ts'
import { rfc3339 } from '../translate/instant.ts'
import { type CardCharge, paidForHeld, paidInAll } from '../translate/money/paid-in-all.ts'
import { penaltyOf } from '../translate/money/penalty.ts'
import { recordFound } from './at-agency.ts'
import type { OwnBooking } from './found.ts'
import { reservationClient } from './reservation-client.ts'

type AgencyBooking = NonNullable<UpstreamAnswerBody<'siteView'>['booking']>

/** How long a shown penalty can be accepted, in milliseconds: as long as a quote (decision 26.3). */
const SHOWN_MS = 20 * 60_000

/** The current penalty, and what has to be cancelled. */
export interface PenaltyNow {
  penalty: Schemas['BookingPenalty']
  /** The money that the refund was calculated from, which the record of the booking may not have yet. */
  paid: Schemas['Money']
  /** `_id` of the booking. */
  booking: string
  reservation?: NonNullable<Cancellation['reservation']>
}

/** Stores a shown penalty, so that it can be accepted until it expires. */
export async function rememberShown(store: Store, key: string, shown: Schemas['BookingPenalty']): Promise<void> {
  const { hash, penalty, expiresAt } = shown
  const shownUntil = Date.parse(expiresAt)
  await store.transact([{ area: 'penalties', key: `${key}/${hash}`, becomes: { penalty }, expiresAt: shownUntil }])
}

/**
 * The current penalty for cancelling a booking. Fails with 409 `wrong-step` if it is not booked, or already cancelled,
 * here or by telephone, which is recorded.
 */
export async function penaltyNow(
  own: OwnBooking,
  { site, requestId }: { site: Site; requestId: string },
  context: Context,
): Promise<PenaltyNow> {
  const { result, source } = own
  if (source === undefined || result.state !== 'booked' || result.cancellation) throw notBooked()
  const { body } = await context.upstream('siteView', { site, sessionId: source.booking, requestId })
  if (body.booking?.completion === undefined) throw notBooked()
  const { completion, cancellation } = body.booking
  const charge = await chargeOf(own, context.store)
  const paid = charge ? paidInAll(charge, completion) : paidForHeld(result.paid, completion)
  if (cancellation !== undefined) {
    const found = { ...cancellation, charge, paid }
    if (context.payment) await recordFound(own, found, site, context.payment.tools)
    throw notBooked()
  }
  // It has given the booking up without terms: a person decides (decision 22.6).
  if (completion.status === 'errored') throw notBooked()
  const provided = new Set(body.booking.products.filter(isProviders).map(({ key }) => key))
  const number = provided.size > 0 ? source.reservation : undefined
  const terms = number === undefined ? undefined : await reservationClient(context, site, requestId).penalty(number)
  const now = context.clock.now()
  const { rates } = source
  const priced = penaltyOf({
    result: { ...result, paid },
    charged: charge?.charged,
    rates,
    provided,
    reservation: terms,
    now,
    today: todayAt(now),
  })
  const hash = await sha256(canonical({ booking: own.key, ...priced }))
  const penalty = { hash, ...priced, asOf: rfc3339(now), expiresAt: rfc3339(now + SHOWN_MS) }
  const reason = terms?.reason === undefined ? {} : { reason: terms.reason }
  return {
    penalty,
    paid: paid ?? result.paid,
    booking: source.booking,
    ...(number === undefined ? {} : { reservation: { number, ...reason } }),
  }
}

/**
 * What a card was charged for a booking; undefined if it was held. Read from the payment, because the result has what
 * was paid in all.
 */
async function chargeOf({ source, result }: OwnBooking, store: Store): Promise<CardCharge | undefined> {
  if (source?.payment === undefined) return undefined
  const quote = (await store.read('intents', source.payment))?.quote
  return { charged: quote?.installment.total ?? result.paid, rest: quote?.payLater }
}

const notBooked = () =>
  new Problem('wrong-step', { detail: 'The booking is not confirmed, or it is already cancelled.' })

/** Whether the provider sold a line: a flight, or anything chosen by one of its offers. */
function isProviders({ type, offerId, offerIds }: AgencyBooking['products'][number]): boolean {
  return type === 'flight' || offerId !== undefined || offerIds !== undefined
}
