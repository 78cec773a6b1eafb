import type { Amount } from '../money/amounts.ts'
import { money, toValue } from '../money/money.ts'

/** The average price of one room, because a provider's offer covers all of them. */
export function roomPrice({ value, currency }: Amount, rooms: number): number {
  return toValue({ minor: Math.round(money(value, currency).minor / rooms), currency })
}
