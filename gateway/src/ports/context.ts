import type { AnswerOf, BodyOf, ParamsOf, OperationId } from './contract.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Documents } from './documents.ts'
import type { Log } from './log.ts'
import type { Session, Site, SiteRecord } from './site.ts'
import type { Upstream } from './upstream.ts'
import type { Sealer } from './sealer.ts'
import type { Payments } from './payments.ts'
import type { Platform } from './platform.ts'
import type { Cache } from './cache.ts'
import type { Gate } from './gate.ts'
import type { Pressure } from './pressure.ts'
import type { CheckLimit } from './limits.ts'
import type { Store } from './store.ts'
import type { Provider } from './provider.ts'

/** Everything the gateway works with, built once at start and passed on. */
export interface Context {
  config: Config
  platform: Platform
  store: Store
  clock: Clock
  log: Log
  /** Seals cookies and stored answers. */
  sealer: Sealer
  /** Shared answers of upstreams, and calls that several wait for; clearing it forgets who has failed as well. */
  caches: Cache
  /** Rendered pages that are nobody's own; cleared with the other one. */
  pageCache: Cache
  /** Documents of the API by site and day; cleared with the others. */
  documentCache: Cache
  /** Every call to an upstream leaves through it. */
  gate: Gate
  upstream: Upstream
  /** Whether the agency has put a site under maintenance, as its record says. */
  isUnderMaintenance: (site: Site) => Promise<boolean>
  /** Turns work away while there is too much of it. */
  pressure: Pressure
  /** Counts the calls that may be made only so often. */
  checkLimit: CheckLimit
  /** The operations that do more than forward, on a site. */
  filesFor: (site: Pick<SiteRecord, 'inventory'>) => OperationFiles
  /** Calls the provider itself; absent where there is none. Whether a site has it asked is `providerFor` of `upstream/`. */
  provider?: Provider
  /** HTML of the storefront's routes; asked last. Absent in the demo, where the browser renders. */
  pages?: Documents
  /** The documentation of the API, below `/docs`. Absent in the demo. */
  docs?: Documents
  /** The payment saga and its documents below `/payment` and `/handoff`. */
  payment?: Payments
  /** True once the process is told to end: readiness is off, connections are closed after their answer. */
  draining: boolean
}

/** What an operation file gets: everything decoded, guarded and checked. */
export interface OperationRequest<Id extends OperationId> {
  site: Site
  /** Undefined when there is none, or none that still counts. */
  session: Session | undefined
  /**
   * `_id` of the booking whose payment has ended the caller's session. The caller may read that payment's state and its
   * result's token, and nothing else of the booking (D12).
   */
  paidBooking?: string | undefined
  params: ParamsOf<Id>
  body: BodyOf<Id>
  requestId: string
  /** Aborted when the caller hangs up; in classes that must finish (start, cart, commit, pay ...) it never is. */
  signal: AbortSignal | undefined
  /** The caller's key; set in every class that needs one. */
  idempotencyKey: string | undefined
}

/** What an operation file answers. Problems are thrown. */
export interface OperationAnswer<Id extends OperationId> {
  status: 200
  body: AnswerOf<Id>
  /** The body as bytes, where nothing had to change. */
  bytes?: Uint8Array
  /** Lower case names, such as `etag`. */
  headers?: Record<string, string>
  /** The session that the caller has from now on; left out, it keeps its own. */
  session?: { set: { booking: string; generation: number } } | { clear: true }
}

/** An operation that does more than forward: `export const handle: Operation<'quoteCreate'> = async (request, context) => ...`. */
export type Operation<Id extends OperationId> = (
  request: OperationRequest<Id>,
  context: Context,
) => Promise<OperationAnswer<Id>>

export type OperationFiles = { readonly [Id in OperationId]?: () => Promise<{ handle: Operation<Id> }> }
