import { difference, type Amount } from '../money/amounts.ts'
import type { Ended } from './ending.ts'

/** The cost of credit in what was paid in instalments: what exceeds the amount due then. Undefined if there is none. */
export function creditOf({ method, installment = 1, total, paid, payLater }: Ended): Amount | undefined {
  if (method !== 'creditcard' || installment === 1 || total?.currency !== paid.currency) return undefined
  const cost = difference(paid, payLater ? difference(total, payLater) : total)
  return cost.value > 0 ? cost : undefined
}
