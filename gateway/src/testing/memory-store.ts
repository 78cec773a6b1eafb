import type { Clock } from '../ports/clock.ts'
import type { Medium } from '../ports/store.ts'
import { cellMedium } from '../store/cells.ts'

/** A medium that lives as long as the process. */
export function memory(): Medium {
  const texts = new Map<string, string>()
  return cellMedium(
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
export const standing = (now: () => number): Pick<Clock, 'now' | 'after' | 'every' | 'wait'> => ({
  now,
  after: () => () => undefined,
  every: () => () => undefined,
  wait: async () => undefined,
})
