import { useSyncExternalStore } from 'react'
import { useSite } from '../../api/use-site.ts'
import type { ShownCurrency } from '../../domain/money/shown-currency.ts'
import type { ShownFormats } from '../../i18n/shown-formats.ts'

/** "The choice is kept in cookie `currency` (365 days), read by the page renderer" (decision 19.10). */
export const COOKIE = 'currency'

const listeners = new Set<() => void>()

/** The choice since the page was rendered. When the browser blocks cookies, it lasts as long as the page (H6). */
let chosen: ShownCurrency | undefined

/** The formats of chosen currencies. Most visitors see the agency's own, so this code is not in the first load. */
let formats: ShownFormats | undefined

/** The code of the choice since the page was rendered, if any. */
export const chosenCode = (): string | undefined => chosen?.code

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/** Shows prices on this page in another currency. The cookie stays as it is. */
export function showCurrency(currency: ShownCurrency): void {
  chosen = currency
  notifyListeners()
  const load = async () => {
    formats = (await import('../../i18n/shown-formats.ts')).shownFormats
    notifyListeners()
  }
  // If the code cannot be loaded, prices stay in the agency's currency.
  load().catch(() => undefined)
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

/** The formats of chosen currencies, once their code has loaded. */
export function useShownFormats(): ShownFormats | undefined {
  const { shownFormats } = useSite()
  return useSyncExternalStore(
    subscribe,
    () => formats ?? shownFormats,
    () => shownFormats,
  )
}
