import { MINOR_UNITS } from '@rota/openapi/reference/minor-units'
import type { Schemas } from '../../ports/contract.ts'
export type Money = Schemas['Money']
export type Currency = Schemas['Currency']

/** Exchange rates have six decimals, so that a conversion is exact until its single rounding. */
const RATE_SCALE = 1_000_000

/** Converts a contract amount to minor units (kuruş, cents). */
export const minorOf = ({ value, currency }: Money) => Math.round(value * minorPerMajor(currency))

/** Minor units in one major unit: 100 kuruş in a lira. */
export const minorPerMajor = (currency: Currency) => 10 ** MINOR_UNITS[currency]

/** Converts minor units to a contract amount. */
export const moneyOf = (minor: number, currency: Currency): Money => ({
  value: minor / minorPerMajor(currency),
  currency,
})

/** Converts an amount in minor units through lira, rounded half up once per line (decision 19.3). */
export function convert(minor: number, from: Currency, to: Currency, rates: Schemas['Rates']): number {
  if (from === to) return minor
  return divideHalfUp(
    BigInt(minor) * liraPer(from, rates) * BigInt(minorPerMajor(to)),
    liraPer(to, rates) * BigInt(minorPerMajor(from)),
  )
}

/** A percentage of an amount, in minor units, rounded half up (E9). */
export const percentOf = (minor: number, percent: number) => divideHalfUp(BigInt(minor) * BigInt(percent), 100n)

function liraPer(currency: Currency, rates: Schemas['Rates']): bigint {
  return BigInt(currency === 'try' ? RATE_SCALE : Math.round(rates[currency] * RATE_SCALE))
}

/** Divides non-negative integers, rounding half up. */
export function divideHalfUp(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor))
}
