import { MINOR_UNITS } from '@rota/openapi/reference/minor-units'
import { SIGNS } from '@rota/openapi/reference/signs'
import { money, toValue, type Currency, type Money } from './money.ts'

/** An amount in the pieces a price is set from. `whole` is grouped; `fraction` is the digits behind the point, without it. */
export type MoneyParts = {
  sign: string
  whole: string
  fraction: string
  negative: boolean
  /** The whole of it, "₺1.234,50". It reads left to right: in Arabic text set it in an isolate of that direction. */
  text: string
}

/**
 * An amount of the contract (major units) as it is shown: "Turkish number formatting with 2 fraction digits"
 * (decision 31.1). `mode` is `tr`, or the tag of the visitor's language on a site whose `numberFormat` is `locale`
 * (decision 31.1).
 */
export function format(value: number, currency: Currency = 'try', mode = 'tr'): MoneyParts {
  return formatMoney(money(value, currency), mode)
}

/** The same for an amount that is already in minor units. */
export function formatMoney(amount: Money, mode = 'tr'): MoneyParts {
  // It stands in front in every language.
  const sign = SIGNS[amount.currency]
  const negative = amount.minor < 0
  const parts = numberFormat(mode, MINOR_UNITS[amount.currency]).formatToParts(Math.abs(toValue(amount)))
  const piece = (...types: string[]) => parts.flatMap((part) => (types.includes(part.type) ? part.value : [])).join('')
  const [whole, point, fraction] = [piece('integer', 'group'), piece('decimal'), piece('fraction')]
  return { sign, whole, fraction, negative, text: `${negative ? '-' : ''}${sign}${whole}${point}${fraction}` }
}

const formats = new Map<string, Intl.NumberFormat>()

/** Latin digits always: an amount must look the same here, in the contract and on the page of the bank. */
function numberFormat(mode: string, digits: number): Intl.NumberFormat {
  const key = mode + digits
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(mode, {
    numberingSystem: 'latn',
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, made)
  return made
}
