/** Maximum number of records; above it, the oldest one is dropped. */
const MAX_RECORDS = 2000

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
 * @param update updates a copy to the current time, such as its expiry
 */
export function createRecordStore<T extends { readonly id: string }>(
  changed: () => void,
  update: (record: T) => void,
): RecordStore<T> {
  const records = new Map<string, T>()
  const currentCopy = (record: T): T => {
    const copy = structuredClone(record)
    update(copy)
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
      if (records.size > MAX_RECORDS && oldest !== undefined) records.delete(oldest)
    },
    find: (id) => {
      const record = records.get(id)
      return record && currentCopy(record)
    },
    all: () => [...records.values()].map(currentCopy),
    restore: (stored) => {
      records.clear()
      for (const record of stored) records.set(record.id, structuredClone(record))
    },
  }
}
