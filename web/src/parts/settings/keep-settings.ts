import { CURRENCIES } from '@rota/openapi/reference/currencies'
import { chooseCurrency } from '../../booking/currency/choose-currency.ts'
import type { ShownRates } from '../../domain/money/lira-for.ts'
import { currencyNamed } from '../../domain/settings/offered.ts'
import { keepLanguage } from '../../i18n/kept-language.ts'
import { isLocale, type Locale } from '../../i18n/locales.ts'

/**
 * Stores the choices of a form with `Settings`, and returns the chosen language. The language is stored even if it is
 * that of the page: a visitor who confirms it has chosen it (decision 32.8).
 */
export function keepSettings(form: FormData, rates: ShownRates): Locale | undefined {
  const textOf = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const currency = currencyNamed(textOf('currency'), rates, CURRENCIES)
  if (currency) chooseCurrency(currency)
  const language = textOf('language')
  if (!isLocale(language)) return undefined
  keepLanguage(language)
  return language
}
