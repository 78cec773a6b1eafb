import type { Schemas } from '../ports/contract.ts'
import { markCommitted } from '../guards/generations.ts'
import { keepResult } from '../booking/numbers.ts'
import type { Intent, IntentState } from '../ports/records.ts'
import { rfc3339 } from '../translate/instant.ts'
import type { PaymentTools } from '../ports/payments.ts'
import { isUnpaid } from './saga.ts'

type Result = Schemas['BookingResult']

const RESULT_STATES: Partial<Record<IntentState, Result['state']>> = {
  committed: 'booked',
  pending: 'pending',
  unsure: 'pending',
  unticketed: 'pending',
  'refund-task': 'refund',
  requested: 'requested',
  awaited: 'pending',
  denied: 'refused',
}

/** The agency answers a request within 24 hours (decision 24.2); milliseconds. */
const ANSWERED_WITHIN = 24 * 3_600_000

/**
 * Writes what the holder of the booking token may read, and takes the booking out of its session: a paid basket cannot
 * be paid again. Doing it twice changes nothing, so that it is repeated after a crash.
 */
export async function publish(intent: Intent, { store, clock, step }: PaymentTools): Promise<void> {
  const state = RESULT_STATES[intent.state]
  if (!state) return
  const known = await store.read('bookings', intent.bookingKey)
  // What has been cancelled since stays so.
  if (isTold(known?.result, state, intent)) return
  // An attempt that was paid after it had expired must not close a booking that another one is paying.
  const latest = await store.read('attempts', intent.booking)
  if (!known && latest?.token === intent.token) await markCommitted(store, intent.booking, clock.now())
  step('session-closed')
  const result = bookingResult(intent, state)
  const source = {
    booking: intent.booking,
    rates: intent.quote.rate.rates,
    ...(isUnpaid(intent) ? { attempt: intent.token } : { payment: intent.token }),
    ...(intent.ticket?.number === undefined ? {} : { reservation: intent.ticket.number }),
  }
  await keepResult({ store, clock }, intent.bookingKey, { site: intent.site, result, source })
  step('published')
}

/** A payment in doubt keeps its state when the agency takes it as a request, but has a number from then on. */
const isTold = (known: Result | undefined, state: Result['state'], { completion }: Intent) =>
  known?.cancellation !== undefined || (known?.state === state && known.bookingNumber === completion?.bookingNumber)

function bookingResult(intent: Intent, state: Result['state']): Result {
  const { quote, completion, reference } = intent
  return {
    state,
    ...(completion ? { bookingNumber: completion.bookingNumber } : { reference }),
    lines: quote.lines,
    ...(quote.promotion ? { promotion: quote.promotion } : {}),
    total: quote.total,
    ...paidOf(intent),
    method: quote.method,
    installment: quote.installment.num,
    ...(completion ? { paymentStatus: completion.paymentStatus } : {}),
    ...(state === 'refused' ? {} : dueOf(intent)),
    ...(state === 'requested' ? { answerBy: rfc3339(intent.startedAt + ANSWERED_WITHIN) } : {}),
    payAtHotel: quote.payAtHotel,
    createdAt: rfc3339(intent.startedAt),
    documents: completion?.documents ?? [],
  }
}

/** What has been paid; nothing of what is held. */
function paidOf(intent: Intent): Pick<Result, 'paid' | 'paidAt'> {
  const { total } = intent.quote.installment
  if (isUnpaid(intent)) return { paid: { ...total, value: 0 } }
  return { paid: total, paidAt: rfc3339(intent.paidAt ?? intent.since) }
}

/** What is still to be paid, when and where to. */
function dueOf({ quote, banks }: Intent) {
  const { payNow, payLater, payLaterBy, optionDate } = quote
  return {
    ...(quote.method === 'transfer' ? { payNow, banks: banks ?? [] } : {}),
    ...(payLater ? { payLater } : {}),
    ...(payLaterBy === undefined ? {} : { payLaterBy }),
    ...(optionDate === undefined ? {} : { optionDate }),
  }
}
