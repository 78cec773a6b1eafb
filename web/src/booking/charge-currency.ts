import { useSyncExternalStore } from 'react'
import { useSite } from '../api/use-site.ts'
import { chargeable, type Currency } from '../domain/money/money.ts'

const KEY = 'rota.currency'
const listeners = new Set<() => void>()

/** When the browser blocks storage, the choice lasts as long as the page (H6). */
let page: string | null = null

function stored(): string | null {
  try {
    return localStorage.getItem(KEY) ?? page
  } catch {
    return page
  }
}

function choose(currency: Currency): void {
  page = currency
  try {
    localStorage.setItem(KEY, currency)
  } catch {
    // The choice stays in `page`.
  }
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/**
 * The currency that the visitor chose to be charged in, one of the site's (decision 19.9). Always lira on the server.
 */
export function useChargeCurrency() {
  const offered = chargeable(useSite().site.options.payment.currencies)
  const wanted = useSyncExternalStore(subscribe, stored, () => null)
  const currency = offered.find((it) => it === wanted) ?? 'try'
  return { currency, offered, choose }
}
