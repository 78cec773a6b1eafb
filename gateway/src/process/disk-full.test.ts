import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGatewayProcess, type GatewayProcess } from '../testing/gateway-process.ts'
import { answerExample, startOrigin, type Origin } from '../testing/server.ts'
import { exampleCall } from '../testing/example-call.ts'

/** Limits the process's files to 80 KB, like a full disk: the store opens, but has little room. */
const FULL = ['bash', '-c', 'ulimit -f 80; exec "$0" "$@"']

let agency: Origin
let gateway: GatewayProcess
/** Requests that the agency has received. */
let received: string[] = []

beforeAll(async () => {
  agency = await startOrigin((request, response) => {
    received.push(`${request.method} ${request.url}`)
    answerExample(response, request.url?.startsWith('/hotels') ? 'hotelView' : 'reservationStart')
  })
  gateway = await startGatewayProcess(agency.url, { before: FULL })
})
afterAll(async () => {
  await gateway.end()
  await agency.close()
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://localhost:${gateway.port}${path}`, {
    ...init,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...init.headers },
  })

describe('G12, G8 the disk of the store is full', () => {
  test('readiness writes a test record and returns 503', async () => {
    // Every attempt uses up some of the remaining space.
    await expect.poll(async () => (await ask('/readyz')).json()).toEqual({ status: 'store-unwritable' })
    expect((await ask('/readyz')).status).toBe(503)
    expect((await ask('/healthz')).status).toBe(200)
  })

  test('reads are answered', async () => {
    expect((await ask('/api/hotels/12')).status).toBe(200)
  })

  test.each(['orderInitialize', 'reservationPatch', 'transactionCommit'] as const)(
    '%s returns 503 try-later and sends nothing to the agency',
    async (id) => {
      const started = await ask('/api/reservation/start')
      const cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      const { row, path, body } = exampleCall(id)
      received = []
      const answer = await ask(path, {
        method: row.method,
        headers: { cookie, 'if-match': '"0"', 'idempotency-key': crypto.randomUUID() },
        // The example's dates will have passed one day.
        body: JSON.stringify(id === 'reservationPatch' ? { key: 'promotion', value: null } : body),
      })
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(await answer.json()).toMatchObject({ type: '/docs/errors/try-later' })
      expect(received).toEqual([])
    },
  )
})
