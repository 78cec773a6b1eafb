import type { CountedBy } from '../limits.ts'
import type { OperationLimit } from '@rota/openapi/agency/operations'
import type { EventFields } from '../log.ts'
import type { EventName } from './events.ts'
import type { WireRequest } from '../platform.ts'
import type { Load } from '../pressure.ts'
import type { RequestLine } from '../request-line.ts'

/** The caches of a process, as metrics name them. */
export type CacheName = 'answers' | 'other' | 'pages' | 'documents' | 'pictures'

/** `hit`: fresh. `joined`: waits for somebody else's load. `stale`: an old value in place of a failed load. */
export type CacheResult = 'hit' | 'loaded' | 'joined' | 'stale'

/** How an attempt to call an upstream ended: the class of its status, or why there was no status. */
export type AttemptOutcome =
  | '2xx'
  | '3xx'
  | '4xx'
  | '5xx'
  | 'unavailable'
  | 'timeout'
  | 'broken'
  | 'too-large'
  | 'cancelled'

/**
 * Counts what happens, for metrics. Each method is called in one place, where the event happens. Durations are in
 * milliseconds. Methods never fail, and nobody waits for them.
 */
export interface Meter {
  /** Sets the failure counters of these pages to 0, because metrics only show the increase of a counter that exists. */
  expectPages(pages: readonly string[]): void
  countRequest(line: RequestLine): void
  countEvent(name: EventName, fields: EventFields): void
  /** An attempt to call an upstream has ended. */
  countAttempt(pool: WireRequest['pool'], outcome: AttemptOutcome, duration: number): void
  countRetry(pool: WireRequest['pool']): void
  /** A call was not sent: the bulkhead was full, the breaker open, or the upstream switched off. */
  countRefusal(pool: WireRequest['pool'], why: 'full' | 'open' | 'off'): void
  /** A unit of the store has ended. `conflict`: a record was not what its step expects. */
  countStoreUnit(unit: 'read' | 'list' | 'commit', outcome: 'done' | 'conflict' | 'failed', duration: number): void
  countRendering(page: 'content' | 'personal', outcome: 'done' | 'failed', duration: number): void
  countCacheResult(cache: CacheName, result: CacheResult): void
  countShed(load: Load): void
  countLimited(limit: OperationLimit, account: string, by: CountedBy): void
}
