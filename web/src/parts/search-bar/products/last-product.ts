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

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

const never = () => () => undefined

/** The server knows no last product. */
export const useLastProduct = (): string | null => useSyncExternalStore(never, stored, () => null)
