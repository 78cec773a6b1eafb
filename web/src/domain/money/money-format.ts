import { MINOR_UNITS } from '@rota/openapi/reference/minor-units'
import { SIGNS } from '@rota/openapi/reference/signs'
import { numberTags } from './number-tags.ts'
import { money, toValue, type Currency, type Money } from './money.ts'

/**
 * An amount split into the parts of a displayed price. `whole` is grouped; `fraction` is the digits after the decimal
 * separator, without it.
 */
export type MoneyParts = {
  sign: string
  whole: string
  fraction: string
  negative: boolean
  /** The full text, "₺1.234,50". It reads left to right, so Arabic text must isolate it in that direction. */
  text: string
}

/**
 * Formats an amount of the contract (major units): "Turkish number formatting with 2 fraction digits" (decision 31.1).
 * `mode` is `tr`, or the visitor's language tag on a site whose `numberFormat` is `locale` (decision 31.1).
 */
export function format(value: number, currency: Currency = 'try', mode = 'tr'): MoneyParts {
  return formatMoney(money(value, currency), mode)
}

/** Formats an amount that is already in minor units. */
export function formatMoney(amount: Money, mode = 'tr'): MoneyParts {
  return formatSigned(toValue(amount), { sign: SIGNS[amount.currency], digits: MINOR_UNITS[amount.currency] }, mode)
}

/** How amounts of a currency are written. */
export type Notation = { sign: string; digits: number }

/** Formats a value in any currency. The currency sign precedes the number in every language. */
export function formatSigned(value: number, { sign, digits }: Notation, mode = 'tr'): MoneyParts {
  const negative = value < 0
  const parts = numberFormat(mode, digits).formatToParts(Math.abs(value))
  const piece = (...types: string[]) => parts.flatMap((part) => (types.includes(part.type) ? part.value : [])).join('')
  const [whole, point, fraction] = [piece('integer', 'group'), piece('decimal'), piece('fraction')]
  return { sign, whole, fraction, negative, text: `${negative ? '-' : ''}${sign}${whole}${point}${fraction}` }
}

const formats = new Map<string, Intl.NumberFormat>()

/** Always Latin digits: an amount must look the same here, in the contract and on the bank's page. */
function numberFormat(mode: string, digits: number): Intl.NumberFormat {
  const key = mode + digits
  const cached = formats.get(key)
  if (cached) return cached
  const formatter = new Intl.NumberFormat(numberTags(mode), {
    numberingSystem: 'latn',
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, formatter)
  return formatter
}
