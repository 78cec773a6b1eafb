import type { Failure } from '../scenarios/scenario.ts'

const HTML = '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>'
const BROKEN_JSON = '{"site": {"id": "site-1001", "name": "Yel'

/**
 * What a failing agency does before it has looked at a call; undefined when it goes on to answer.
 * A destroyed connection is `Response.error()`: each mount makes of it what its wire has for that.
 */
export async function failBefore(failure: Failure | undefined, request: Request): Promise<Response | undefined> {
  if (failure === 'refuse') return Response.error()
  if (failure === 'hang') return hangUp(request.signal)
  if (failure === 'html') return new Response(HTML, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  if (failure === 'broken-json') return breakOff()
  return undefined
}

/** An answer that ends in the middle: nobody knows what it would have said. */
export const breakOff = () => new Response(BROKEN_JSON, { headers: { 'content-type': 'application/json' } })

/** Waits until the caller gives up; then the connection is gone. */
export function hangUp(signal: AbortSignal): Promise<Response> {
  if (signal.aborted) return Promise.resolve(Response.error())
  return new Promise((gone) => {
    signal.addEventListener('abort', () => gone(Response.error()), { once: true })
  })
}

/** An answer with the same members, none of them what the contract says. */
export function spoil(body: unknown): unknown {
  const members = Object.keys(body ?? {}).map((name) => [name, '?'])
  return Object.fromEntries(members)
}
