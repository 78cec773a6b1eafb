import { CURRENCIES } from '@rota/openapi/reference/currencies'
import type { ShownRates } from '../../domain/money/lira-for.ts'
import type { ShownCurrency } from '../../domain/money/shown-currency.ts'
import { currencyNamed } from '../../domain/settings/offered.ts'
import { cookieIn, ownCookies } from '../../i18n/visitor-cookies.ts'
import { become, chosenCode, COOKIE } from './shown-currency.ts'

/**
 * Follows a choice that the page does not know: one made in another tab, or after the page was rendered. It looks now,
 * and whenever the page comes into view.
 */
export function followCurrency(drawn: ShownCurrency | undefined, rates: ShownRates): void {
  const follow = () => {
    const code = cookieIn(ownCookies(), COOKIE)
    if (code === (chosenCode() ?? drawn?.code)) return
    const found = currencyNamed(code, rates, CURRENCIES)
    if (found) become(found)
  }
  follow()
  document.addEventListener('visibilitychange', follow)
}
