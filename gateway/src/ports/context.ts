import type { Tracer } from './observing/activity.ts'
import type { AbortSignalLike } from './abort-signal.ts'
import type { AnswerOf, BodyOf, ParamsOf, OperationId } from './contract.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Documents } from './documents.ts'
import type { Log } from './log.ts'
import type { Meter } from './observing/meter.ts'
import type { Session, Site, SiteRecord } from './site.ts'
import type { Upstream } from './upstream.ts'
import type { Sealer } from './sealer.ts'
import type { Payments } from './payments.ts'
import type { Platform } from './platform.ts'
import type { Cache, Epochs } from './cache.ts'
import type { Gate } from './gate.ts'
import type { Pressure } from './pressure.ts'
import type { CheckLimit } from './limits.ts'
import type { Lease, RecordWrite, Store } from './store.ts'
import type { Switches } from './switches.ts'
import type { Provider } from './provider.ts'

/** Everything the gateway works with, built once at start. */
export interface Context {
  config: Config
  platform: Platform
  store: Store
  clock: Clock
  log: Log
  /** Counts what happens. Absent if nobody reads metrics. */
  meter?: Meter | undefined
  /** Receives the spans of requests. Absent if nobody traces. */
  tracer?: Tracer | undefined
  /** Seals cookies and stored responses. */
  sealer: Sealer
  /**
   * Cache of this process: compressed forms and running calls. Clearing it clears all caches and forgets failures, in
   * all processes that share responses.
   */
  caches: Cache
  /** Cache of shared pages, cleared together with `caches`. */
  pageCache: Cache
  /** Cache of API documents by site and day, cleared together with the others. */
  documentCache: Cache
  /** Cache of pictures in the widths of pages, cleared together with the others. */
  pictureCache: Cache
  /** Absent where nothing scales pictures, as in the demo. */
  scalePicture?: ScalePicture
  /** The epochs of the sites. The epoch of a site is part of every cache key of that site. */
  epochs: Epochs
  /** Sends every upstream call. */
  gate: Gate
  upstream: Upstream
  /** Whether the site's record says that it is under maintenance. */
  isUnderMaintenance: (site: Site) => boolean | Promise<boolean>
  /** Whether the site is shown inside pages of other origins, as far as its record was read. */
  isEmbedded: (site: Site) => boolean
  /** What operators have switched off. */
  switches: Switches
  /** Sheds load under pressure. */
  pressure: Pressure
  /** Enforces the rate limits. */
  checkLimit: CheckLimit
  /** The operations of a site that have a handler; all others are only forwarded. */
  filesFor: (site: Pick<SiteRecord, 'inventory'>) => OperationFiles
  /**
   * Calls the provider directly. Absent if none is configured. `providerFor` in `upstream/` decides whether a site uses
   * it.
   */
  provider?: Provider
  /** HTML of the storefront's routes, tried last. Absent in the demo, where the browser renders. */
  pages?: Documents
  /** The documentation of the API, below `/docs`. Absent in the demo. */
  docs?: Documents
  /** The payment saga and its documents below `/payment` and `/handoff`. */
  payment?: Payments
  /** Set when the shutdown begins: `/readyz` is 503, and connections are closed after their response. */
  draining: boolean
}

/** A picture to scale down. */
export interface ScalingJob {
  /** A JPEG, PNG or WebP. */
  picture: Uint8Array
  /** Maximum width in pixels. */
  width: number
  /** Maximum time in milliseconds, if less than usual. */
  limitMs?: number
}

/**
 * Scales a picture down, as WebP. Returns undefined if the picture cannot be scaled: it is animated, has too many
 * pixels, or is not an image. Fails if its thread does.
 */
export type ScalePicture = (job: ScalingJob) => Promise<Uint8Array | undefined>

/** The input of an operation, decoded, guarded and validated. */
export interface OperationRequest<Id extends OperationId> {
  site: Site
  /** The valid session, if any. */
  session: Session | undefined
  /**
   * `_id` of the booking whose payment has ended the caller's session. The caller may only read the state and the
   * booking token of that payment (D12).
   */
  paidBooking?: string | undefined
  /** `_id` of the booking in the caller's session, for operations that do not require a session. */
  claimedBooking?: string | undefined
  params: ParamsOf<Id>
  body: BodyOf<Id>
  requestId: string
  /** Aborted when the caller disconnects, except in classes that must finish (start, cart, commit, pay ...). */
  signal: AbortSignalLike | undefined
  /** `recordedAt` of the `UpstreamCall`, if the payment saga makes the call. */
  recordedAt?: number
  /** Name of the caller's key, if it has one. */
  by?: string | undefined
  /** Whether the caller uses an operator's key, which belongs to no site. */
  isOperator?: boolean
  /** The caller's Idempotency-Key, set in every class that requires one. */
  idempotencyKey: string | undefined
  /** The booking's lock, if it was taken together with the Idempotency-Key. The operation releases it. */
  bookingLock?: Lease | undefined
  /**
   * Returns the writes that store this response for callers who repeat the Idempotency-Key, and the leases to end with
   * them. An operation may commit them together with its last change; otherwise they are written after the operation.
   */
  responseWrites?: ((body: unknown) => Promise<{ writes: RecordWrite[]; ends: Lease[] }>) | undefined
}

/** The result of an operation. Problems are thrown. */
export interface OperationAnswer<Id extends OperationId> {
  status: 200
  body: AnswerOf<Id>
  /** The body as bytes, if it is unchanged. */
  bytes?: Uint8Array
  /** Lower case names, such as `etag`. */
  headers?: Record<string, string>
  /** The caller's new session. Default: unchanged. */
  session?: { set: { booking: string; generation: number } } | { clear: true }
}

/**
 * A handler of an operation that does more than forward: `export const handle: Operation<'quoteCreate'> = async
 * (request, context) => ...`.
 */
export type Operation<Id extends OperationId> = (
  request: OperationRequest<Id>,
  context: Context,
) => Promise<OperationAnswer<Id>>

/** The files of operations. The first call of an operation loads its file. */
export type OperationFiles = {
  readonly [Id in OperationId]?: () => { handle: Operation<Id> } | Promise<{ handle: Operation<Id> }>
}
