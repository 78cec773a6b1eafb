import { storeOver } from '../store/cells.ts'
import type { Store } from '../ports/store.ts'

/** A store that lasts as long as the process. */
export function memoryStore(now: () => number = Date.now): Store {
  const texts = new Map<string, string>()
  return storeOver(
    {
      get: (name) => texts.get(name),
      set: (name, text) => texts.set(name, text),
      delete: (name) => texts.delete(name),
      names: () => [...texts.keys()],
    },
    '',
    now,
  )
}
