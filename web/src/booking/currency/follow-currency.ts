import { CURRENCIES } from '@rota/openapi/reference/currencies'
import type { ShownRates } from '../../domain/money/lira-for.ts'
import type { ShownCurrency } from '../../domain/money/shown-currency.ts'
import { currencyNamed } from '../../domain/settings/offered.ts'
import { cookieIn, ownCookies } from '../../i18n/visitor-cookies.ts'
import { showCurrency, chosenCode, COOKIE } from './shown-currency.ts'

/**
 * Shows prices in the currency of the visitor's cookie, now and whenever the page becomes visible: it may have been
 * chosen in another tab, or after the server rendered this page with the currency `rendered`.
 */
export function followCurrency(rendered: ShownCurrency | undefined, rates: ShownRates): void {
  const adoptCookie = () => {
    const code = cookieIn(ownCookies(), COOKIE)
    if (code === (chosenCode() ?? rendered?.code)) return
    const found = currencyNamed(code, rates, CURRENCIES)
    if (found) showCurrency(found)
  }
  adoptCookie()
  document.addEventListener('visibilitychange', adoptCookie)
}
