import { MINOR_UNITS } from '@rota/openapi/reference/minor-units'

/** A currency that a basket can hold (decision 19.5). */
export type Currency = keyof typeof MINOR_UNITS

/** An amount: an integer of minor units (kuruş, cents, pence). Sums of integers are exact. */
export type Money = { minor: number; currency: Currency }

/** Lira per one unit of the currency: `rates.usd` is what a dollar costs (decision 19.3). */
export type Rates = { usd: number; eur: number; gbp: number }

/** Parses a currency; an unknown or missing one is lira (decision 19.5). */
export function asCurrency(text: string | undefined): Currency {
  const wanted = text?.toLowerCase() ?? ''
  return isCurrency(wanted) ? wanted : 'try'
}

/** The currencies that a site charges in. Lira is always included and comes first (decision 19.9). */
export const chargeable = (named: readonly Currency[] = []): Currency[] => [
  'try',
  ...named.filter((it) => it !== 'try'),
]

const isCurrency = (text: string): text is Currency => Object.hasOwn(MINOR_UNITS, text)

/** Number of decimals of a currency: two for lira, because one lira is 100 kuruş. */
const decimalsOf = (currency: Currency): bigint => BigInt(MINOR_UNITS[currency])

/**
 * Converts a number of the contract, in major units with two decimals, to an amount. It rounds half-up on the decimals
 * as written, so that 1.005 becomes 1.01 although its binary value is below that.
 * @throws RangeError when the value is not finite or too large to be exact
 */
export function money(value: number, currency: Currency = 'try'): Money {
  const { units, scale } = decimal(value)
  return exact(roundHalfUp(units * 10n ** decimalsOf(currency), 10n ** scale), currency)
}

/** The number of the contract for an amount: major units, two decimals. */
export function toValue(amount: Money): number {
  return amount.minor / 10 ** MINOR_UNITS[amount.currency]
}

/**
 * The sum of amounts in one currency; zero for an empty list.
 * @throws RangeError when an amount is in another currency: convert it first
 */
export function sum(amounts: readonly Money[], currency: Currency): Money {
  const foreign = amounts.find((amount) => amount.currency !== currency)
  if (foreign) throw new RangeError(`cannot add ${foreign.currency} to ${currency}`)
  return { minor: amounts.reduce((total, { minor }) => total + minor, 0), currency }
}

/** The amount multiplied by `count`, a whole number. */
export function times(amount: Money, count: number): Money {
  return { minor: amount.minor * count, currency: amount.currency }
}

/** A percentage of an amount, for example a deposit (decision 21.5), rounded half-up. `percent` may have decimals. */
export function percentOf(amount: Money, percent: number): Money {
  const { units, scale } = decimal(percent)
  return exact(roundHalfUp(BigInt(amount.minor) * units, 100n * 10n ** scale), amount.currency)
}

/**
 * The amount in another currency, "cross via lira; round half-up to 2 dp once, at line level" (decision 19.3).
 * @throws RangeError when a required rate is not above zero
 */
export function convert(amount: Money, to: Currency, rates: Rates): Money {
  return amount.currency === to ? amount : { minor: minorIn(amount, unitOf(to, rates), rates), currency: to }
}

/** What one unit of a currency costs in lira, and its number of decimals. */
export type Unit = { lira: number; digits: number }

/** Converts an amount like `convert`, but into any currency; the result is in its minor units. */
export function minorIn(amount: Money, unit: Unit, rates: Rates): number {
  const from = liraPer(unitOf(amount.currency, rates))
  const into = liraPer(unit)
  return safe(roundHalfUp(BigInt(amount.minor) * from.units * 10n ** into.scale, into.units * 10n ** from.scale))
}

const unitOf = (currency: Currency, rates: Rates): Unit => ({
  lira: currency === 'try' ? 1 : rates[currency],
  digits: MINOR_UNITS[currency],
})

type Decimal = { units: bigint; scale: bigint }

/** Lira for one minor unit of a currency. */
function liraPer({ lira, digits }: Unit): Decimal {
  const { units, scale } = decimal(lira)
  if (units <= 0n) throw new RangeError('a rate must be above zero')
  return { units, scale: scale + BigInt(digits) }
}

/** The decimal number that the shortest text of a double denotes: 1.005 is 1005 / 10^3. */
function decimal(value: number): Decimal {
  const found = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value))
  if (!found) throw new RangeError('an amount or a rate must be a finite number')
  const [, sign, whole = '', fraction = '', exponent = '0'] = found
  const units = BigInt(`${sign}${whole}${fraction}`)
  const scale = BigInt(fraction.length) - BigInt(exponent)
  return scale < 0n ? { units: units * 10n ** -scale, scale: 0n } : { units, scale }
}

/** Commercial half-up: a half rounds away from zero, so that a refund mirrors its charge. `divisor` is positive. */
function roundHalfUp(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend
  const rounded = (2n * size + divisor) / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}

const exact = (minor: bigint, currency: Currency): Money => ({ minor: safe(minor), currency })

function safe(minor: bigint): number {
  const number = Number(minor)
  if (!Number.isSafeInteger(number)) throw new RangeError('an amount is too large to be exact')
  return number
}
