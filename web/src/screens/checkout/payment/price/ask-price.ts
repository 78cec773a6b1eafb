import { call } from '../../../../api/client.ts'
import { ApiError } from '../../../../api/errors.ts'
import type { Answer, Schema } from '../../../../api/operations.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import type { Choice } from '../../../../domain/payment/choice.ts'

type Accepted = Schema<'AcceptedContract'>[]

/** Asks what the basket costs in a way of paying, with the contracts that were agreed to. */
export type AskPrice = (how: Choice, contracts: Accepted, currency: Currency) => Promise<Answer<'quoteCreate'>>

/**
 * What was agreed to names prices and people: where either has changed, it is of another contract, and the price comes without
 * it (decision 20.7). `isAgreed` then says so.
 */
export const askPrice: AskPrice = async (how, contracts, toCurrency) => {
  const ask = (acceptedContracts: Accepted) => call('quoteCreate', { body: { ...how, toCurrency, acceptedContracts } })
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

/** Whether a price is the one that was shown, and its contracts those that were agreed to. */
export const isAgreed = (quote: Answer<'quoteCreate'>, shown: Answer<'quoteCreate'>, contracts: Accepted): boolean =>
  quote.hash === shown.hash &&
  contracts.every(({ sha256 }) => quote.contracts.some(({ texts }) => texts.some((it) => it.sha256 === sha256)))

/** A request charges nothing: it is sent as one that is paid later (decision 24.3). */
export const REQUEST: Choice = { method: 'later', term: 'later', installment: 1 }

/** The way of paying that a price is for. `bin` belongs to its instalments. */
export const choiceOf = ({ method, term, installment }: Answer<'quoteCreate'>, bin?: string): Choice => ({
  method,
  term,
  installment: installment.num,
  ...(bin === undefined || installment.num === 1 ? {} : { bin }),
})
