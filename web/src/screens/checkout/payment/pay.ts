import { call } from '../../../api/client.ts'
import { ApiError } from '../../../api/errors.ts'
import type { Answer, Input, Schema } from '../../../api/operations.ts'
import type { CardWire } from '../../../domain/payment/card.ts'
import { asCurrency } from '../../../domain/money/money.ts'
import { errorOf } from './attempt/join.ts'
import type { PaymentEvent } from './attempt/state.ts'
import { takesTab } from './bank/takes-tab.ts'
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
  contracts: AcceptedContracts
  language: Schema<'Language'>
  /** The card, or the bank's reference for one that was entered on its page (decision 21.7). */
  card: { card: CardWire } | { cardRef: string }
  /** The first digits of the card whose instalments were chosen. */
  bin?: string | undefined
  /** Idempotency key, the same for every press that means the same payment. */
  key: string
  /** An earlier press with this key got no response and may still be in progress: the price is not requested again. */
  isRepeat?: boolean
}

/**
 * Starts a card payment of the displayed quote. Returns the next event of the payment and never rejects. The price is
 * requested once more, with the accepted contracts: if it has changed, nothing is charged and the event contains the
 * new quote, for the visitor to accept (E8).
 */
export async function pay(order: Order, calls: PayCalls = payCalls): Promise<PaymentEvent> {
  const { shown, contracts, language, bin, isRepeat } = order
  const priceTerms = { toCurrency: asCurrency(shown.total.currency), language }
  const requestPrice = (acceptedContracts: AcceptedContracts) =>
    calls.quote(choiceOf(shown, bin), acceptedContracts, priceTerms)
  try {
    const quote = isRepeat ? shown : await requestPrice(contracts)
    if (!isAcceptedQuote(quote, shown, contracts)) return priceChangeEvent(shown, quote, ['payNow', 'total'])
    const step = await initialize(order, calls)
    return { type: 'stepped', step, now: Date.now(), tab: takesTab(step) }
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'price-changed') return askNewPrice(shown, requestPrice, error)
    return { type: 'failed', failure: isOfflineBeforePay(error) ? { kind: 'offline' } : { kind: 'error', error } }
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
    if (!isResponseLost(error)) throw error
    return calls.initialize(body, key)
  }
}

const isResponseLost = (error: unknown) => error instanceof ApiError && error.status === 599

/**
 * The event after the gateway has refused the price as changed: a new quote to accept. If the new quote equals the
 * displayed one, there is nothing to accept, and the event is the refusal itself.
 */
async function askNewPrice(
  shown: Quote,
  requestPrice: (acceptedContracts: AcceptedContracts) => Promise<Quote>,
  refusal: ApiError,
): Promise<PaymentEvent> {
  try {
    const quote = await requestPrice([])
    if (quote.hash === shown.hash) return { type: 'failed', failure: { kind: 'error', error: refusal } }
    return priceChangeEvent(shown, quote, ['payNow', 'total'])
  } catch (error) {
    return { type: 'failed', failure: { kind: 'error', error } }
  }
}

/**
 * Whether the payment may have reached the bank although this page has no result. The next press must then reuse the
 * key, to get the result of the first instead of a second payment (E3).
 */
export function mayHaveBeenSent(event: PaymentEvent): boolean {
  const error = errorOf(event)
  // `try-later`: the gateway could not store the result yet, and returns it for the same key later.
  return error?.operationId === 'orderInitialize' && (isResponseLost(error) || error.kind === 'try-later')
}
