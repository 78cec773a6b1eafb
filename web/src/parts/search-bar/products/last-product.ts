import { useSyncExternalStore } from 'react'

/** Storage key of the last viewed product, by its key in the navigation (decision 35.9). */
const KEY = 'rota.tab'

export function rememberProduct(key: string): void {
  try {
    localStorage.setItem(KEY, key)
  } catch {
    // When the browser blocks storage, nothing is remembered.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

const subscribe = () => () => undefined

/** The product whose form was last used, by its key; null if there is none, and on the server. */
export const useLastProduct = (): string | null => useSyncExternalStore(subscribe, readStored, () => null)
