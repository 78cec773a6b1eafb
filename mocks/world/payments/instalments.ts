import { money, share, type Cents, type Currency } from '../basics/money.ts'
import type { Schema } from '../basics/schemas.ts'
import { COSTS, FAMILIES, ISSUERS } from '../seed/banks.ts'

/** The total charge for a number of instalments; undefined when there is no such plan. */
export function chargedFor(amount: Cents, num: number): Cents | undefined {
  const cost = COSTS.get(num)
  return cost === undefined ? undefined : monthlyOf(amount, num, cost) * num
}

/** One monthly payment, rounded up to a whole kuruş so that all payments are equal. `cost` is in thousandths. */
const monthlyOf = (amount: Cents, num: number, cost: number): Cents => Math.ceil(share(amount, cost) / num)

const issuerOf = (digits: string) => ISSUERS[digits.slice(0, 6)]

/** Whether a card offers this number of instalments: the plans of its family; any card can pay at once. */
export function takesInstalments(card: string, num: number): boolean {
  const issuer = issuerOf(card)
  return num === 1 || (issuer !== undefined && FAMILIES[issuer.family].includes(num))
}

/**
 * The instalment plans of a card (decision 21.6). Cards of unknown banks, currencies other than lira and travel abroad
 * allow a single payment only. Without `bin`, the first digits of a card, the result has the plans of all known banks.
 */
export function instalmentsAnswer(
  amount: Cents,
  currency: Currency,
  bin: string | undefined,
  isAbroad = false,
): Schema<'OrderAnswerInstallments'> {
  const issuer = bin === undefined ? undefined : issuerOf(bin)
  const plans = (nums: readonly number[]) => optionsOf(nums, amount, currency)
  const singlePaymentReason = currency === 'try' ? (isAbroad ? 'abroad' : undefined) : 'currency'
  if (singlePaymentReason) return { kind: 'installments', options: plans([1]), onlyOnce: singlePaymentReason }
  if (bin === undefined) {
    const banks = Object.values(ISSUERS).map((bank) => ({ ...bank, options: plans(FAMILIES[bank.family]) }))
    return { kind: 'installments', options: plans([...COSTS.keys()]), banks }
  }
  if (!issuer) return { kind: 'installments', options: plans([1]), onlyOnce: 'card' }
  return { kind: 'installments', ...issuer, options: plans(FAMILIES[issuer.family]) }
}

const optionsOf = (nums: readonly number[], amount: Cents, currency: Currency) =>
  nums.flatMap((num) => {
    const cost = COSTS.get(num)
    if (cost === undefined) return []
    const monthly = monthlyOf(amount, num, cost)
    return [{ num, monthly: money(monthly, currency), total: money(monthly * num, currency) }]
  })
