import type { Clock } from '../../ports/clock.ts'
import type { Shelf } from '../../ports/shelf.ts'
import { oldestKeys } from '../../translate/oldest-keys.ts'

interface Entry<T> {
  value: T
  weight: number
  /** On the monotonic clock, in milliseconds. */
  putAt: number
  keptUntil: number
}

/**
 * A shelf in this process's memory.
 * @param limit in bytes; beyond it, the least recently used entries are removed
 */
export function memoryShelf<T>(clock: Pick<Clock, 'monotonic'>, limit = 32 * 1024 * 1024): Shelf<T> {
  const entries = new Map<string, Entry<T>>()
  const oldest = oldestKeys(entries)
  let weight = 0

  function drop(key: string) {
    weight -= entries.get(key)?.weight ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      const now = clock.monotonic()
      if (entry.keptUntil <= now) {
        drop(key)
        return undefined
      }
      // The map is ordered by last use.
      entries.delete(key)
      entries.set(key, entry)
      return { value: entry.value, age: now - entry.putAt }
    },
    put(key, value, room) {
      drop(key)
      const putAt = clock.monotonic()
      entries.set(key, { value, weight: room.weight, putAt, keptUntil: putAt + room.keepMs })
      weight += room.weight
      while (weight > limit) {
        const next = oldest()
        if (next === undefined) break
        drop(next)
      }
    },
    clear() {
      entries.clear()
      weight = 0
    },
  }
}
