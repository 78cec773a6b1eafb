import { money, share, type Cents, type Currency } from '../basics/money.ts'
import type { Schema } from '../basics/schemas.ts'

interface CardFamily {
  /** A bank that the contract has no id for is told by its name. */
  readonly bank?: string
  readonly bankId?: NonNullable<Schema<'OrderAnswerInstallments'>['bankId']>
  readonly family: string
}

/** Issuers by the first six digits of their cards. */
const ISSUERS: Readonly<Record<string, CardFamily>> = {
  '400000': { bank: 'Mavi Bank', family: 'Mavi Visa' },
  '400008': { bankId: 1008, family: 'Visa' },
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
  return cost === undefined ? undefined : monthlyOf(amount, num, cost) * num
}

/** Every month is the same, to the last kuruş. */
const monthlyOf = (amount: Cents, num: number, cost: number): Cents => Math.ceil(share(amount, cost) / num)

/**
 * The plans of a card (decision 21.6): of a bank we do not know and in other currencies than lira there is only one
 * payment. Without the first digits of a card they are those of the banks that we know.
 */
export function instalmentsAnswer(
  amount: Cents,
  currency: Currency,
  bin: string | undefined,
): Schema<'OrderAnswerInstallments'> {
  const issuer = bin === undefined ? undefined : ISSUERS[bin.slice(0, 6)]
  const isOffered = currency === 'try' && (issuer !== undefined || bin === undefined)
  const options = (isOffered ? PLANS : PLANS.slice(0, 1)).map(([num, cost]) => {
    const monthly = monthlyOf(amount, num, cost)
    return { num, monthly: money(monthly, currency), total: money(monthly * num, currency) }
  })
  return { kind: 'installments', ...(isOffered && issuer), options }
}
