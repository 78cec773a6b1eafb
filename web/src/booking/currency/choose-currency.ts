import type { ShownCurrency } from '../../domain/money/shown-currency.ts'
import { keepCookie } from '../../i18n/visitor-cookies.ts'
import { showCurrency, COOKIE } from './shown-currency.ts'

/** Shows prices in a currency, on this page and on later ones. */
export function chooseCurrency({ code, sign, digits }: ShownCurrency): void {
  keepCookie(COOKIE, code)
  showCurrency({ code, sign, digits })
}
