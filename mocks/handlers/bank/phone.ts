import { TransactionStatus } from '@rota/openapi/agency/enums'
import { TEST_CODE } from '../../scenarios/cards.ts'
import { money, type Currency } from '../../world/basics/money.ts'
import type { World } from '../../world/world.ts'

/** What the bank has sent to the phone of whoever owns the card. */
export interface PhoneMessage {
  /** The shop's name of the payment. */
  readonly order: string
  /** The bank's name of it; its page answers the challenge with this and the code. */
  readonly transaction: string
  readonly merchant: string
  readonly amount: number
  readonly currency: Currency
  readonly code: string
}

/**
 * Messages about the payments that the bank waits for. Only who knows the shop's name of a payment reads about it. A
 * program that walks through a payment has no eyes for the bank's page: it reads the phone, as people do.
 */
export function phoneMessages(world: World, order: string): PhoneMessage[] {
  const attempt = world.payments.byToken(order)
  if (attempt?.status !== TransactionStatus.InComplete) return []
  const { transactionId: transaction, merchant } = attempt
  const { value: amount, currency } = money(attempt.amount, attempt.currency)
  return [{ order, transaction, merchant, amount, currency, code: TEST_CODE }]
}
