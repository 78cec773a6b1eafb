import { call } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import type { Answer, Input, Schema } from '../../../api/operations.ts'
import { asCurrency } from '../../../domain/money/money.ts'
import { errorOf } from './attempt/join.ts'
import type { PaymentEvent } from './attempt/state.ts'
import { askPrice, choiceOf, differing, isAgreed, isUnsent, type AskPrice } from './price/ask-price.ts'

type Quote = Answer<'quoteCreate'>
type Accepted = Schema<'AcceptedContract'>[]

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
  contracts: Accepted
  language: Schema<'Language'>
  /** Idempotency key, the same for every press that means the same booking. */
  key: string
  /** An earlier press was not answered and may still be in progress, so the price is not requested first. */
  again?: boolean
}

/**
 * Books exactly the displayed quote without a charge: by bank transfer, pay-later or as a request. A changed price is
 * returned so that the visitor can accept it (E8). Returns the next event of the payment.
 */
export async function hold(
  { shown, contracts, language, key, again }: Order,
  calls: HoldCalls = holdCalls,
): Promise<PaymentEvent> {
  const toCurrency = asCurrency(shown.total.currency)
  const { method, term } = shown
  try {
    const quote = again ? shown : await calls.quote(choiceOf(shown), contracts, { toCurrency, language })
    if (!isAgreed(quote, shown, contracts)) return differing(shown, quote, ['total', 'payNow'])
    const body = { quoteHash: shown.hash, method, toCurrency }
    const { status, token } = await untilAnswered(() => calls.complete(term, body, key), calls)
    if (status === 'errored' || token === undefined) return { type: 'failed', failure: { kind: 'notTaken' } }
    return { type: 'made', bookingToken: token, as: status === 'request' ? 'asked' : 'held' }
  } catch (error) {
    return { type: 'failed', failure: isUnsent(error) ? { kind: 'offline' } : { kind: 'error', error } }
  }
}

/** How many times to ask about a booking that the agency has not accepted yet, and the pause in milliseconds. */
const TRIES = 10
const PAUSE = 2000

/**
 * Repeats a call with the same idempotency key until it has a result. It retries after a lost response and while the
 * first call is in progress, and never books twice.
 */
async function untilAnswered<T>(send: () => Promise<T>, { wait }: Pick<HoldCalls, 'wait'>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await send()
    } catch (error) {
      if (!isOpen(error) || tries === TRIES) throw error
    }
    await wait(PAUSE)
  }
}

/** Whether the outcome is unknown: there was no response (599), or the agency has not decided yet. */
const isOpen = (error: unknown) => error instanceof ApiError && (error.kind === 'in-progress' || error.status === 599)

/**
 * Whether the call may have been sent without a response, or the gateway could not store its result. The next press
 * then reuses the key, to get that result.
 */
export function mayHaveBeenSent(event: PaymentEvent): boolean {
  const error = errorOf(event)
  return error?.operationId === 'reservationComplete' && (isOpen(error) || error.kind === 'try-later')
}
