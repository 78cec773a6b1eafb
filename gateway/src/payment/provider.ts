import type { TicketOutcome } from '../ports/payments.ts'
import { BookingTransactionStatus, DateCriterion } from '@rota/openapi/agency/enums'
import { operations } from '@rota/openapi/agency/operations'
import type { Context } from '../ports/context.ts'
import { recordedSite } from '../booking/recorded-site.ts'
import { todayAt } from '../translate/today.ts'
import { problemOf, rethrowBug } from '../ports/problem.ts'
import type { Intent } from '../ports/records.ts'
import { policyOf } from '../policy/classes.ts'
import { addDays } from '../translate/civil-day.ts'
import { askBound } from '../upstream/bound.ts'

type Ticket = NonNullable<Intent['ticket']>

/** Rows of a reservation list per request. */
const WINDOW = 100

/** Maximum number of requests in search of one reservation. */
const MOST_WINDOWS = 10

const DONE: ReadonlySet<number> = new Set([
  BookingTransactionStatus.Completed,
  BookingTransactionStatus.ThirdPartyCompleted,
])

/** Commits the transaction of a payment at the provider. Failures are returned as outcomes. */
export async function bookHold(intent: Intent, context: Context): Promise<TicketOutcome> {
  const { hold, reference, booking, since: recordedAt } = intent
  const params = { path: { transactionId: hold?.transactionId ?? '' }, query: {}, header: {} } as never
  try {
    const site = recordedSite(intent, context)
    const call = { site, booking, params, requestId: reference, recordedAt }
    const answer = await askBound('transactionCommit', call, context)
    const { processStatus, status, reservationNumber } = answer
    if (processStatus === 2 || status === BookingTransactionStatus.Errored)
      return { kind: 'refused', why: 'wrong-step' }
    if (!DONE.has(status)) return { kind: 'unknown' }
    return { kind: 'booked', ticket: reservationNumber === undefined ? {} : { number: reservationNumber } }
  } catch (error) {
    const { outcome = 'unknown', name } = problemOf(error)
    return outcome === 'refused' ? { kind: 'refused', why: name } : { kind: outcome }
  }
}

/**
 * Finds the reservation with our number among those registered from the day before the payment to tomorrow: a person
 * may ask days later (decision 22.7). Undefined if it is not there, or if nobody responds. Lists do not contain any
 * other name of a transaction (decision 17.10).
 */
export async function findReservation(intent: Intent, context: Context): Promise<Ticket | undefined> {
  const { clock } = context
  // No further rows are requested once the time of a single request is over: the payment waits meanwhile.
  const end = clock.monotonic() + policyOf(operations.reservationList.class).deadlines.total
  try {
    for (let first = 1; first <= WINDOW * MOST_WINDOWS; first += WINDOW) {
      const { reservations, totalCount } = await rowsFrom(first, intent, context)
      const found = reservations.find((row) => row.agencyReservationNumber === intent.hold?.reference)
      if (found) return { number: found.reservationNumber }
      if (first + WINDOW > totalCount || clock.monotonic() >= end) return undefined
    }
    return undefined
  } catch (error) {
    rethrowBug(error)
    return undefined
  }
}

/** A window of the reservations that may be ours. The provider promises no order. */
async function rowsFrom(first: number, intent: Intent, context: Context) {
  const { reference, booking, paidAt, startedAt } = intent
  const from = addDays(todayAt(paidAt ?? startedAt), -1)
  const to = addDays(todayAt(context.clock.now()), 1)
  const days = { type: DateCriterion.Register, from, to }
  const site = recordedSite(intent, context)
  const body = { dateCriterias: [days], minIndexNumber: first, maxIndexNumber: first + WINDOW - 1 }
  return (await askBound('reservationList', { site, booking, body, requestId: reference }, context)).items
}
