import { createAgencyClient } from '@rota/openapi/client'
import { ApiError, noAnswer } from './errors.ts'
import { track } from './in-flight.ts'
import type { Answer, AnyInput, Input, OperationId } from './operations.ts'

type CallOptions = {
  headers?: Record<string, string>
  signal?: AbortSignal
  /** A poll that nobody waits for: it moves no loading bar (product 3.3 row 98). */
  background?: boolean
}

type AnyCall = (
  input: AnyInput & { header?: Record<string, string> },
  init: { signal?: AbortSignal },
) => Promise<{ data?: unknown; error?: unknown }>

/** The calls by name. Made on first use, so that a test or the demo may put its own `fetch` in place before. */
let client: Record<OperationId, AnyCall> | undefined
const calls = () =>
  (client ??= createAgencyClient({
    // "API_BASE for the browser (default /api)" (product 3.3 row 97).
    baseUrl: new URL(import.meta.env.VITE_API_BASE ?? '/api', globalThis.location?.origin ?? 'http://localhost').href,
    headers: { 'X-Requested-With': 'rota', Accept: 'application/json' },
    fetch: (request) => globalThis.fetch(request),
  }) as unknown as Record<OperationId, AnyCall>)

/**
 * One call of the contract. Answers the body of a 200.
 * @throws ApiError for a problem document and for no answer; an abort passes as it is
 */
export function call<Id extends OperationId>(id: Id, input: Input<Id>, options: CallOptions = {}): Promise<Answer<Id>> {
  const answer = send(id, input, options) as Promise<Answer<Id>>
  return options.background ? answer : track(answer)
}

async function send(id: OperationId, input: AnyInput, { headers, signal }: CallOptions): Promise<unknown> {
  const operation = calls()[id]
  const answer = operation({ ...input, ...(headers ? { header: headers } : {}) }, signal ? { signal } : {})
  const { data, error } = await answer.catch((reason: unknown) => {
    if (reason instanceof DOMException && reason.name === 'AbortError') throw reason
    throw noAnswer(id, reason instanceof SyntaxError ? 'unreadable' : 'offline')
  })
  if (error !== undefined) throw isProblem(error) ? new ApiError(id, error) : noAnswer(id, 'unreadable')
  return data
}

function isProblem(body: unknown): body is ApiError['problem'] {
  return typeof body === 'object' && body !== null && 'type' in body && 'status' in body && 'title' in body
}
