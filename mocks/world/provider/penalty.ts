import { ProductType, ReservationStatus, TransactionStatus } from '@rota/openapi/provider/enums'
import { addDays, dateInIstanbul, type CivilDate } from '../basics/civil-date.ts'
import { PLANS } from '../seed/plans.ts'
import { share, type Cents } from '../basics/money.ts'
import { isBooked, moveTransaction } from './transaction.ts'
import type { World } from '../world.ts'
import { brandOf } from './supply/fares.ts'
import { flightOf } from './supply/flights.ts'
import { hotelOf } from './supply/hotels.ts'
import type { Offer } from './offer-id.ts'
import { ProviderRefusal } from './wire/refusal.ts'
import { daysOf, type AnyRecord, type ServiceRecord, type TransactionRecord } from './transaction-record.ts'

/** A step of the cancellation terms: from this date on, this share of the price is due, in thousandths. */
export interface Step {
  readonly from: CivilDate
  readonly perMille: number
}

const HOUR = 3_600_000

/**
 * The cancellation steps of an offer. The mock provider has a single step: from its date on, the full price is due.
 * Date 0 means that the full price is always due.
 */
export function stepsOf(offer: Offer, world: World, leg = 0): Step[] {
  if (offer.product === ProductType.Hotel) {
    const { seed } = hotelOf(offer.hotel, world.catalogue.seeds)
    const isSaver = PLANS[offer.plan].terms === 'saver'
    return isSaver
      ? [{ from: 0, perMille: 1000 }]
      : [{ from: addDays(offer.checkIn, 1 - seed.freeDays), perMille: 1000 }]
  }
  // An additional service is free until two days before.
  if (offer.product === ProductType.AdditionalService) return [{ from: addDays(offer.checkIn, -1), perMille: 1000 }]
  const flight = offer.legs[leg]
  const departs = flight && flightOf(flight)?.journey.hops[0].departs
  const hours = brandOf(offer.brand)?.refundHours
  if (departs === undefined || hours === undefined) return [{ from: 0, perMille: 1000 }]
  return [{ from: dateInIstanbul(departs - hours * HOUR), perMille: 1000 }]
}

/** The penalty for cancelling a service on a date. */
export function penaltyOf(service: ServiceRecord, today: CivilDate, world: World): Cents {
  const reachedSteps = stepsOf(service.offer, world, service.leg).filter(({ from }) => from <= today)
  return share(service.price, reachedSteps.at(-1)?.perMille ?? 0)
}

/** Whether a reservation can still be cancelled: not once it has begun. */
export function canCancel(record: TransactionRecord, today: CivilDate): boolean {
  return isBooked(record.state) && daysOf(record)[0] > today
}

/** Cancellation reasons, listed in the response to a penalty request. */
export const REASONS = [
  { id: '1', name: 'Change of plans' },
  { id: '2', name: 'Illness', comment: 'A certificate may be asked for' },
] as const

/**
 * Cancels a reservation, or the listed services of it. Refuses a reservation that is not booked, has begun or is
 * already cancelled, and unknown reasons and services.
 */
export function cancel(
  number: string,
  reason: string,
  serviceIds: readonly string[] | undefined,
  world: World,
): TransactionRecord {
  const today = world.clock.today()
  const record = world.transactions.byNumber(number)
  if (!REASONS.some(({ id }) => id === reason))
    throw new ProviderRefusal('InvalidParameter', 'There is no such reason.')
  if (!canCancel(record, today)) {
    throw new ProviderRefusal('ReservationCanNotBeCancelled', 'The reservation can not be cancelled.')
  }
  const remaining = record.services.filter(({ isCancelled }) => !isCancelled)
  const toCancel = remaining.filter(({ id }) => serviceIds === undefined || serviceIds.includes(id))
  const isUnknown = serviceIds?.some((id) => !toCancel.some((service) => service.id === id)) ?? false
  if (isUnknown) throw new ProviderRefusal('ServiceNotFound', 'There is no such service.')
  const penalty = toCancel.reduce((sum, service) => sum + penaltyOf(service, today, world), 0)
  const ids = new Set(toCancel.map(({ id }) => id))
  return world.transactions.change(record.id, (next) => {
    for (const service of next.services) service.isCancelled ||= ids.has(service.id)
    close(next, penalty, toCancel.length === remaining.length, world.clock.now())
  })
}

/** Cancels a reservation, or a part of it; `CancelX` means with a penalty. Throws IllegalMove. */
export function close(record: AnyRecord, penalty: Cents, isWhole: boolean, now: number): void {
  const { booked } = record
  if (booked === undefined) return
  booked.penalty += penalty
  booked.changedAt = now
  const hasPenalty = booked.penalty > 0
  const cancelledState = hasPenalty ? TransactionStatus.CancelX : TransactionStatus.Cancelled
  record.state = moveTransaction(record.state, isWhole ? cancelledState : TransactionStatus.PartialCancel)
  const cancelledStatus = hasPenalty ? ReservationStatus.CancelX : ReservationStatus.Cancel
  booked.status = isWhole ? cancelledStatus : ReservationStatus.Modified
}

/** Whether a cancellation would be refunded today; false when the full price is due already. */
export const isRefundable = (offer: Offer, world: World): boolean =>
  stepsOf(offer, world).every(({ from, perMille }) => from > world.clock.today() || perMille < 1000)
