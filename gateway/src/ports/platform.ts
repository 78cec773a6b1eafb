import type { OperationClass } from '@rota/openapi/agency/operations'
import type { Context as HonoContext } from 'hono'
import type { Store } from './store.ts'

/** What differs between Node, a page and the edge (decision 2.3). Nothing else may. */
export interface Platform {
  /** Sends one request upstream. Follows no redirect, inflates nothing. Fails with a CallError only. */
  call(wire: WireRequest): Promise<WireAnswer>
  /** Sends the answer: Node writes its own response, elsewhere it is a `Response`. */
  answer(c: HonoContext, answer: WireAnswer): Response
  /** What is known of the caller's request, before anything is believed. */
  caller(c: HonoContext): Caller
  /** The browser's cookies, or what stands in for them. Must be set before `answer`. */
  jar: Jar
  store: Store
  /** How late the event loop was since it was asked last; absent where nobody else waits for it. */
  loopDelay?: () => LoopDelay
  /** A built file of the storefront by its exact path (`/assets/x.js`); undefined when there is none. */
  asset?: FindAsset
  /**
   * Compresses an answer off the event loop; undefined while there is too much of it to do. Absent where nothing goes over
   * a wire.
   */
  compress?: (encoding: Encoding, bytes: Uint8Array) => Promise<Uint8Array | undefined>
}

/** Content encodings of answers. */
export type Encoding = 'br' | 'gzip'

/** Finds a built file, in the encoding that a caller with this `Accept-Encoding` prefers. */
export type FindAsset = (path: string, acceptEncoding?: string) => Promise<Asset | undefined>

/** Milliseconds by which what was due came later. */
export interface LoopDelay {
  /** The median. */
  usual: number
  longest: number
}

export interface WireRequest {
  /** Whose connections are used; nothing is shared between upstreams, classes or accounts. */
  pool: { upstream: 'agency' | 'images' | 'provider' | 'guide'; class: OperationClass; account: string }
  method: string
  url: string
  headers: Record<string, string>
  body?: string
  deadlines: Deadlines
  /** Largest answer that is taken, in bytes. */
  limit: number
  /** Cancels the call, where the caller's hanging up may. */
  signal?: AbortSignal
}

/** Milliseconds. `firstByte` and `total` count from the start of the call. */
export interface Deadlines {
  connect: number
  firstByte: number
  total: number
}

export interface WireAnswer {
  status: number
  /** Lower case names. */
  headers: Record<string, string>
  bytes: Uint8Array
}

export interface Caller {
  method: string
  /** The request target as it was sent: `/path?query`, or an absolute form. */
  target: string
  /** Value of a header; several lines are joined with commas. */
  header(name: string): string | undefined
  /** The true peer as an IP address, whatever headers claim; where there is no network, a word for the place. */
  address: string
  /** Every line of a header; more than one is an attack for some. */
  lines(name: string): string[]
  /** Aborted when the caller hangs up. */
  signal: AbortSignal
  /** Reads at most `limit` bytes of the body; `complete` is false when there is more, which is left unread. */
  body(limit: number): Promise<{ bytes: Uint8Array; complete: boolean }>
}

export interface Jar {
  /** Every cookie of the name; two are as good as none. */
  get(c: HonoContext, name: string): string[]
  /** Keeps a value for a time in seconds; zero seconds removes it. */
  set(c: HonoContext, name: string, value: string, maxAge: number): void
}

export interface Asset {
  headers: Record<string, string>
  bytes: Uint8Array
}

/** Why a call upstream gave no answer. `sent` is false only when certainly not a byte of it has been written. */
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
