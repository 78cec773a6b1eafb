import { call } from '../../../../api/client.ts'
import { ApiError } from '../../../../api/errors.ts'
import type { Answer, Schema } from '../../../../api/operations.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import type { PaymentEvent } from '../attempt/state.ts'
import type { Choice } from '../../../../domain/payment/choice.ts'

type AcceptedContracts = Schema<'AcceptedContract'>[]

/** The currency of the price, and the language of the contracts. */
type Terms = { toCurrency: Currency; language: Schema<'Language'> }

/** Requests the price of the basket for a payment choice, with the accepted contracts. */
export type AskPrice = (choice: Choice, contracts: AcceptedContracts, terms: Terms) => Promise<Answer<'quoteCreate'>>

/**
 * The quote of the gateway. If the accepted contracts are refused, the price is requested again without them: a
 * contract contains prices and names, and its text no longer exists once either has changed (decision 20.7).
 * `isAcceptedQuote` is false for such a quote.
 * @throws ApiError
 */
export const askPrice: AskPrice = async (choice, contracts, terms) => {
  const ask = (acceptedContracts: AcceptedContracts) =>
    call('quoteCreate', { body: { ...choice, ...terms, acceptedContracts } })
  try {
    return await ask(contracts)
  } catch (error) {
    if (!isContractRefused(error)) throw error
    return ask([])
  }
}

const isContractRefused = (error: unknown) =>
  error instanceof ApiError &&
  error.problem.errors?.some(({ pointer }) => pointer.startsWith('/acceptedContracts/')) === true

/** Whether a new quote is the displayed one (same hash), and still contains the contracts that the visitor accepted. */
export const isAcceptedQuote = (
  quote: Answer<'quoteCreate'>,
  shown: Answer<'quoteCreate'>,
  contracts: AcceptedContracts,
): boolean =>
  quote.hash === shown.hash &&
  contracts.every(({ sha256 }) => quote.contracts.some(({ texts }) => texts.some((text) => text.sha256 === sha256)))

type Quote = Answer<'quoteCreate'>

const isSame = (amount: Schema<'Money'>, otherAmount: Schema<'Money'>) =>
  amount.value === otherAmount.value && amount.currency === otherAmount.currency

/**
 * The event of a quote that differs from the displayed one: another price to accept (`repriced`), or other terms at the
 * same price to read (`reworded`). `sums` are the amounts to compare; the event contains the first that differs.
 */
export function priceChangeEvent(shown: Quote, quote: Quote, sums: readonly ('payNow' | 'total')[]): PaymentEvent {
  const sum = sums.find((name) => !isSame(shown[name], quote[name]))
  return sum === undefined
    ? { type: 'reworded', quote }
    : { type: 'repriced', before: shown[sum], now: quote[sum], quote }
}

/**
 * Whether the browser was offline before anything was sent: "offline before pay: no new attempt" (H1). The price
 * request, which precedes every order, detects it; `navigator.onLine` is unreliable and would block visitors who can
 * pay.
 */
export const isOfflineBeforePay = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'offline' && error.operationId === 'quoteCreate'

/** Whether there is no price because something in the basket is sold out. The visitor must change the cart then. */
export const isSoldOut = (error: unknown): boolean => error instanceof ApiError && error.kind === 'sold-out'

/** A request charges nothing, so it is priced like a booking that is paid later (decision 24.3). */
export const REQUEST: Choice = { method: 'later', term: 'later', installment: 1 }

/** The payment choice that a quote is for. `bin` applies to instalments only. */
export const choiceOf = ({ method, term, installment }: Answer<'quoteCreate'>, bin?: string): Choice => ({
  method,
  term,
  installment: installment.num,
  ...(bin === undefined || installment.num === 1 ? {} : { bin }),
})
