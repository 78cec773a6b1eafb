import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasRedis, NEEDS_REDIS, startRedis, type RedisServer } from '../platform/redis/testing/redis-server.ts'
import { startGatewayProcess, type GatewayProcess } from '../testing/gateway-process.ts'
import { answerExample, startOrigin, type Origin } from '../testing/server.ts'
import { WITHOUT_PAUSE } from '../testing/stopped-time.ts'

/** For what needs no time, but may have to wait for a busy machine. */
const PATIENT = { ...WITHOUT_PAUSE, timeout: 30_000 }

const CONTROL_KEY = 'control-key-of-two-gateways'

let agency: Origin
let redis: RedisServer
let gateways: GatewayProcess[] = []
/** URLs of the requests that the agency has received. */
let received: string[] = []
const folder = mkdtempSync(join(tmpdir(), 'rota-two-'))

describe.skipIf(!hasRedis)(`two gateways that share a store and a Redis (${NEEDS_REDIS})`, () => {
  beforeAll(async () => {
    agency = await startOrigin((request, response) => {
      received.push(request.url ?? '')
      answerExample(response, request.url?.startsWith('/hotels') ? 'hotelView' : 'reservationStart')
    })
    redis = await startRedis()
    const env = {
      REDIS_URL: redis.url,
      PUBLIC_URL: 'http://localhost:4000',
      STORE_FILE: join(folder, 'store.sqlite'),
      CONTROL_KEY,
      LIMITS: '1000',
    }
    gateways = await Promise.all([startGatewayProcess(agency.url, { env }), startGatewayProcess(agency.url, { env })])
  })
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.end()))
    await redis.end()
    await agency.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const ask = (at: number, path: string, init: RequestInit = {}) =>
    fetch(`http://localhost:${gateways[at]?.port}${path}`, init)
  const hotels = () => received.filter((url) => url.startsWith('/hotels')).length

  /** How often each of them has logged an event. A busy machine may lose its Redis for a moment: 50 ms are short. */
  const logged = (event: string) =>
    gateways.map(({ lines }) => lines.filter((line) => line.includes(`"msg":"${event}"`)).length)

  test('both log that they have reached Redis', async () => {
    await expect.poll(() => Math.min(...logged('redis-ready')), PATIENT).toBeGreaterThan(0)
  })

  test('a response that one has cached is served by the other without asking the agency', async () => {
    let hotel = 30_000
    await expect
      .poll(async () => {
        received = []
        hotel++
        const first = await ask(0, `/api/hotels/${hotel}`)
        const second = await ask(1, `/api/hotels/${hotel}`)
        expect([first.status, second.status]).toEqual([200, 200])
        expect(await second.text()).toBe(await first.text())
        return hotels()
      }, PATIENT)
      .toBe(1)
  })

  test('clearing the caches of one clears the caches of both', async () => {
    const drop = () => ask(0, '/control/caches', { method: 'POST', headers: { 'x-control-key': CONTROL_KEY } })
    await ask(1, '/api/hotels/30212')
    received = []
    await expect.poll(async () => (await drop()).json(), PATIENT).toEqual({ cleared: 'everywhere' })
    await expect
      .poll(async () => {
        await ask(1, '/api/hotels/30212')
        return hotels()
      }, PATIENT)
      .toBeGreaterThan(0)
  })

  test('without Redis both continue with their own caches, and log it', async () => {
    await redis.kill()
    const last = () => gateways.map(({ lines }) => lines.findLast((line) => /"redis-(?:ready|away)"/.test(line)))
    const away = expect.stringContaining('"redis-away"')
    await expect.poll(last, PATIENT).toEqual([away, away])
    expect((await ask(0, '/api/hotels/30213')).status).toBe(200)
    expect((await ask(1, '/api/hotels/30213')).status).toBe(200)
    const dropped = await ask(0, '/control/caches', { method: 'POST', headers: { 'x-control-key': CONTROL_KEY } })
    expect(await dropped.json()).toEqual({ cleared: 'here' })
    for (const gateway of gateways) {
      gateway.signal('SIGTERM')
      expect(await gateway.exited).toBe(0)
    }
  })
})
