import { call } from '../../../../api/client.ts'
import { ApiError } from '../../../../api/errors.ts'
import type { Answer, Schema } from '../../../../api/operations.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import type { PaymentEvent } from '../attempt/state.ts'
import type { Choice } from '../../../../domain/payment/choice.ts'

type Accepted = Schema<'AcceptedContract'>[]

/** The currency of the price, and the language of the contracts. */
type Terms = { toCurrency: Currency; language: Schema<'Language'> }

/** Requests the price of the basket for a payment choice, with the accepted contracts. */
export type AskPrice = (how: Choice, contracts: Accepted, terms: Terms) => Promise<Answer<'quoteCreate'>>

/**
 * A contract contains prices and names; if either has changed, the accepted text no longer exists, and the price is
 * requested without it (decision 20.7). `isAgreed` then returns false.
 */
export const askPrice: AskPrice = async (how, contracts, terms) => {
  const ask = (acceptedContracts: Accepted) => call('quoteCreate', { body: { ...how, ...terms, acceptedContracts } })
  try {
    return await ask(contracts)
  } catch (error) {
    if (!isOtherContract(error)) throw error
    return ask([])
  }
}

const isOtherContract = (error: unknown) =>
  error instanceof ApiError &&
  error.problem.errors?.some(({ pointer }) => pointer.startsWith('/acceptedContracts/')) === true

/** Whether the price equals the displayed one, and the accepted contracts are still valid. */
export const isAgreed = (quote: Answer<'quoteCreate'>, shown: Answer<'quoteCreate'>, contracts: Accepted): boolean =>
  quote.hash === shown.hash &&
  contracts.every(({ sha256 }) => quote.contracts.some(({ texts }) => texts.some((it) => it.sha256 === sha256)))

type Quote = Answer<'quoteCreate'>

const isSame = (one: Schema<'Money'>, other: Schema<'Money'>) =>
  one.value === other.value && one.currency === other.currency

/**
 * The event of a quote that differs from the displayed one: another price to accept, or, at the same price, other terms
 * to read. The first sum that differs is compared.
 */
export function differing(shown: Quote, quote: Quote, sums: readonly ('payNow' | 'total')[]): PaymentEvent {
  const sum = sums.find((name) => !isSame(shown[name], quote[name]))
  return sum === undefined
    ? { type: 'reworded', quote }
    : { type: 'repriced', before: shown[sum], now: quote[sum], quote }
}

/**
 * "Offline before pay: no new attempt" (H1). The price request that comes first detects it, because `navigator.onLine`
 * is too unreliable and would block visitors who can pay.
 */
export const isUnsent = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'offline' && error.operationId === 'quoteCreate'

/** Whether something in the basket is sold out, so that it has no price: only the cart leads on. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.kind === 'sold-out'

/** A request charges nothing, so it is priced like a booking that is paid later (decision 24.3). */
export const REQUEST: Choice = { method: 'later', term: 'later', installment: 1 }

/** The payment choice that a quote is for. `bin` applies to instalments only. */
export const choiceOf = ({ method, term, installment }: Answer<'quoteCreate'>, bin?: string): Choice => ({
  method,
  term,
  installment: installment.num,
  ...(bin === undefined || installment.num === 1 ? {} : { bin }),
})
