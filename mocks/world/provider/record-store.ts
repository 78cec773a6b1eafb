/** Maximum number of records; above it, the oldest one is dropped. */
const MAX = 2000

/** Records by id. All returned records are copies; only `add` and `put` store one. */
export interface RecordStore<T> {
  readonly add: (record: T) => void
  /** The record as it is now; undefined when there is none. */
  readonly find: (id: string) => T | undefined
  /** Stores an edited copy that came from `find`. */
  readonly put: (record: T) => void
  /** All records as they are now, oldest first. */
  readonly all: () => T[]
  readonly restore: (records: readonly T[]) => void
}

/**
 * @param changed called after every change
 * @param current updates a copy to the current time, such as its expiry
 */
export function createRecordStore<T extends { readonly id: string }>(
  changed: () => void,
  current: (record: T) => void,
): RecordStore<T> {
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
      if (records.size > MAX && oldest !== undefined) records.delete(oldest)
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
