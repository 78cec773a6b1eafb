import { spawn } from 'node:child_process'
import { createServer, request as requestOf } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createProviderClient } from '@rota/openapi/provider/client'
import { PROVIDER_ACCOUNT } from './world/provider/wire/account.ts'
import { startMocks, type Mocks, type MocksOptions } from './server.ts'

const running: Mocks[] = []
async function start(over: Partial<MocksOptions> = {}): Promise<Mocks> {
  const mocks = await startMocks({ port: 0, bankPort: 0, ...over })
  running.push(mocks)
  return mocks
}
afterEach(async () => {
  for (const mocks of running.splice(0)) await mocks.close()
})

const put = (url: string, body: object) => fetch(url, { method: 'PUT', body: JSON.stringify(body) })

const ask = async () => {
  const { url } = await start()
  const body = JSON.stringify({ checkIn: 20990521, checkOut: 20990526, adults: 2 })
  const prices = await (await fetch(`${url}/agency/hotels/12/price`, { method: 'POST', body })).text()
  return { prices, session: await (await fetch(`${url}/agency/reservation/start`)).text() }
}

describe('the mocks as servers', () => {
  it('answer agency, provider, images and control on one port', async () => {
    const { url } = await start()
    const type = async (path: string) => {
      const response = await fetch(url + path)
      return [response.status, response.headers.get('content-type')?.split(';')[0]]
    }
    expect(await type('/agency/hotels/12')).toEqual([200, 'application/json'])
    expect(await type('/agency/hotels/999')).toEqual([404, 'application/problem+json'])
    expect(await type('/images-host/web/site1001/hotel-12-1.svg.png')).toEqual([200, 'image/svg+xml'])
    expect(await type('/images-host/web/site1001/logo.png')).toEqual([200, 'image/svg+xml'])
    expect((await type('/images-host/web/site9999/hotel-12-1.svg.png'))[0]).toBe(404)
    expect(await type('/control/scenario')).toEqual([200, 'application/json'])
    expect((await type('/nothing/here'))[0]).toBe(501)
    const provider = createProviderClient({ baseUrl: `${url}/provider` })
    const { data } = await provider.providerLogin({ body: PROVIDER_ACCOUNT })
    expect(data?.header.success).toBe(true)
  })

  it('destroy the connection in upstream-down', async () => {
    const { url } = await start()
    await put(`${url}/control/scenario`, { name: 'upstream-down' })
    await expect(fetch(`${url}/agency/hotels/12`)).rejects.toThrow('fetch failed')
    expect((await fetch(`${url}/control/scenario`)).status).toBe(200)
  })

  it('keep the connection open in upstream-slow, and can still be closed', async () => {
    const mocks = await start()
    await put(`${mocks.url}/control/scenario`, { name: 'upstream-slow' })
    await expect(fetch(`${mocks.url}/agency/hotels/12`, { signal: AbortSignal.timeout(100) })).rejects.toThrow(
      /timeout/,
    )
    const waiting = fetch(`${mocks.url}/agency/hotels/12`).catch((error: Error) => error.message)
    await fetch(`${mocks.url}/control/scenario`)
    await mocks.close()
    running.splice(0)
    expect(await waiting).toBe('fetch failed')
  })

  it('give new sessions other ids after a restart, and the same prices', async () => {
    const [before, after] = [await ask(), await ask()]
    expect(after.prices).toBe(before.prices)
    expect(after.session).not.toBe(before.session)
  })
})

describe('control', () => {
  /** Sends a request with headers that only a browser can set. */
  const send = (url: string, path: string, headers: Record<string, string>, method = 'POST') =>
    new Promise<number | undefined>((done, fail) => {
      const { port } = new URL(url)
      const sent = requestOf({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        answer.resume()
        done(answer.statusCode)
      })
      sent.on('error', fail).end(method === 'PUT' ? '{"name":"upstream-down"}' : undefined)
    })

  it.each([
    ['a form of another site', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
    ['a page that hides where it is', { origin: 'null' }],
    ['a page of another port', { origin: 'http://localhost:4000' }],
    ['a script of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['a name that means this machine by now', { host: 'rebound.example:4001' }],
    ['a name below ours', { host: 'evil.localhost:4001' }],
  ])('refuses %s', async (_who, headers) => {
    const { url, world } = await start()
    expect(await send(url, '/control/reset', headers)).toBe(403)
    expect(await send(url, '/control/scenario', headers, 'PUT')).toBe(403)
    expect(await send(url, '/control/letters', headers, 'GET')).toBe(403)
    expect(world.scenario().name).toBe('normal')
  })

  it.each([
    ['a program', {}],
    ['an address that somebody typed', { 'sec-fetch-site': 'none', host: 'localhost:4001' }],
    ['its own page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4001', host: 'localhost:4001' }],
  ])('answers %s', async (_who, headers) => {
    const { url } = await start()
    expect(await send(url, '/control/reset', headers)).toBe(200)
  })

  it('refuses an unknown scenario', async () => {
    const { url } = await start()
    expect((await put(`${url}/control/scenario`, { name: 'nonsense' })).status).toBe(400)
    expect((await put(`${url}/control/clock`, { now: 'nonsense' })).status).toBe(400)
  })

  it('stops the clock and lets it go again', async () => {
    const { url, world } = await start()
    await put(`${url}/control/clock`, { now: '2027-05-01T09:00:00Z' })
    expect(world.clock.today()).toBe(20270501)
    const told = await (await put(`${url}/control/clock`, { now: null })).json()
    expect(told).not.toEqual({ now: '2027-05-01T09:00:00.000Z' })
  })

  it('tells the gateway to drop its caches, with its key', async () => {
    const received: unknown[] = []
    const gateway = createServer((request, response) => {
      received.push([request.method, request.url, request.headers['x-control-key']])
      response.end()
    })
    await new Promise<void>((ready) => {
      gateway.listen(0, '127.0.0.1', ready)
    })
    const address = gateway.address()
    const gatewayUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const { url } = await start({ gatewayUrl, controlKey: 'key-of-the-test' })
    await put(`${url}/control/scenario`, { name: 'sold-out' })
    await fetch(`${url}/control/reset`, { method: 'POST' })
    gateway.close()
    const call = ['POST', '/control/caches', 'key-of-the-test']
    expect(received).toEqual([call, call])
  })
})

describe('node mocks/server.ts', () => {
  it('prints its addresses and ends on SIGTERM', async () => {
    const env = { ...process.env, MOCKS_PORT: '0', BANK_PORT: '0' }
    const child = spawn(process.execPath, [new URL('server.ts', import.meta.url).pathname], { env })
    const said = await new Promise<string>((received) => {
      child.stdout.once('data', (bytes: Buffer) => received(bytes.toString()))
    })
    expect(said).toMatch(/http:\/\/127\.0\.0\.1:\d+.*http:\/\/bank\.localhost:\d+/)
    const code = new Promise((ended) => {
      child.once('exit', ended)
    })
    child.kill('SIGTERM')
    expect(await code).toBe(0)
  })
})
