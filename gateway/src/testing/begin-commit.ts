import { exampleCall } from './example-call.ts'

const OWN = { 'sec-fetch-site': 'same-origin' }

/**
 * Starts a booking at a gateway and commits it. Of all calls a commit has the longest deadline: a test can let its
 * answer wait for as long as it takes to look at something.
 * @returns the response as a promise in an object, so that awaiting the beginning does not await the end
 */
export async function beginCommit(base: string): Promise<{ answer: Promise<Response> }> {
  const started = await fetch(`${base}/api/reservation/start`, { headers: OWN })
  const cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { row, path, headers } = exampleCall('transactionCommit')
  const own = { ...OWN, ...headers, cookie, 'if-match': '"0"', 'idempotency-key': crypto.randomUUID() }
  return { answer: fetch(base + path, { method: row.method, headers: own }) }
}
