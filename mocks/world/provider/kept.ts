/** More than this many and the oldest is forgotten. */
const MOST = 2000

/** Transactions by id. What it hands out are copies; only `change` changes one. */
export interface Kept<T> {
  readonly add: (record: T) => void
  /** As it is now; undefined when there is none. */
  readonly find: (id: string) => T | undefined
  /** Keeps a record again that `find` has handed out and somebody has edited. */
  readonly put: (record: T) => void
  /** As they are now, the oldest first. */
  readonly all: () => T[]
  readonly restore: (records: readonly T[]) => void
}

/**
 * @param changed called after every change
 * @param current edits a copy to what it is at this moment
 */
export function keptRecords<T extends { readonly id: string }>(
  changed: () => void,
  current: (record: T) => void,
): Kept<T> {
  const records = new Map<string, T>()
  const now = (record: T): T => {
    const copy = structuredClone(record)
    current(copy)
    return copy
  }
  const put = (record: T) => {
    records.set(record.id, structuredClone(record))
    changed()
  }
  return {
    put,
    add: (record) => {
      put(record)
      const [oldest] = records.keys()
      if (records.size > MOST && oldest !== undefined) records.delete(oldest)
    },
    find: (id) => {
      const record = records.get(id)
      return record && now(record)
    },
    all: () => [...records.values()].map(now),
    restore: (kept) => {
      records.clear()
      for (const record of kept) records.set(record.id, structuredClone(record))
    },
  }
}
