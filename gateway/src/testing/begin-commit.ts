import { exampleCall } from './example-call.ts'

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

/**
 * Starts a booking at a gateway and sends its commit. A commit has the longest deadline of all calls, so a test can
 * delay its response while it checks something.
 * @returns the response as a promise inside an object, so that awaiting this function does not await the response
 */
export async function beginCommit(base: string): Promise<{ answer: Promise<Response> }> {
  const started = await fetch(`${base}/api/reservation/start`, { headers: SAME_ORIGIN })
  const cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { row, path, headers } = exampleCall('transactionCommit')
  const sentHeaders = { ...SAME_ORIGIN, ...headers, cookie, 'if-match': '"0"', 'idempotency-key': crypto.randomUUID() }
  return { answer: fetch(base + path, { method: row.method, headers: sentHeaders }) }
}
