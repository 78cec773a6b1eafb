import { asCurrency } from '../domain/money/money.ts'
import { shownIn, type ShownCurrency, type ShownRates } from '../domain/money/shown-currency.ts'
import { formatsOf, type Formats, type NumberFormat } from './formats.ts'
import { LOCALES, type Locale } from './locales.ts'

/** The formatters of a language, with amounts in the visitor's currency (decision 19.10). */
export function shownFormats(locale: Locale, mode: NumberFormat, currency: ShownCurrency, rates: ShownRates): Formats {
  const formats = formatsOf(locale, mode)
  const numbers = mode === 'tr' ? 'tr' : LOCALES[locale].intl
  const shown: (...amount: Parameters<Formats['money']>) => ReturnType<typeof shownIn> = (amount) =>
    shownIn({ value: amount.value, currency: asCurrency(amount.currency) }, currency, rates, numbers)
  return {
    ...formats,
    money: (amount) => shown(amount) ?? formats.money(amount),
    stated: (amount) => shown(amount) && formats.money(amount).text,
  }
}

export type ShownFormats = typeof shownFormats
