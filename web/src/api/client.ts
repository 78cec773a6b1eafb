import { STOREFRONT_OPERATIONS, type StorefrontOperationId } from './storefront-operations.ts'
import { ApiError, browserError } from './errors.ts'
import { track } from './in-flight.ts'
import { noteRequest } from './last-request.ts'
import type { Answer, AnyInput, Input } from './operations.ts'
import { noteServerTime } from './server-time.ts'

type CallOptions = {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** A background poll that nobody waits for: it does not show the loading bar (decision 41.2). */
  background?: boolean
}

/** The URL under which the browser reaches the gateway's API (decision 15.6). */
const BASE: string = import.meta.env.VITE_API_BASE ?? '/api'

/**
 * Calls one operation of the contract and returns the body of its 200 response.
 * @throws ApiError for a problem document or a missing response; an abort is rethrown unchanged
 */
export function call<Id extends StorefrontOperationId>(
  id: Id,
  input: Input<Id>,
  options: CallOptions = {},
): Promise<Answer<Id>> {
  const answer = callAndCheck(id, input, options) as Promise<Answer<Id>>
  return options.background ? answer : track(id, answer)
}

/** Returns the body of a 200 response; throws an ApiError otherwise, and an abort unchanged. */
async function callAndCheck(id: StorefrontOperationId, input: AnyInput, options: CallOptions): Promise<unknown> {
  const { ok, body } = await sendRequest(id, input, options).catch((reason: unknown) => {
    if (reason instanceof DOMException && reason.name === 'AbortError') throw reason
    throw browserError(id, reason instanceof SyntaxError ? 'unreadable' : 'offline')
  })
  if (ok) return body
  throw isProblem(body) ? new ApiError(id, body) : browserError(id, 'unreadable')
}

/** Builds the URL from the contract's path template, sends the request and returns the parsed body. */
async function sendRequest(
  id: StorefrontOperationId,
  { path, query, body }: AnyInput,
  { headers, signal }: CallOptions,
) {
  const [method = '', template = ''] = STOREFRONT_OPERATIONS[id].split(' ')
  const address = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path?.[name] ?? ''))
  const queryEntries = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value}`]],
  )
  const response = await fetch(
    BASE + address + (queryEntries.length > 0 ? `?${new URLSearchParams(queryEntries)}` : ''),
    {
      method,
      // The browser's own cache revalidates every response; caches between browser and gateway need not (decision 50.1).
      cache: 'no-cache',
      headers: {
        'X-Requested-With': 'rota',
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    },
  )
  noteServerTime(response.headers)
  noteRequest(response.headers)
  const text = await response.text()
  return { ok: response.ok, body: (text === '' ? undefined : JSON.parse(text)) as unknown }
}

function isProblem(body: unknown): body is ApiError['problem'] {
  return typeof body === 'object' && body !== null && 'type' in body && 'status' in body && 'title' in body
}
