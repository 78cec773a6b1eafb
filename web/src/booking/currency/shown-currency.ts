import { useSyncExternalStore } from 'react'
import { useSite } from '../../api/use-site.ts'
import type { ShownCurrency } from '../../domain/money/shown-currency.ts'
import type { ShownFormats } from '../../i18n/shown-formats.ts'

/** "The choice is kept in cookie `currency` (365 days), read by the page renderer" (decision 19.10). */
export const COOKIE = 'currency'

const listeners = new Set<() => void>()

/** The choice since the page was rendered. When the browser blocks cookies, it lasts as long as the page (H6). */
let chosen: ShownCurrency | undefined

/** Most visitors see the agency's own currency, so the code for others is not in the first load. */
let maker: ShownFormats | undefined

/** The code of the choice since the page was rendered, if any. */
export const chosenCode = (): string | undefined => chosen?.code

function tell(): void {
  for (const listener of listeners) listener()
}

/** The currency changes on this page alone. */
export function become(currency: ShownCurrency): void {
  chosen = currency
  tell()
  const load = async () => {
    maker = (await import('../../i18n/shown-formats.ts')).shownFormats
    tell()
  }
  // Without it prices stay in the agency's currency.
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

/** What makes formatters for a chosen currency, once it has loaded. */
export function useShownFormats(): ShownFormats | undefined {
  const { shownFormats } = useSite()
  return useSyncExternalStore(
    subscribe,
    () => maker ?? shownFormats,
    () => shownFormats,
  )
}
