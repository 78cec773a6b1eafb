import { CURRENCIES } from '@rota/openapi/reference/currencies'
import type { ShownRates } from '../../domain/money/lira-for.ts'
import type { ShownCurrency } from '../../domain/money/shown-currency.ts'
import { currencyNamed } from '../../domain/settings/offered.ts'
import { cookieIn, ownCookies } from '../../i18n/visitor-cookies.ts'
import { showCurrency, chosenCode, COOKIE } from './shown-currency.ts'

/**
 * Adopts a currency that was chosen in another tab, or after the server rendered this page with `rendered`. It reads
 * the cookie now, and whenever the page comes into view.
 */
export function followCurrency(rendered: ShownCurrency | undefined, rates: ShownRates): void {
  const follow = () => {
    const code = cookieIn(ownCookies(), COOKIE)
    if (code === (chosenCode() ?? rendered?.code)) return
    const found = currencyNamed(code, rates, CURRENCIES)
    if (found) showCurrency(found)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
}
