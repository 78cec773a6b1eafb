import type { Handlers } from '@rota/openapi/agency/handlers'
import { fillBasket } from '../../../world/bookings/basket.ts'
import { isOpen, moveBooking } from '../../../world/bookings/booking.ts'
import type { BookingRecord } from '../../../world/bookings/bookings.ts'
import { boundTransaction, releaseTransaction, reservedNumber } from '../../../world/bookings/bound.ts'
import { cancelBooking } from '../../../world/bookings/cancel-booking.ts'
import { heldCompletion, paidCompletion } from '../../../world/bookings/completion.ts'
import { hold } from '../../../world/bookings/hold.ts'
import { priceBasket } from '../../../world/bookings/promotion.ts'
import { LostAnswer } from '../../../world/basics/lost-answer.ts'
import { Refusal } from '../../../world/basics/refusal.ts'
import type { Schema } from '../../../world/basics/schemas.ts'
import { cancelPendingChallenge } from '../../../world/payments/settlement.ts'
import { pricingContextOf } from '../../../world/bookings/pricing-context.ts'
import { siteOf } from '../../../world/sites.ts'
import type { World } from '../../../world/world.ts'
import { bookingView } from '../../booking-view.ts'
import { callerOf } from '../../caller.ts'
import type { CallContext } from '../../call-context.ts'

/** Operations of openapi/paths/agency/reservation.yaml. */
export const reservation: Pick<
  Handlers<CallContext>,
  'reservationStart' | 'reservationPatch' | 'reservationComplete'
> = {
  reservationStart: async ({ context: { world, site } }) => {
    const record = await world.bookings.start(site.site.account, world.clock.now())
    return { status: 200, body: { booking: record.booking } }
  },

  reservationPatch: async ({ body, context }) => {
    const { world } = context
    const caller = await callerOf(context)
    if (body.key === 'cancellation') {
      const { booking } = await cancelBooking(world, caller.id, body.value)
      return { status: 200, body: { booking } }
    }
    await cancelPendingChallenge(world, caller.id)
    const changed = await world.bookings.change(caller.id, (record) => {
      if (!isOpen(record.state)) throw new Refusal('wrong-step', 'The booking is being paid or is paid.')
      applyPatch(record, body, world)
    })
    return { status: 200, body: { booking: bookingView(changed, world) } }
  },

  reservationComplete: async ({ body, query, context }) => {
    const { world } = context
    const caller = await callerOf(context)
    const { method } = body
    const { term } = query
    if (method !== 'creditcard') {
      const { booking } = await world.bookings.change(caller.id, (record) => {
        hold(record, { method, term }, world)
        record.booking.completion = heldCompletion(record, body.toCurrency, world)
        delayVisibility(record, world)
      })
      loseAnswerInScenario(world)
      if (booking.completion === undefined) throw new Refusal('wrong-step', 'The booking was not made.')
      return { status: 200, body: booking.completion }
    }
    await world.bookings.change(caller.id, (record) => confirm(record, term, world))
    const completion = paidCompletion(caller, world)
    await world.bookings.change(caller.id, (record) => {
      record.state = moveBooking(record.state, 'confirmed')
      record.booking.completion = completion
      delayVisibility(record, world)
    })
    loseAnswerInScenario(world)
    return { status: 200, body: completion }
  },
}

/** In the scenario `late`, the agency shows the booking only after a delay. */
function delayVisibility(record: BookingRecord, world: World): void {
  if (world.scenario().commit === 'late') record.shownFrom = world.clock.now() + VISIBILITY_DELAY_MS
}

/** Longer than the 30 seconds after which the gateway reports a paid booking as unresolved. */
const VISIBILITY_DELAY_MS = 45_000

/** Breaks off the response in scenarios that lose it. The booking is already made and stays. */
function loseAnswerInScenario(world: World): void {
  if (world.scenario().commit !== undefined) throw new LostAnswer('it is booked', { isCut: true })
}

/**
 * Moves a paid basket to `confirming`. Products of the provider must already be booked there: the booking takes over
 * their reservation number.
 */
function confirm(record: BookingRecord, term: Schema<'PaymentTerm'>, world: World): void {
  const isPaid = term !== 'later' && record.state === 'paid'
  if (!isPaid) throw new Refusal('wrong-step', 'Only a paid basket becomes a booking, and only once.')
  const { flightTransaction, products } = record.booking
  const hasProviderProduct = products.some(({ offerId, offerIds }) => offerId !== undefined || offerIds !== undefined)
  if (hasProviderProduct) {
    const { transactionId = '' } = flightTransaction ?? {}
    record.booking.flightTransaction = { transactionId, reservationNumber: reservedNumber(world, record) }
  }
  record.state = moveBooking(record.state, 'confirming')
}

/** Writes one part of the basket, selected by the key of the patch, and prices the basket again. */
function applyPatch(record: BookingRecord, patch: Schema<'ReservationPatch'>, world: World): void {
  const { booking } = record
  if (patch.key === 'products') {
    const keysBefore = new Set(booking.products.map(({ key }) => key))
    const hasNewLine = patch.value.some(({ key }) => !keysBefore.has(key))
    if (world.scenario().soldOutAtAdd === true && hasNewLine)
      throw new Refusal('sold-out', 'Somebody else has taken it.')
    booking.products = fillBasket(patch.value, booking.products, pricingContextOf(world, record))
    const nextState = booking.products.length > 0 ? 'priced' : 'draft'
    const isUnchanged = record.state === nextState
    // The state machine has no transition from failed to draft, so a declined basket becomes priced first.
    if (record.state === 'failed' && nextState === 'draft') record.state = moveBooking(record.state, 'priced')
    if (!isUnchanged) record.state = moveBooking(record.state, nextState)
  }
  if (patch.key === 'flightTransaction') {
    const { transactionId } = patch.value
    boundTransaction(world, transactionId, record)
    releaseTransaction(world, record, transactionId)
    booking.flightTransaction = { transactionId }
  }
  if (patch.key === 'promotion') delete booking.promotion
  if (patch.key === 'guests') booking.guests = patch.value
  if (patch.key === 'customer') booking.customer = patch.value
  if (patch.key === 'specialRequests') booking.specialRequests = patch.value
  Object.assign(
    booking,
    priceBasket(booking.products, booking.promotion?.code, world.market(siteOf(record.account)).today),
  )
}
