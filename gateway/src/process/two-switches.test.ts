import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HAS_POSTGRES, startPostgres } from '../store/postgres/testing/postgres-server.ts'
import { startGatewayProcess, type GatewayProcess } from '../testing/gateway-process.ts'
import { answerExample, startOrigin, type Origin } from '../testing/server.ts'
import { WITHOUT_PAUSE } from '../testing/stopped-time.ts'

/** For what comes by itself within two seconds, on a machine that may be busy. */
const PATIENT = { ...WITHOUT_PAUSE, timeout: 30_000 }

const CONTROL_KEY = 'control-key-of-two-gateways'

const ask = ({ port }: GatewayProcess, path: string, init: RequestInit = {}) =>
  fetch(`http://localhost:${port}${path}`, init)

async function set(gateway: GatewayProcess, to: 'on' | 'off'): Promise<void> {
  const answer = await ask(gateway, '/api/ops/switches', {
    method: 'PUT',
    headers: { 'x-control-key': CONTROL_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'operation', name: 'hotelView', to, note: 'Wrong prices.' }),
  })
  expect(answer.status).toBe(200)
}

async function statusOf(gateway: GatewayProcess): Promise<number> {
  const answer = await ask(gateway, '/api/hotels/12')
  await answer.arrayBuffer()
  return answer.status
}

/** The store that two gateways share, and a function that removes it. */
interface SharedStore {
  env: Record<string, string>
  end: () => unknown
}

async function inFile(): Promise<SharedStore> {
  const folder = mkdtempSync(join(tmpdir(), 'rota-switches-'))
  const end = () => rmSync(folder, { recursive: true, force: true })
  return { env: { STORE_FILE: join(folder, 'store.sqlite') }, end }
}

async function inDatabase(): Promise<SharedStore> {
  const server = await startPostgres()
  return { env: { DATABASE_URL: await server.create() }, end: () => server.end() }
}

const STORES: [string, boolean, () => Promise<SharedStore>][] = [
  ['a file', true, inFile],
  ['a PostgreSQL', HAS_POSTGRES, inDatabase],
]

describe.each(STORES)('two gateways that share %s (decision 49.2)', (_store, isThere, open) => {
  let agency: Origin
  let shared: SharedStore
  let gateways: GatewayProcess[]

  const start = () =>
    startGatewayProcess(agency.url, { env: { ...shared.env, PUBLIC_URL: 'http://localhost:4000', CONTROL_KEY } })
  const both = () => gateways as [GatewayProcess, GatewayProcess]

  beforeAll(async () => {
    if (!isThere) return
    agency = await startOrigin((request, response) =>
      answerExample(response, request.url?.startsWith('/hotels') ? 'hotelView' : 'reservationStart'),
    )
    shared = await open()
    gateways = await Promise.all([start(), start()])
  })
  afterAll(async () => {
    if (!isThere) return
    await Promise.all(gateways.map((gateway) => gateway.end()))
    await agency.close()
    await shared.end()
  })

  test.skipIf(!isThere)(
    'a switch applies at once in one gateway and soon in the other, and so does its removal',
    async () => {
      const [one, other] = both()
      await set(one, 'off')
      expect(await statusOf(one)).toBe(503)
      await expect.poll(() => statusOf(other), PATIENT).toBe(503)
      await set(other, 'on')
      expect(await statusOf(other)).toBe(200)
      await expect.poll(() => statusOf(one), PATIENT).toBe(200)
    },
  )

  test.skipIf(!isThere)('a gateway that starts while a switch is set applies it to its first response', async () => {
    const [one] = both()
    await set(one, 'off')
    const third = await start()
    gateways.push(third)
    expect(await statusOf(third)).toBe(503)
  })
})
