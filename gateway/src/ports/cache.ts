/**
 * Loads a value; its size in bytes decides what is dropped first when the cache is full. With `isKept: false` it is for
 * those who wait for it and nobody after them; with `kept` those after them get that form of it, without what the size
 * does not count.
 */
export type Load<T> = (signal: AbortSignal) => Promise<{ value: T; size: number; isKept?: boolean; kept?: T }>

/** How an old value may stand in for a failed load (RFC 5861, stale-if-error). */
export interface StandIn {
  /** Milliseconds after its freshness has ended. */
  keepMs: number
  /** Whether a failure may be covered at all. */
  covers(error: unknown): boolean
  /** Called once for each failed load that was covered. */
  covered(error: unknown): void
}

/** Keeps shared answers for a while and lets concurrent callers share one load. Values are shared: never change them. */
export interface Cache {
  /** @param keepMs milliseconds; @param signal of one caller: the load is cancelled when all of them have gone */
  get<T>(key: string, keepMs: number, load: Load<T>, signal?: AbortSignal): Promise<T>
  /**
   * The same, with the last good value where a load fails; `staleFor` are the milliseconds since its freshness ended,
   * 0 when it is fresh.
   */
  getOrStale<T>(
    key: string,
    keepMs: number,
    standIn: StandIn,
    load: Load<T>,
    signal?: AbortSignal,
  ): Promise<{ value: T; staleFor: number }>
  /** Forgets everything, and what is being loaded as well. */
  clear(): void
}
