import { money, type Currency, type Money } from './money.ts'

/** The signs of spec 9. They stand in front in every language. */
export const SIGNS: Record<Currency, string> = { try: '₺', usd: '$', eur: '€', gbp: '£' }

/** An amount in the pieces a price is set from. `whole` is grouped; `fraction` is two digits without the point. */
export type MoneyParts = {
  sign: string
  whole: string
  fraction: string
  negative: boolean
  /** The whole of it, "₺1.234,50". It reads left to right: in Arabic text set it in an isolate of that direction. */
  text: string
}

/**
 * An amount of the contract (major units) as it is shown: "Turkish number formatting with 2 fraction digits" (spec 9).
 * `mode` is `tr`, or the tag of the visitor's language on a site whose `numberFormat` is `locale` (product 3.3 row 6).
 */
export function format(value: number, currency: Currency = 'try', mode = 'tr'): MoneyParts {
  return formatMoney(money(value, currency), mode)
}

/** The same for an amount that is already in minor units. */
export function formatMoney(amount: Money, mode = 'tr'): MoneyParts {
  const sign = SIGNS[amount.currency]
  const negative = amount.minor < 0
  const parts = numberFormat(mode).formatToParts(Math.abs(amount.minor) / 100)
  const piece = (...types: string[]) => parts.flatMap((part) => (types.includes(part.type) ? part.value : [])).join('')
  const [whole, point, fraction] = [piece('integer', 'group'), piece('decimal'), piece('fraction')]
  return { sign, whole, fraction, negative, text: `${negative ? '-' : ''}${sign}${whole}${point}${fraction}` }
}

const formats = new Map<string, Intl.NumberFormat>()

/** Latin digits always: an amount must look the same here, in the contract and on the page of the bank. */
function numberFormat(mode: string): Intl.NumberFormat {
  const known = formats.get(mode)
  if (known) return known
  const made = new Intl.NumberFormat(mode, {
    numberingSystem: 'latn',
    useGrouping: 'always',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  formats.set(mode, made)
  return made
}
