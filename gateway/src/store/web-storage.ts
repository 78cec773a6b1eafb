import { keyValueBackend } from './key-value-backend.ts'
import type { StoreBackend } from '../ports/store.ts'

/**
 * Stores the demo's records in the browser's storage. They are written before each response, so a reload finds them
 * (decision 2.5). The caller chooses `localStorage` or `sessionStorage`.
 */
export function webStorage(storage: Storage): StoreBackend {
  return keyValueBackend(
    {
      get: (name) => storage.getItem(name) ?? undefined,
      set: (name, text) => storage.setItem(name, text),
      delete: (name) => storage.removeItem(name),
      names: () => Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? ''),
    },
    'rota.store/',
  )
}
