import type { Money } from '../money/money.ts'
import { isMirrored } from './words.ts'

const CURRENCY_SIGNS = { try: '₺', eur: '€', usd: '$', gbp: '£' } as const

/**
 * Characters that open a left-to-right isolate, open an isolate with the direction of its first letter, and close
 * either (UAX 9).
 */
const [LEFT_TO_RIGHT, FIRST_STRONG, POP] = ['\u2066', '\u2068', '\u2069']

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Istanbul',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Formats values for contracts in a language, as the storefront does. In right-to-left texts, values are isolated. */
export function formsOf(language: string, numbers: 'tr' | 'locale' = 'tr') {
  const mirrored = isMirrored(language)
  const tag = numbers === 'tr' ? 'tr' : `${language}-u-nu-latn`
  const decimalFormat = (maxDigits: number) =>
    // Some languages leave four digits ungrouped by default; the storefront groups them in each.
    new Intl.NumberFormat(tag, { useGrouping: 'always', minimumFractionDigits: 2, maximumFractionDigits: maxDigits })
  const [number, rate] = [decimalFormat(2), decimalFormat(4)]
  const ltr = (text: string) => (mirrored ? `${LEFT_TO_RIGHT}${text}${POP}` : text)
  return {
    /** A name or text of the agency, whose direction follows its first letter. */
    words: (text: string) => (mirrored ? `${FIRST_STRONG}${text}${POP}` : text),
    /** An amount with its currency sign, as in ₺1.250,00. */
    sum: ({ value, currency }: Money) => ltr(`${CURRENCY_SIGNS[currency]}${number.format(value)}`),
    /** An exchange rate in lira, with two decimals at least: ₺52,90 */
    rate: (value: number) => ltr(`${CURRENCY_SIGNS.try}${rate.format(value)}`),
    /** A date, as in 21.11.2026. */
    day: (date: number) => {
      const text = String(date)
      return ltr(`${text.slice(6)}.${text.slice(4, 6)}.${text.slice(0, 4)}`)
    },
    /** A point in time in Türkiye, as in 21.11.2026, 14:05. */
    moment: (iso: string) => {
      const parts = new Map(dateFormat.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
      const [day, month, year] = (['day', 'month', 'year'] as const).map((part) => parts.get(part))
      return ltr(`${day}.${month}.${year}, ${parts.get('hour')}:${parts.get('minute')}`)
    },
    /** A text that is read from left to right, such as a phone number. */
    ltr,
  }
}

/** How values are formatted in a contract. */
export type Forms = ReturnType<typeof formsOf>
