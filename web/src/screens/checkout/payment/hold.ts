import { call } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import type { Answer, Input, Schema } from '../../../api/operations.ts'
import { asCurrency } from '../../../domain/money/money.ts'
import { errorOf } from './attempt/join.ts'
import type { PaymentEvent } from './attempt/state.ts'
import {
  askPrice,
  choiceOf,
  priceChangeEvent,
  isAcceptedQuote,
  isOfflineBeforePay,
  type AskPrice,
} from './price/ask-price.ts'

type Quote = Answer<'quoteCreate'>
type AcceptedContracts = Schema<'AcceptedContract'>[]

type Body = Input<'reservationComplete'>['body']

/** The calls that a booking without a card needs. */
export type HoldCalls = {
  quote: AskPrice
  complete: (term: Schema<'PaymentTerm'>, body: Body, key: string) => Promise<Answer<'reservationComplete'>>
  wait: (milliseconds: number) => Promise<void>
}

const holdCalls: HoldCalls = {
  quote: askPrice,
  complete: (term, body, key) =>
    call('reservationComplete', { query: { term }, body }, { headers: { 'Idempotency-Key': key } }),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

type Order = {
  /** The quote on the screen when the visitor pressed. */
  shown: Quote
  contracts: AcceptedContracts
  language: Schema<'Language'>
  /** Idempotency key, the same for every press that means the same booking. */
  key: string
  /** An earlier press with this key got no response and may still be in progress: the price is not requested again. */
  isRepeat?: boolean
}

/**
 * Books the displayed quote without a charge: by bank transfer, to be paid later, or as a request. Returns the next
 * event of the payment and never rejects. If the price has changed, it books nothing and the event contains the new
 * quote, for the visitor to accept (E8).
 */
export async function hold(
  { shown, contracts, language, key, isRepeat }: Order,
  calls: HoldCalls = holdCalls,
): Promise<PaymentEvent> {
  const toCurrency = asCurrency(shown.total.currency)
  const { method, term } = shown
  try {
    const quote = isRepeat ? shown : await calls.quote(choiceOf(shown), contracts, { toCurrency, language })
    if (!isAcceptedQuote(quote, shown, contracts)) return priceChangeEvent(shown, quote, ['total', 'payNow'])
    const body = { quoteHash: shown.hash, method, toCurrency }
    const { status, token } = await untilAnswered(() => calls.complete(term, body, key), calls)
    if (status === 'errored' || token === undefined) return { type: 'failed', failure: { kind: 'notTaken' } }
    return { type: 'made', bookingToken: token, as: status === 'request' ? 'asked' : 'held' }
  } catch (error) {
    return { type: 'failed', failure: isOfflineBeforePay(error) ? { kind: 'offline' } : { kind: 'error', error } }
  }
}

/** How many times the call is sent while its outcome is unknown, and the pause between two calls in milliseconds. */
const MAX_TRIES = 10
const PAUSE_MS = 2000

/**
 * Repeats a call while its outcome is unknown: after a lost response, and while the first call is in progress. The
 * idempotency key is the same each time, so nothing is booked twice. Rejects with the last error.
 */
async function untilAnswered<T>(send: () => Promise<T>, { wait }: Pick<HoldCalls, 'wait'>): Promise<T> {
  for (let attemptNumber = 1; ; attemptNumber++) {
    try {
      return await send()
    } catch (error) {
      if (!isOutcomeUnknown(error) || attemptNumber === MAX_TRIES) throw error
    }
    await wait(PAUSE_MS)
  }
}

/** Whether the outcome is unknown: there was no response (599), or the agency has not decided yet. */
const isOutcomeUnknown = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'in-progress' || error.status === 599)

/**
 * Whether the booking may have been made although this page has no result: there was no response, or the gateway could
 * not store the result. The next press must then reuse the key, to get the result of the first.
 */
export function mayHaveBeenSent(event: PaymentEvent): boolean {
  const error = errorOf(event)
  return error?.operationId === 'reservationComplete' && (isOutcomeUnknown(error) || error.kind === 'try-later')
}
