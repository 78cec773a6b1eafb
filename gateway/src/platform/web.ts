import { CallError, type Arrival, type Caller, type WireAnswer, type WireRequest } from '../ports/platform.ts'

/**
 * The caller of a `Request`, for platforms without sockets.
 * @param own headers that the platform itself vouches for
 * @param address by default the page itself
 */
export function webCaller(request: Request, own: Record<string, string> = {}, address = 'page'): Caller {
  const { pathname, search } = new URL(request.url)
  const header = (name: string) => own[name] ?? request.headers.get(name) ?? undefined
  return {
    method: request.method,
    target: pathname + search,
    header,
    address,
    lines: (name) => [header(name)].filter((value) => value !== undefined),
    signal: request.signal,
    body: (limit) => readStream(request.body, limit),
  }
}

async function readStream(stream: ReadableStream<Uint8Array> | null, limit: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the stream.
  for await (const chunk of stream ?? []) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size > limit) break
  }
  const bytes = new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer())
  return { bytes: bytes.subarray(0, limit), complete: size <= limit }
}

/** Converts a response to a `Response`, without the header `connection`. */
export function webAnswer({ request }: Arrival, { status, headers, bytes }: WireAnswer): Response {
  const { connection: _connection, ...otherHeaders } = headers
  const hasBody = request.method !== 'HEAD' && status !== 204 && status !== 304
  return new Response(hasBody ? new Uint8Array(bytes) : null, { status, headers: otherHeaders })
}

/** Makes a call through a function such as `fetch`, within its total deadline. Fails with a CallError. */
export async function webCall(wire: WireRequest, send: (request: Request) => Promise<Response>): Promise<WireAnswer> {
  const timeout = AbortSignal.timeout(wire.deadlines.total)
  const disconnected = new AbortController()
  if (wire.signal?.aborted) disconnected.abort()
  wire.signal?.addEventListener('abort', () => disconnected.abort())
  const signal = AbortSignal.any([timeout, disconnected.signal])
  const { method, url, headers, body } = wire
  const request = new Request(url, {
    method,
    headers,
    redirect: 'manual',
    signal,
    ...(body === undefined ? {} : { body }),
  })
  const response = await unlessAborted(send(request), signal)
  if (response.type === 'error') throw new CallError('unavailable', false)
  const bytes = new Uint8Array(await unlessAborted(response.arrayBuffer(), signal))
  if (bytes.byteLength > wire.limit) throw new CallError('too-large', true)
  return { status: response.status, headers: Object.fromEntries(response.headers), bytes }
}

/** Stops waiting when the signal aborts, even if `work` ignores the signal. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new CallError(isTimeout(signal) ? 'timeout' : 'cancelled', true))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    const broken = () => reject(new CallError('broken', true))
    work.then(resolve, broken).finally(() => signal.removeEventListener('abort', stop))
  })
}

const isTimeout = (signal: AbortSignal) =>
  signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
