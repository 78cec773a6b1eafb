import { cellMedium } from './cells.ts'
import type { Medium } from '../ports/store.ts'

/**
 * The store of the demo, in the browser's own storage: written before each answer, so that a reload finds it
 * (decision 2.5). The caller chooses `localStorage` or `sessionStorage`.
 */
export function webStorage(storage: Storage): Medium {
  return cellMedium(
    {
      get: (name) => storage.getItem(name) ?? undefined,
      set: (name, text) => storage.setItem(name, text),
      delete: (name) => storage.removeItem(name),
      names: () => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? ''),
    },
    'rota.store/',
  )
}
