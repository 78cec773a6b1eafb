import { useSyncExternalStore } from 'react'

const KEY = 'rota.favourites'

const listeners = new Set<() => void>()
/** The list in memory, when the browser blocks storage: it is lost with the page (H6). */
let inMemory: string | null = null
let isForbidden = false

/** The stored list as text. */
export function keptText(): string | null {
  try {
    if (!isForbidden) return localStorage.getItem(KEY)
  } catch {
    isForbidden = true
  }
  return inMemory
}

/** Replaces the stored list, and updates this page and other tabs. */
export function keepText(text: string): void {
  try {
    localStorage.setItem(KEY, text)
    isForbidden = false
  } catch {
    isForbidden = true
    inMemory = text
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The stored list as text; null on the server, which does not know it. */
export const useKeptText = (): string | null => useSyncExternalStore(subscribe, keptText, () => null)

/** Whether the browser blocks storage, so that the list lasts only as long as the page. Reading the list finds out. */
export function isStorageForbidden(): boolean {
  keptText()
  return isForbidden
}
