import { call } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import type { Answer, Input, Schema } from '../../../api/operations.ts'
import type { CardWire } from '../../../domain/payment/card.ts'
import { asCurrency } from '../../../domain/money/money.ts'
import { errorOf } from './attempt/join.ts'
import type { PaymentEvent } from './attempt/state.ts'
import { takesTab } from './bank/takes-tab.ts'
import { askPrice, choiceOf, differing, isAgreed, isUnsent, type AskPrice } from './price/ask-price.ts'

type Quote = Answer<'quoteCreate'>
type Accepted = Schema<'AcceptedContract'>[]

/** The calls that a payment needs. */
export type PayCalls = {
  quote: AskPrice
  initialize: (body: Input<'orderInitialize'>['body'], key: string) => Promise<Answer<'orderInitialize'>>
}

const payCalls: PayCalls = {
  quote: askPrice,
  initialize: (body, key) => call('orderInitialize', { body }, { headers: { 'Idempotency-Key': key } }),
}

type Order = {
  /** The quote on the screen when the visitor pressed. */
  shown: Quote
  contracts: Accepted
  language: Schema<'Language'>
  /** The card, or the bank's reference for one that was entered on its page (decision 21.7). */
  card: { card: CardWire } | { cardRef: string }
  /** The first digits of the card whose instalments were chosen. */
  bin?: string | undefined
  /** Idempotency key, the same for every press that means the same payment. */
  key: string
  /** An earlier press was not answered and may still be in progress, so the price is not requested first. */
  again?: boolean
}

/**
 * Starts a payment of exactly the displayed quote. It requests the price once more, with the accepted contracts; a
 * changed one is returned so that the visitor can accept it (E8). Returns the next event of the payment.
 */
export async function pay(order: Order, calls: PayCalls = payCalls): Promise<PaymentEvent> {
  const { shown, contracts, language, bin, again } = order
  const terms = { toCurrency: asCurrency(shown.total.currency), language }
  const price = (accepted: Accepted) => calls.quote(choiceOf(shown, bin), accepted, terms)
  try {
    const quote = again ? shown : await price(contracts)
    if (!isAgreed(quote, shown, contracts)) return differing(shown, quote, ['payNow', 'total'])
    const step = await initialize(order, calls)
    return { type: 'stepped', step, now: Date.now(), tab: takesTab(step) }
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'price-changed') return askNewPrice(shown, price, error)
    return { type: 'failed', failure: isUnsent(error) ? { kind: 'offline' } : { kind: 'error', error } }
  }
}

/**
 * Sends the payment. If the response is lost, it repeats the request with the same key, which returns the result of the
 * first.
 */
async function initialize({ shown, language, card, key }: Order, calls: PayCalls) {
  const installment = shown.installment.num
  const body = { quoteHash: shown.hash, method: 'creditcard', installment, language, ...card } as const
  try {
    return await calls.initialize(body, key)
  } catch (error) {
    if (!isLost(error)) throw error
    return calls.initialize(body, key)
  }
}

const isLost = (error: unknown) => error instanceof ApiError && error.status === 599

/** Asks for the new price. If the quote is the same after all, there is nothing to accept, and the refusal stands. */
async function askNewPrice(
  shown: Quote,
  price: (accepted: Accepted) => Promise<Quote>,
  refusal: ApiError,
): Promise<PaymentEvent> {
  try {
    const quote = await price([])
    if (quote.hash === shown.hash) return { type: 'failed', failure: { kind: 'error', error: refusal } }
    return differing(shown, quote, ['payNow', 'total'])
  } catch (error) {
    return { type: 'failed', failure: { kind: 'error', error } }
  }
}

/**
 * Whether the payment may have reached the bank without a response: the next press then means the same payment and
 * reuses its key, so that it gets that response (E3).
 */
export function mayHaveBeenSent(event: PaymentEvent): boolean {
  const error = errorOf(event)
  // A gateway that could not store the result returns it for the same key once it can (`try-later`).
  return error?.operationId === 'orderInitialize' && (isLost(error) || error.kind === 'try-later')
}
