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

/** How a try at an upstream ended: the class of its status, or why there was none. */
export type TryOutcome =
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
 * Counts what happens, for metrics. Each fact has one place that tells it. Durations are in milliseconds. Never fails,
 * and nobody waits for it.
 */
export interface Meter {
  /** Begins to count the failures of pages, so that the first failure of each is an increase. */
  expect(pages: readonly string[]): void
  answered(line: RequestLine): void
  noted(name: EventName, fields: EventFields): void
  /** A try at an upstream has ended. */
  tried(pool: WireRequest['pool'], outcome: TryOutcome, duration: number): void
  retried(pool: WireRequest['pool']): void
  /** A call was not sent: the bulkhead was full, the breaker open, or the upstream switched off. */
  refused(pool: WireRequest['pool'], why: 'full' | 'open' | 'off'): void
  /** A unit of the store has ended. `conflict`: a record was not what its step expects. */
  stored(unit: 'read' | 'list' | 'commit', outcome: 'done' | 'conflict' | 'failed', duration: number): void
  rendered(page: 'content' | 'personal', outcome: 'done' | 'failed', duration: number): void
  cached(cache: CacheName, result: CacheResult): void
  shed(load: Load): void
  limited(limit: OperationLimit, account: string, by: CountedBy): void
}
