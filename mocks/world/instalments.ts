import { money, share, type Cents, type Currency } from './money.ts'
import type { Schema } from './schemas.ts'

interface CardFamily {
  readonly bank: string
  readonly family: string
}

/** Issuers by the first six digits of their cards. */
const ISSUERS: Readonly<Record<string, CardFamily>> = {
  '400000': { bank: 'Mavi Bank', family: 'Mavi Visa' },
  '540000': { bank: 'Mavi Bank', family: 'Mavi Mastercard' },
}

/** Number of instalments and what the whole costs, in thousandths of the price. */
const PLANS: readonly (readonly [num: number, cost: number])[] = [
  [1, 1000],
  [3, 1000],
  [6, 1050],
  [9, 1077],
]

/** What is charged in all for a number of instalments; undefined when there is no such plan. */
export function chargedFor(amount: Cents, num: number): Cents | undefined {
  const cost = PLANS.find(([known]) => known === num)?.[1]
  return cost === undefined ? undefined : share(amount, cost)
}

/**
 * The plans of a card (product 3.3 row 65): without its first digits, of a bank we do not know and in other currencies
 * than lira there is only one payment.
 */
export function instalmentsAnswer(
  amount: Cents,
  currency: Currency,
  bin: string | undefined,
): Schema<'OrderAnswerInstallments'> {
  const issuer = bin === undefined || currency !== 'try' ? undefined : ISSUERS[bin.slice(0, 6)]
  const plans = issuer ? PLANS : PLANS.slice(0, 1)
  const options = plans.map(([num, cost]) => {
    const total = share(amount, cost)
    return { num, monthly: money(Math.round(total / num), currency), total: money(total, currency) }
  })
  return { kind: 'installments', ...issuer, options }
}
