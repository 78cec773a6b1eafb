/**
 * The result of validating a response: valid (`whole`), valid after parts were left out (`mended`), invalid but
 * accepted (`tolerated`), or not validated (`unchecked`).
 */
export type Verdict = 'whole' | 'mended' | 'tolerated' | 'unchecked'

/** A shared response as it is stored: bytes with a verdict, and no parsed value. */
export interface SharedAnswer {
  status: number
  bytes: Uint8Array
  verdict: Verdict
  /** The JSON has no duplicate names and is not nested too deeply. */
  isPlain: boolean
}

/** A value in a cache backend, and its age in milliseconds. */
export interface CacheEntry<T> {
  value: T
  age: number
}

/**
 * Where a cache stores its values: in the process's memory, or in a place that several processes share. If that place
 * cannot be reached, a value counts as missing. Values are shared, so never change them.
 */
export interface CacheBackend<T> {
  /**
   * The value of a key, which may be the very object that was put there.
   * @param freshMs milliseconds. A value of this age or more is stale: it is used only if a new load fails. A backend
   * that several processes share looks there for a younger value if the copy in memory is stale.
   */
  get(key: string, freshMs: number): CacheEntry<T> | undefined | Promise<CacheEntry<T> | undefined>
  /**
   * Stores or replaces a value. A full cache backend may drop it early.
   * @param options.size its size in bytes
   * @param options.keepMs milliseconds until it expires
   */
  put(key: string, value: T, options: { size: number; keepMs: number }): void | Promise<void>
  /**
   * Removes all values: in this process at once, and in all processes that share them. Rejects if the other processes
   * could not be notified; they then clear their values as soon as they can be reached.
   */
  clear(): void | Promise<void>
  /** Calls `run` when another process has removed the values. Absent if there is no other process. */
  whenCleared?(run: () => void): void
}
