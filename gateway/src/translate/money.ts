import { MINOR_UNITS } from '@rota/openapi/reference/minor-units'
import type { Schemas } from '../ports/contract.ts'
export type Money = Schemas['Money']
export type Currency = Schemas['Currency']

/** Rates are taken to six decimals, so that a conversion is exact until its one rounding. */
const RATE_SCALE = 1_000_000

/** Minor units (kuruş, cents) of an amount on the wire. */
export const minorOf = ({ value, currency }: Money) => Math.round(value * minorPerMajor(currency))

/** Minor units in one major unit: 100 kuruş in a lira. */
export const minorPerMajor = (currency: Currency) => 10 ** MINOR_UNITS[currency]

/** The wire form of an amount in minor units. */
export const moneyOf = (minor: number, currency: Currency): Money => ({
  value: minor / minorPerMajor(currency),
  currency,
})

/**
 * An amount in another currency, by way of lira, in minor units: rounded half up once, at line level (decision 19.3).
 */
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

/** A quotient rounded half up; for what is not negative. */
export function divideHalfUp(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor))
}
