import { useSyncExternalStore } from 'react'

/** The product that this browser looked at last, by its key in the navigation (decision 35.9). */
const KEY = 'rota.tab'

export function rememberProduct(key: string): void {
  try {
    localStorage.setItem(KEY, key)
  } catch {
    // A browser may refuse its storage; then nothing is remembered.
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

/** The server knows of none. */
export const useLastProduct = (): string | null => useSyncExternalStore(never, stored, () => null)
