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
const ROWS_PER_REQUEST = 100

/** Maximum number of requests in search of one reservation. */
const MAX_REQUESTS = 10

const BOOKED_STATUSES: ReadonlySet<number> = new Set([
  BookingTransactionStatus.Completed,
  BookingTransactionStatus.ThirdPartyCompleted,
])

/** Books the hold of a payment by committing its transaction at the provider. Failures are returned as outcomes. */
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
    if (!BOOKED_STATUSES.has(status)) return { kind: 'unknown' }
    return { kind: 'booked', ticket: reservationNumber === undefined ? {} : { number: reservationNumber } }
  } catch (error) {
    const { outcome = 'unknown', name } = problemOf(error)
    return outcome === 'refused' ? { kind: 'refused', why: name } : { kind: outcome }
  }
}

/**
 * Finds the payment's reservation in the provider's list, by our own number for the transaction: the list contains no
 * other identifier of a transaction (decision 17.10). Searches the reservations registered from the day before the
 * payment to tomorrow, because an operator may trigger the search days later (decision 22.7). Undefined if the
 * reservation is not found, or if the provider does not respond.
 */
export async function findReservation(intent: Intent, context: Context): Promise<Ticket | undefined> {
  const { clock } = context
  // The payment waits meanwhile, so all requests together get the deadline of a single one.
  const deadline = clock.monotonic() + policyOf(operations.reservationList.class).deadlines.total
  try {
    for (let first = 1; first <= ROWS_PER_REQUEST * MAX_REQUESTS; first += ROWS_PER_REQUEST) {
      const { reservations, totalCount } = await requestRows(first, intent, context)
      const reservation = reservations.find((row) => row.agencyReservationNumber === intent.hold?.reference)
      if (reservation) return { number: reservation.reservationNumber }
      if (first + ROWS_PER_REQUEST > totalCount || clock.monotonic() >= deadline) return undefined
    }
    return undefined
  } catch (error) {
    rethrowBug(error)
    return undefined
  }
}

/** Requests rows of the reservation list, starting at row `first`, counted from 1. The rows have no certain order. */
async function requestRows(first: number, intent: Intent, context: Context) {
  const { reference, booking, paidAt, startedAt } = intent
  const from = addDays(todayAt(paidAt ?? startedAt), -1)
  const to = addDays(todayAt(context.clock.now()), 1)
  const days = { type: DateCriterion.Register, from, to }
  const site = recordedSite(intent, context)
  const body = { dateCriterias: [days], minIndexNumber: first, maxIndexNumber: first + ROWS_PER_REQUEST - 1 }
  return (await askBound('reservationList', { site, booking, body, requestId: reference }, context)).items
}
