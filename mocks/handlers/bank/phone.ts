import { TransactionStatus } from '@rota/openapi/agency/enums'
import { TEST_CODE } from '../../scenarios/cards.ts'
import { money, type Currency } from '../../world/basics/money.ts'
import type { World } from '../../world/world.ts'

/** A message from the bank to the cardholder's phone. */
export interface PhoneMessage {
  /** The shop's id of the payment. */
  readonly order: string
  /** The bank's id of the payment; the challenge is answered with it and the code. */
  readonly transaction: string
  readonly merchant: string
  readonly amount: number
  readonly currency: Currency
  readonly code: string
}

/**
 * Messages about pending payments, only for callers that know the shop's id of the payment. A program cannot read the
 * code on the bank's page, so it reads the phone.
 */
export function phoneMessages(world: World, order: string): PhoneMessage[] {
  const attempt = world.payments.byToken(order)
  if (attempt?.status !== TransactionStatus.InComplete) return []
  const { transactionId: transaction, merchant } = attempt
  const { value: amount, currency } = money(attempt.amount, attempt.currency)
  return [{ order, transaction, merchant, amount, currency, code: TEST_CODE }]
}
