import { tokenIn } from './token-in.ts'
import { StoreError, type StoreBackend, type TextWrite, type Unit } from '../ports/store.ts'

/** Named texts: a `Map` or a browser's `Storage`. */
export interface KeyValueStorage {
  get(name: string): string | undefined
  set(name: string, text: string): void
  delete(name: string): void
  names(): string[]
}

interface KeyValueEntry {
  text: string
  created: number
  /** Order of records written in the same millisecond. */
  order: number
  expires: number | null
}

/**
 * Stores records as named texts. Each transaction runs synchronously, so no other call can interleave, and its writes
 * are visible before the promise settles. `prefix` separates these entries from others in the same storage.
 */
export function keyValueBackend(storage: KeyValueStorage, prefix: string): StoreBackend {
  const nameOf = (area: string, key: string) => `${prefix}${area}/${key}`
  let order = 0

  function entryAt(name: string, now: number): KeyValueEntry | undefined {
    const text = storage.get(name)
    if (text === undefined) return undefined
    const entry = JSON.parse(text) as KeyValueEntry
    if (entry.expires === null || entry.expires > now) return entry
    storage.delete(name)
    return undefined
  }

  const isAsExpected = ({ area, key, was }: TextWrite, now: number) =>
    was === undefined || (entryAt(nameOf(area, key), now)?.text ?? null) === was

  function write({ area, key, becomes, expiresIn }: TextWrite, now: number): void {
    const name = nameOf(area, key)
    if (becomes === null) return storage.delete(name)
    if (becomes === undefined) return
    const known = entryAt(name, now)
    const entry: KeyValueEntry = {
      text: becomes,
      created: known?.created ?? now,
      order: known?.order ?? order++,
      expires: expiresIn === undefined ? (known?.expires ?? null) : now + expiresIn,
    }
    storage.set(name, JSON.stringify(entry))
  }

  /** Restores the previous texts if there is no room for all of the new ones. */
  function writeAll({ writes, now }: Unit): void {
    const before = writes.map(({ area, key }) => nameOf(area, key)).map((name) => [name, storage.get(name)] as const)
    try {
      for (const recordWrite of writes) write(recordWrite, now)
    } catch {
      for (const [name] of before) storage.delete(name)
      for (const [name, text] of before) if (text !== undefined) storage.set(name, text)
      throw new StoreError('the storage is full')
    }
  }

  return {
    async read(area, key, now) {
      return entryAt(nameOf(area, key), now)?.text
    },
    async follow(area, key, to, now) {
      const named = tokenIn(entryAt(nameOf(area, key), now)?.text)
      return named === undefined ? undefined : entryAt(nameOf(to, named), now)?.text
    },
    async list(area, now) {
      const start = nameOf(area, '')
      return storage
        .names()
        .filter((name) => name.startsWith(start))
        .map((name) => ({ key: name.slice(start.length), entry: entryAt(name, now) }))
        .filter((found): found is { key: string; entry: KeyValueEntry } => found.entry !== undefined)
        .toSorted((a, b) => a.entry.created - b.entry.created || a.entry.order - b.entry.order)
        .map(({ key, entry }) => ({ key, text: entry.text }))
    },
    async commit(unit) {
      if (!unit.writes.every((recordWrite) => isAsExpected(recordWrite, unit.now))) return false
      writeAll(unit)
      return true
    },
    async close() {},
  }
}
