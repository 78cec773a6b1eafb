import { call } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import type { Answer, Input, Schema } from '../../../api/operations.ts'
import { asCurrency } from '../../../domain/money/money.ts'
import type { PaymentEvent } from './attempt/state.ts'
import { askPrice, choiceOf, isAgreed, type AskPrice } from './price/ask-price.ts'

type Quote = Answer<'quoteCreate'>
type Accepted = Schema<'AcceptedContract'>[]

type Body = Input<'reservationComplete'>['body']

/** The calls a booking without a card is made of. */
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
  /** What was on the screen when the visitor pressed. */
  shown: Quote
  contracts: Accepted
  /** Names the intent: the same for every press that means the same booking. */
  key: string
  /** An earlier press of this intent was not answered: it may be under way, so that nothing is asked before. */
  again?: boolean
}

/**
 * Books exactly what was shown, unpaid: a bank transfer, a payment later, or a request. Another price is handed back to
 * be accepted (E8). What it answers is the next event of the payment.
 */
export async function hold(
  { shown, contracts, key, again }: Order,
  calls: HoldCalls = holdCalls,
): Promise<PaymentEvent> {
  const currency = asCurrency(shown.total.currency)
  const { method, term } = shown
  try {
    const quote = again ? shown : await calls.quote(choiceOf(shown), contracts, currency)
    if (!isAgreed(quote, shown, contracts)) return { type: 'repriced', before: shown.total, quote }
    const body = { quoteHash: shown.hash, method, toCurrency: currency }
    const { status, token } = await untilAnswered(() => calls.complete(term, body, key), calls)
    if (status === 'errored' || token === undefined) return { type: 'failed', failure: { kind: 'notTaken' } }
    return { type: 'made', bookingToken: token, as: status === 'request' ? 'asked' : 'held' }
  } catch (error) {
    return { type: 'failed', failure: { kind: 'error', error } }
  }
}

/** How often a booking is asked about that the agency has not taken yet, and how long is waited in between. */
const TRIES = 10
const PAUSE = 2000

/**
 * The same call under the same key, until it has an answer: a lost one and one that is still under way are asked for again,
 * which never books twice.
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

/** No answer came back, or the agency has none yet. */
const isOpen = (error: unknown) => error instanceof ApiError && (error.kind === 'in-progress' || error.status === 599)

/** Whether a try may have been sent although nobody knows: the next press then keeps its key and gets its answer. */
export const isUnheard = (event: PaymentEvent): boolean =>
  event.type === 'failed' && event.failure.kind === 'error' && isOpen(event.failure.error)
