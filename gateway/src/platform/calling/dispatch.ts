import type { Dispatcher } from 'undici'
import { CallError, type WireAnswer, type WireRequest } from '../../ports/platform.ts'
import { coalesceWrites } from '../event-loop.ts'

/**
 * Sends one request through a connection pool. Fails with a CallError. It uses undici's `dispatch`, because the promise
 * API of undici takes a fifth more time (decision 15.5), and its own timers, because those of undici have a resolution
 * of one second. A cancelled call frees its connection at once.
 */
export function dispatch(pool: Dispatcher, wire: WireRequest): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    if (wire.signal?.aborted) return reject(new CallError('cancelled', false))
    const { method, headers, body = null } = wire
    const { path } = splitUrl(wire.url)
    const handler = new Exchange(wire, resolve, reject)
    coalesceWrites(() => pool.dispatch({ path, method, headers, body, headersTimeout: 0, bodyTimeout: 0 }, handler))
  })
}

/** One request and its response. A class, because an object literal would create a dozen functions per call. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #wire: WireRequest
  readonly #resolve: (answer: WireAnswer) => void
  readonly #reject: (error: CallError) => void
  readonly #chunks: Buffer[] = []
  /** When the request must have been sent at the latest, in milliseconds of the monotonic clock. */
  readonly #sendBy: number
  /** When the response must be complete at the latest, on the same clock. */
  readonly #completeBy: number
  /** Listens for the caller's disconnect. */
  readonly #onAbort: (() => void) | undefined
  /**
   * Fires at the deadline of the first byte. If the response has begun by then, the timer is set again, to the total
   * deadline.
   */
  #timer: ReturnType<typeof setTimeout>
  #controller: Dispatcher.DispatchController | undefined
  #status = 0
  #headers: Record<string, string> = {}
  #size = 0
  #isSent = false
  /** Whether the timer has fired. */
  #hasTimerFired = false
  #isOver = false

  constructor(wire: WireRequest, resolve: (answer: WireAnswer) => void, reject: (error: CallError) => void) {
    const { deadlines, signal } = wire
    this.#wire = wire
    this.#resolve = resolve
    this.#reject = reject
    const now = performance.now()
    const first = Math.min(deadlines.firstByte, deadlines.total)
    this.#sendBy = now + first
    this.#completeBy = now + deadlines.total
    this.#timer = setTimeout(onTimer, first, this)
    if (signal === undefined) return
    this.#onAbort = () => this.giveUp('cancelled')
    signal.addEventListener('abort', this.#onAbort)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    // The caller disconnected, or its deadline passed, while it waited for a connection.
    if (this.#isOver) return controller.abort(new CallError('cancelled', false))
    // The event loop was blocked: the deadline of the first byte has passed, and nothing is sent any more (G5).
    if (this.#hasTimerFired || performance.now() >= this.#sendBy) return this.giveUp('timeout')
    this.#isSent = true
  }

  onResponseStart(_controller: unknown, code: number, headers: Record<string, string | string[] | undefined>): void {
    if (this.#isOver) return
    this.#status = code
    this.#headers = singleValued(headers)
    if (Number(this.#headers['content-length']) > this.#wire.limit) this.giveUp('too-large')
  }

  onResponseData(_controller: unknown, chunk: Buffer): void {
    this.#size += chunk.length
    if (this.#size > this.#wire.limit) this.giveUp('too-large')
    else this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    if (this.#isOver) return
    this.#end()
    const [first] = this.#chunks
    const bytes = this.#chunks.length === 1 && first ? first : Buffer.concat(this.#chunks, this.#size)
    this.#resolve({ status: this.#status, headers: this.#headers, bytes })
  }

  onResponseError(_controller: unknown, error: Error): void {
    if (isTooLarge(error)) return this.giveUp('too-large')
    this.giveUp(this.#isSent ? 'broken' : 'unavailable')
  }

  /**
   * Called by the timer. The deadline is checked only after the network was read, because after a stall of the process
   * timers run before responses that have arrived in time are read (G5).
   */
  onTimer(): void {
    this.#hasTimerFired = true
    setImmediate(checkDeadline, this)
  }

  /**
   * Ends the call if a deadline has passed, and otherwise sets the timer to the total deadline. The timer is not replaced
   * earlier, when the response begins, because nearly all responses end before it fires, and timers of many different
   * durations are expensive.
   */
  checkDeadline(): void {
    if (this.#isOver) return
    const remainingMs = this.#completeBy - performance.now()
    if (this.#status === 0 || remainingMs <= 0) this.giveUp('timeout')
    else this.#timer = setTimeout(onTimer, remainingMs, this)
  }

  giveUp(reason: CallError['reason']): void {
    if (this.#isOver) return
    const error = new CallError(reason, this.#isSent)
    this.#end()
    this.#reject(error)
    this.#controller?.abort(error)
  }

  #end(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    if (this.#onAbort !== undefined) this.#wire.signal?.removeEventListener('abort', this.#onAbort)
  }
}

// Functions without a closure, so that timers create none for each call.
const onTimer = (exchange: Exchange) => exchange.onTimer()
const checkDeadline = (exchange: Exchange) => exchange.checkDeadline()

/** Whether the error says that the headers exceed 16 KiB (F11). */
const isTooLarge = (error: Error) => 'code' in error && error.code === 'UND_ERR_HEADERS_OVERFLOW'

type Headers = Record<string, string | string[] | undefined>

/** Joins the values of repeated headers, which are rare. undici has already converted the names to lower case. */
function singleValued(headers: Headers): Record<string, string> {
  for (const name in headers) if (typeof headers[name] !== 'string') return joinValues(headers)
  return headers as Record<string, string>
}

const joinValues = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/** Splits a URL that the gateway has built into origin and path. Such a URL is encoded already and need not be parsed. */
export function splitUrl(url: string): { origin: string; path: string } {
  const pathStart = url.indexOf('/', url.indexOf('//') + 2)
  if (pathStart === -1) return { origin: url, path: '/' }
  return { origin: url.slice(0, pathStart), path: url.slice(pathStart) }
}
