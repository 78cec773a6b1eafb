import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGatewayProcess, type GatewayProcess } from '../testing/gateway-process.ts'
import { answerExample, startOrigin, type Origin } from '../testing/server.ts'
import { STILL } from '../testing/stopped-time.ts'

/** For what comes by itself within two seconds, on a machine that may be busy. */
const PATIENT = { ...STILL, timeout: 30_000 }

const CONTROL_KEY = 'control-key-of-two-gateways'

let agency: Origin
let gateways: GatewayProcess[]
const folder = mkdtempSync(join(tmpdir(), 'rota-switches-'))
const env = { STORE_FILE: join(folder, 'store.sqlite'), PUBLIC_URL: 'http://localhost:4000', CONTROL_KEY }

const start = () => startGatewayProcess(agency.url, { env })
const ask = ({ port }: GatewayProcess, path: string, init: RequestInit = {}) =>
  fetch(`http://localhost:${port}${path}`, init)

const set = async (gateway: GatewayProcess, to: 'on' | 'off') => {
  const answer = await ask(gateway, '/api/ops/switches', {
    method: 'PUT',
    headers: { 'x-control-key': CONTROL_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'operation', name: 'hotelView', to, note: 'Wrong prices.' }),
  })
  expect(answer.status).toBe(200)
}
const statusOf = async (gateway: GatewayProcess) => {
  const answer = await ask(gateway, '/api/hotels/12')
  await answer.arrayBuffer()
  return answer.status
}

describe('two gateways that share a store (decision 49.2)', () => {
  beforeAll(async () => {
    agency = await startOrigin((request, response) =>
      answerExample(response, request.url?.startsWith('/hotels') ? 'hotelView' : 'reservationStart'),
    )
    gateways = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.end()))
    await agency.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const both = () => gateways as [GatewayProcess, GatewayProcess]

  test('a switch holds at once in the one, soon in the other, and both follow when it is lifted there', async () => {
    const [one, other] = both()
    await set(one, 'off')
    expect(await statusOf(one)).toBe(503)
    await expect.poll(() => statusOf(other), PATIENT).toBe(503)
    await set(other, 'on')
    expect(await statusOf(other)).toBe(200)
    await expect.poll(() => statusOf(one), PATIENT).toBe(200)
  })

  test('one that starts while it is set has it with its first answer', async () => {
    const [one] = both()
    await set(one, 'off')
    const third = await start()
    gateways.push(third)
    expect(await statusOf(third)).toBe(503)
  })
})
