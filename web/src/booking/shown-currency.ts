import { useSyncExternalStore } from 'react'
import { useSite } from '../api/use-site.ts'
import type { ShownCurrency, ShownRates } from '../domain/money/shown-currency.ts'
import { cookieIn, keepCookie, ownCookies } from '../i18n/visitor-cookies.ts'

/** "The choice is kept in cookie `currency` (365 days), read by the page renderer" (decision 19.10). */
const COOKIE = 'currency'

const listeners = new Set<() => void>()

/** The choice since the page was rendered. When the browser blocks cookies, it lasts as long as the page (H6). */
let chosen: ShownCurrency | undefined

function become(currency: ShownCurrency): void {
  chosen = currency
  for (const tell of listeners) tell()
}

/** Shows prices in a currency, on this page and on later ones. */
export function chooseCurrency({ code, sign, digits }: ShownCurrency): void {
  keepCookie(COOKIE, code)
  become({ code, sign, digits })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The currency that the visitor chose; undefined without a choice. */
export function useShownCurrency(): ShownCurrency | undefined {
  const { currency } = useSite()
  return useSyncExternalStore(
    subscribe,
    () => chosen ?? currency,
    () => currency,
  )
}

/**
 * Follows the choice of another tab, and of a page that was rendered before it: when the page starts, and whenever it
 * comes into view.
 */
export function followCurrency(drawn: ShownCurrency | undefined, rates: ShownRates): void {
  const follow = async () => {
    const code = cookieIn(ownCookies(), COOKIE)
    if (code === undefined || code === (chosen ?? drawn)?.code) return
    const { knownCurrency } = await import('./known-currency.ts')
    const found = knownCurrency(code, rates)
    if (found) become(found)
  }
  const follows = () => void follow().catch(() => undefined)
  follows()
  document.addEventListener('visibilitychange', follows)
}
