import { useSyncExternalStore } from 'react'

const KEY = 'rota.favourites'

const listeners = new Set<() => void>()
/** What this page holds where the browser forbids its storage: gone with the page (H6). */
let unkept: string | null = null
let isForbidden = false

/** The stored list as a text. */
export function keptText(): string | null {
  try {
    if (!isForbidden) return localStorage.getItem(KEY)
  } catch {
    isForbidden = true
  }
  return unkept
}

/** Replaces the stored list, here and in the other tabs. */
export function keepText(text: string): void {
  try {
    localStorage.setItem(KEY, text)
    isForbidden = false
  } catch {
    isForbidden = true
    unkept = text
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

/** The stored list as a text; none on the server, where nobody knows. */
export const useKeptText = (): string | null => useSyncExternalStore(subscribe, keptText, () => null)

/** Whether the browser forbids keeping: then the list lasts as long as the page. */
export const isStorageForbidden = (): boolean => isForbidden
