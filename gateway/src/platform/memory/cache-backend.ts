import type { Clock } from '../../ports/clock.ts'
import type { CacheBackend } from '../../ports/cache-backend.ts'
import { oldestKeys } from '../../translate/oldest-keys.ts'

interface Entry<T> {
  value: T
  size: number
  /** When the value was stored, in milliseconds of the monotonic clock. */
  putAt: number
  keptUntil: number
}

/**
 * Stores the values of a cache in this process's memory.
 * @param limit in bytes; beyond it, the least recently used entries are removed
 */
export function memoryCacheBackend<T>(clock: Pick<Clock, 'monotonic'>, limit = 32 * 1024 * 1024): CacheBackend<T> {
  const entries = new Map<string, Entry<T>>()
  const oldest = oldestKeys(entries)
  let totalSize = 0

  function remove(key: string) {
    totalSize -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      const now = clock.monotonic()
      if (entry.keptUntil <= now) {
        remove(key)
        return undefined
      }
      // The map is ordered by last use.
      entries.delete(key)
      entries.set(key, entry)
      return { value: entry.value, age: now - entry.putAt }
    },
    put(key, value, options) {
      if (entries.has(key)) remove(key)
      const putAt = clock.monotonic()
      entries.set(key, { value, size: options.size, putAt, keptUntil: putAt + options.keepMs })
      totalSize += options.size
      while (totalSize > limit) {
        const next = oldest()
        if (next === undefined) break
        remove(next)
      }
    },
    clear() {
      entries.clear()
      totalSize = 0
    },
  }
}
