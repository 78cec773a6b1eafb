import { asCurrency } from '../domain/money/money.ts'
import { namedRange, pricesIn, rangeIn } from '../domain/listing/price-currency.ts'
import type { ShownRates } from '../domain/money/lira-for.ts'
import { shownIn, type ShownCurrency } from '../domain/money/shown-currency.ts'
import { formatsOf, type Formats, type NumberFormat } from './formats.ts'
import { LOCALES, type Locale } from './locales.ts'

/** The formatters of a language, with amounts in the visitor's currency (decision 19.10). */
function formats(locale: Locale, mode: NumberFormat, currency: ShownCurrency, rates: ShownRates): Formats {
  const agencyFormats = formatsOf(locale, mode)
  const numbers = mode === 'tr' ? 'tr' : LOCALES[locale].intl
  const converted: (...amount: Parameters<Formats['money']>) => ReturnType<typeof shownIn> = (amount) =>
    shownIn({ value: amount.value, currency: asCurrency(amount.currency) }, currency, rates, numbers)
  return {
    ...agencyFormats,
    money: (amount) => converted(amount) ?? agencyFormats.money(amount),
    stated: (amount) => converted(amount) && agencyFormats.money(amount).text,
  }
}

/** The code for prices in another currency: their formatters, and how lists compare them (decision 36.13). */
export const shownFormats = { formats, pricesIn, rangeIn, namedRange }

export type ShownFormats = typeof shownFormats
