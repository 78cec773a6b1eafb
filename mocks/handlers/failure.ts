import type { Failure } from '../scenarios/scenario.ts'

const HTML = '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>'
const BROKEN_JSON = '{"site": {"id": "site-1001", "name": "Yel'

/**
 * The failure that happens before a call is processed; undefined when the call proceeds. `Response.error()` stands for
 * a destroyed connection: each mount translates it.
 */
export async function failBefore(failure: Failure | undefined, request: Request): Promise<Response | undefined> {
  if (failure === 'refuse') return Response.error()
  if (failure === 'hang') return hangUp(request.signal)
  if (failure === 'html') return new Response(HTML, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  if (failure === 'broken-json') return breakOff()
  return undefined
}

/** A response that is cut off in the middle. */
export const breakOff = () => new Response(BROKEN_JSON, { headers: { 'content-type': 'application/json' } })

/** Waits until the caller gives up, then closes the connection. */
export function hangUp(signal: AbortSignal): Promise<Response> {
  if (signal.aborted) return Promise.resolve(Response.error())
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(Response.error()), { once: true })
  })
}

/** Replaces the value of every property, so that the response violates the contract. */
export function spoil(body: unknown): unknown {
  const entries = Object.keys(body ?? {}).map((name) => [name, '?'])
  return Object.fromEntries(entries)
}
