import { call } from '../../../../api/client.ts'
import type { Answer, Schema } from '../../../../api/operations.ts'
import type { Currency } from '../../../../domain/money/money.ts'
import type { Choice } from '../../../../domain/payment/choice.ts'

type Accepted = Schema<'AcceptedContract'>[]

/** Asks what the basket costs in a way of paying, with the contracts that were agreed to. */
export type AskPrice = (how: Choice, contracts: Accepted, currency: Currency) => Promise<Answer<'quoteCreate'>>

export const askPrice: AskPrice = (how, acceptedContracts, toCurrency) =>
  call('quoteCreate', { body: { ...how, toCurrency, acceptedContracts } })

/** A request charges nothing: it is sent as one that is paid later (decision 24.3). */
export const REQUEST: Choice = { method: 'later', term: 'later', installment: 1 }

/** The way of paying that a price is for. `bin` belongs to its instalments. */
export const choiceOf = ({ method, term, installment }: Answer<'quoteCreate'>, bin?: string): Choice => ({
  method,
  term,
  installment: installment.num,
  ...(bin === undefined || installment.num === 1 ? {} : { bin }),
})
