import type { Clock } from '../ports/clock.ts'
import type { StoreBackend } from '../ports/store.ts'
import { keyValueBackend } from '../store/key-value-backend.ts'

/** A backend of the store that keeps records in memory. */
export function memoryBackend(): StoreBackend {
  const texts = new Map<string, string>()
  return keyValueBackend(
    {
      get: (name) => texts.get(name),
      set: (name, text) => texts.set(name, text),
      delete: (name) => texts.delete(name),
      names: () => [...texts.keys()],
    },
    '',
  )
}

/** A clock for a store: pauses end at once, and timers never run. */
export const frozenClock = (now: () => number): Pick<Clock, 'now' | 'after' | 'every' | 'wait'> => ({
  now,
  after: () => () => undefined,
  every: () => () => undefined,
  wait: async () => undefined,
})
