import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAgency } from '../../testing/agency-calls.ts'
import { CONFIG, WITH_PROVIDER } from '../../testing/gateway.ts'
import { startOrigin, startTestGateway, type Origin } from '../../testing/server.ts'
import { problemOf, SEARCH, FIRST } from '../../upstream/provider/testing/start.ts'
import type { RunningGateway } from '../start.ts'

const MIB = 1024 * 1024
const CHUNK = Buffer.alloc(64 * 1024, ' ')

let origin: Origin
let gateway: RunningGateway
let behave: (response: ServerResponse) => void = () => {}
/** Bytes of bodies that the upstream has been able to send. */
let written = 0

beforeAll(async () => {
  origin = await startOrigin((request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.url?.endsWith('/login')) response.end(LOGIN)
    else behave(response)
  })
  const { credentialsFor } = WITH_PROVIDER.provider ?? {}
  if (credentialsFor === undefined) throw new Error('There is no provider')
  gateway = await startTestGateway(origin.url, undefined, {
    ...CONFIG,
    agency: { url: origin.url },
    provider: { url: origin.url, credentialsFor },
  })
})

afterAll(async () => {
  await gateway.drain()
  await origin.close()
})

const LOGIN = JSON.stringify({
  header: { requestId: 'r', success: true, responseTime: '2027-05-01T09:00:00Z', messages: [] },
  body: { token: 'token', expiresOn: '2027-05-02T09:00:00Z' },
})

/** Writes as fast as the other side reads. */
function pour(response: ServerResponse, size: number): void {
  const writeMore = () => {
    while (size > 0 && !response.destroyed) {
      size -= CHUNK.length
      written += CHUNK.length
      if (!response.write(CHUNK)) return void response.once('drain', writeMore)
    }
    response.end()
  }
  writeMore()
}

const BOMB = gzipSync(Buffer.alloc(64 * MIB))

const LARGE: [string, (response: ServerResponse) => void][] = [
  ['50 MB', (response) => pour(response, 50 * MIB)],
  ['50 MB, announced', (response) => pour(response.setHeader('content-length', 50 * MIB), 50 * MIB)],
  ['a gzip bomb', (response) => response.setHeader('content-encoding', 'gzip').end(BOMB)],
  [
    '100 nested encodings',
    (response) => response.setHeader('content-encoding', 'gzip, '.repeat(99) + 'gzip').end(BOMB),
  ],
  ['br', (response) => response.setHeader('content-encoding', 'br').end('x')],
  ['100 KB of headers', (response) => response.setHeader('x-large', 'x'.repeat(100_000)).end('{}')],
  [
    '1,000 headers',
    (response) => {
      for (let i = 0; i < 1000; i++) response.setHeader(`x-${i}`, 'x'.repeat(20))
      response.end('{}')
    },
  ],
]

describe('F11 returns 502 upstream-too-large for a too large response, with little memory', () => {
  // Garbage collection adds to single measurements, so the smallest of three counts.
  const measured = async (ask: () => Promise<{ name: string }>) => {
    const memory: number[] = []
    const names = new Set<string>()
    let mostWritten = 0
    for (let tries = 0; tries < 3; tries++) {
      written = 0
      const before = process.memoryUsage.rss()
      names.add((await ask()).name)
      memory.push(process.memoryUsage.rss() - before)
      await expect.poll(() => origin.open()).toBe(0)
      mostWritten = Math.max(mostWritten, written)
    }
    // Includes the buffers of two sockets.
    return {
      names: [...names],
      isLittleMemory: Math.min(...memory) < 20 * MIB,
      isLittleWritten: mostWritten < 16 * MIB,
    }
  }
  const refused = { names: ['upstream-too-large'], isLittleMemory: true, isLittleWritten: true }

  test.each(LARGE)('agency: %s', async (_name, large) => {
    behave = large
    expect(await measured(() => callAgency(gateway.context, 'hotelView'))).toEqual(refused)
  })

  test.each(LARGE)('provider: %s', async (_name, large) => {
    behave = large
    const { provider } = gateway.context
    if (provider === undefined) throw new Error('There is no provider')
    const ask = () => problemOf(provider('priceSearch', { site: FIRST, body: SEARCH, keepMs: 0 }))
    expect(await measured(ask)).toEqual(refused)
  })
})

describe('F12 a redirect is not followed, so no other host gets the credentials', () => {
  test.each([301, 302, 303, 307, 308])('%i', async (status) => {
    const stranger = await startOrigin((_request, response) => response.end('{}'))
    behave = (response) => response.writeHead(status, { location: `${stranger.url}/steal` }).end()
    const { provider } = gateway.context
    expect((await callAgency(gateway.context, 'hotelView')).name).toBe('upstream-broken')
    const error =
      provider && (await problemOf(provider('transactionCommit', { site: FIRST, body: { transactionId: 't' } })))
    expect(error).toMatchObject({ name: 'upstream-broken', outcome: 'unknown' })
    expect(stranger.received()).toBe(0)
    await stranger.close()
  })
})
