import type { AbortSignalLike } from './abort-signal.ts'

/**
 * Loads a value. `size` is the size in bytes of what the cache stores. With `isKept: false`, the value goes to the
 * waiting callers and is not stored. If `kept` is set, the cache stores `kept`, a reduced copy, instead of the value.
 */
export type Load<T> = (signal: AbortSignalLike) => Promise<{ value: T; size: number; isKept?: boolean; kept?: T }>

/** When a stale value may replace a failed load (RFC 5861, stale-if-error). */
export interface StandIn {
  /** Maximum staleness in milliseconds. */
  keepMs: number
  /** Whether a stale value may replace this failure. */
  covers(error: unknown): boolean
  /** Called once per failed load that was replaced by a stale value. */
  onCovered(error: unknown): void
}

/** Caches shared responses, and lets concurrent callers share one load. Values are shared, so never change them. */
export interface Cache<Any = unknown> {
  /**
   * @param keepMs milliseconds
   * @param signal of this caller; the load is cancelled when all callers have gone
   */
  get<T extends Any>(key: string, keepMs: number, load: Load<T>, signal?: AbortSignalLike): Promise<T>
  /**
   * Loads a value, or returns the last good value if loading fails. `staleFor` is the number of milliseconds since it
   * was fresh, 0 for a fresh value.
   */
  getOrStale<T extends Any>(
    key: string,
    keepMs: number,
    standIn: StandIn,
    load: Load<T>,
    signal?: AbortSignalLike,
  ): Promise<{ value: T; staleFor: number }>
  /**
   * Clears the cache, including loads in progress, at once in this process. Resolves with whether all processes that
   * share its values have been notified; if not, they clear the values as soon as they can be reached.
   */
  clear(): Promise<boolean>
  /** Forgets running and failed loads. Called after another process has cleared the values. */
  forget(): void
}

/**
 * The epochs of the sites. The epoch of a site is part of all its cache keys, so a new epoch invalidates everything
 * cached for the site (decision 50.6).
 */
export interface Epochs {
  /** The current epoch of a site, the same in all processes. */
  current(host: string): string
  /**
   * Begins a new epoch in all processes. Resolves with whether all processes have been notified; the others are notified
   * as soon as they can be reached.
   */
  begin(host: string): Promise<boolean>
}
