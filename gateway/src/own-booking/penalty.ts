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
import { recordFoundCancellation } from './found-cancellation.ts'
import type { OwnBooking } from './own-booking.ts'
import { reservationClient } from './reservation-client.ts'

type AgencyBooking = NonNullable<UpstreamAnswerBody<'siteView'>['booking']>

/** How long a shown penalty can be accepted, in milliseconds: as long as a quote (decision 26.3). */
const ACCEPTABLE_MS = 20 * 60_000

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
  const { hash, penalty } = shown
  const expiresAt = Date.parse(shown.expiresAt)
  await store.transact([{ area: 'penalties', key: `${key}/${hash}`, becomes: { penalty }, expiresAt }])
}

/**
 * The current penalty for cancelling a booking. Fails with 409 `wrong-step` if the booking is not confirmed or already
 * cancelled. A cancellation that was made at the agency, for example by telephone, is recorded before.
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
    const foundCancellation = { ...cancellation, charge, paid }
    if (context.payment) await recordFoundCancellation(own, foundCancellation, site, context.payment.tools)
    throw notBooked()
  }
  // The agency has given the booking up and names no penalty or refund, so a person decides (decision 22.6).
  if (completion.status === 'errored') throw notBooked()
  const providerKeys = new Set(body.booking.products.filter(isProviderLine).map(({ key }) => key))
  const number = providerKeys.size > 0 ? source.reservation : undefined
  const reservationTerms =
    number === undefined ? undefined : await reservationClient(context, site, requestId).penalty(number)
  const now = context.clock.now()
  const { rates } = source
  const amounts = penaltyOf({
    result: { ...result, paid },
    charged: charge?.charged,
    rates,
    provided: providerKeys,
    reservation: reservationTerms,
    now,
    today: todayAt(now),
  })
  const hash = await sha256(canonical({ booking: own.key, ...amounts }))
  const penalty = { hash, ...amounts, asOf: rfc3339(now), expiresAt: rfc3339(now + ACCEPTABLE_MS) }
  const reason = reservationTerms?.reason === undefined ? {} : { reason: reservationTerms.reason }
  return {
    penalty,
    paid: paid ?? result.paid,
    booking: source.booking,
    ...(number === undefined ? {} : { reservation: { number, ...reason } }),
  }
}

/**
 * What a card was charged for a booking; undefined if the booking was not paid by card. The amount comes from the
 * payment, because the booking result has everything that was paid, bank transfers included.
 */
async function chargeOf({ source, result }: OwnBooking, store: Store): Promise<CardCharge | undefined> {
  if (source?.payment === undefined) return undefined
  const quote = (await store.read('intents', source.payment))?.quote
  return { charged: quote?.installment.total ?? result.paid, rest: quote?.payLater }
}

const notBooked = () =>
  new Problem('wrong-step', { detail: 'The booking is not confirmed, or it is already cancelled.' })

/** Whether the provider sold a line: a flight, or anything chosen by one of its offers. */
function isProviderLine({ type, offerId, offerIds }: AgencyBooking['products'][number]): boolean {
  return type === 'flight' || offerId !== undefined || offerIds !== undefined
}
