import type { Activities } from './observing/activity.ts'
import type { AbortSignalLike } from './abort-signal.ts'
import type { OperationClass } from '@rota/openapi/agency/operations'
import type { Counter } from './counter.ts'
import type { Epochs } from './cache.ts'
import type { SharedAnswer, CacheBackend } from './cache-backend.ts'
import type { StoreBackend } from './store.ts'

/** A request as the platform passes it to the app. The app passes it back with every question about it. */
export interface Arrival {
  /** A platform with sockets sets only method and URL, because building a whole Request costs too much. */
  readonly request: Request
  /** Data of the platform, which only the platform reads. */
  readonly env: unknown
}

/** Everything that differs between Node, a browser page and the edge (decision 2.3). */
export interface Platform {
  /** Sends one request upstream, without following redirects or decompressing. Fails only with a CallError. */
  call(wire: WireRequest): Promise<WireAnswer>
  /** Sends the response: Node writes it itself, elsewhere it is a `Response`. */
  answer(arrival: Arrival, answer: WireAnswer): Response
  /** The raw request of the caller, before any check. */
  caller(arrival: Arrival): Caller
  /** The browser's cookies, or their replacement. Set them before `answer`. */
  jar: Jar
  /** Stores the records of the store. */
  store: StoreBackend
  /** Counts calls for the limits. */
  counter: Counter
  /** Stores shared responses. */
  responseCache: CacheBackend<SharedAnswer>
  /** The epochs of sites that several processes share. Absent if there is no other process. */
  epochs?: Epochs | undefined
  /** Finds the activity of the running code. Absent on platforms that cannot track it. */
  activities?: Activities
  /** Returns the event loop delay since the last call. Absent on platforms with a single caller. */
  loopDelay?: () => LoopDelay
  /** A built file of the storefront by exact path (`/assets/x.js`), or undefined. */
  asset?: FindAsset
  /** Compresses a response off the event loop. Returns undefined while busy. Absent if there is no network. */
  compress?: (encoding: Encoding, bytes: Uint8Array) => Promise<Uint8Array | undefined>
}

/** Content encodings of responses. */
export type Encoding = 'br' | 'gzip'

/** Finds a built file in the encoding preferred by an `Accept-Encoding` header. */
export type FindAsset = (path: string, acceptEncoding?: string) => Promise<Asset | undefined>

/** How late the event loop was between two readings, in milliseconds. */
export interface LoopDelay {
  median: number
  longest: number
}

/** A request to an upstream. */
export interface WireRequest {
  /** The connection pool. Upstreams, classes and accounts have separate pools. */
  pool: { upstream: 'agency' | 'images' | 'provider' | 'guide' | 'front'; class: OperationClass; account: string }
  method: string
  url: string
  headers: Record<string, string>
  body?: string
  deadlines: Deadlines
  /** Epoch milliseconds from which the deadlines count. Default: now. */
  recordedAt?: number
  /** Maximum response size in bytes. */
  limit: number
  /** Cancels the call, if a disconnected caller may. */
  signal?: AbortSignalLike
  /** Whether a response with 2xx or 4xx can be used. An unusable response counts as a failure of the upstream. */
  isUsable?: (answer: WireAnswer) => boolean
}

/** Milliseconds. `firstByte` and `total` are measured from the start of the call. */
export interface Deadlines {
  connect: number
  firstByte: number
  total: number
}

/** A response as it is received or sent. */
export interface WireAnswer {
  status: number
  /** Lower case names. */
  headers: Record<string, string>
  bytes: Uint8Array
}

/** The caller of a request. */
export interface Caller {
  method: string
  /** The raw request target: `/path?query` or an absolute form. */
  target: string
  /** Value of a header; several lines are joined with commas. */
  header(name: string): string | undefined
  /** IP address of the true peer, whatever headers claim. Without a network, a name for the platform. */
  address: string
  /** All lines of a header. For some headers, more than one is an attack. */
  lines(name: string): string[]
  /** Aborted when the caller disconnects. */
  signal: AbortSignalLike
  /** Reads at most `limit` bytes of the body. `complete` is false if there is more. */
  body(limit: number): Promise<{ bytes: Uint8Array; complete: boolean }>
}

/** Reads and sets the cookies of callers. */
export interface Jar {
  /** All cookies of a name. Two count as none. */
  get(arrival: Arrival, name: string): string[]
  /**
   * Sets a cookie for a number of seconds; zero removes it. With `sameSite: None`, the browser also sends the cookie
   * from inside a page of another origin.
   */
  set(arrival: Arrival, name: string, value: string, how: { seconds: number; sameSite: 'Lax' | 'None' }): void
}

/** A built file as it is sent. */
export interface Asset {
  headers: Record<string, string>
  bytes: Uint8Array
}

/** Says why an upstream call failed. `sent` is false only if certainly no byte was sent. */
export class CallError extends Error {
  readonly reason: 'unavailable' | 'timeout' | 'broken' | 'too-large' | 'cancelled'
  readonly sent: boolean

  constructor(reason: CallError['reason'], sent: boolean) {
    super(`The call was ${reason}`)
    this.name = 'CallError'
    this.reason = reason
    this.sent = sent
  }
}
