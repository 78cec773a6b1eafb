import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerExample, startOrigin, startTestGateway, type Origin } from '../../testing/server.ts'
import { exampleFor } from '../../testing/upstream.ts'
import type { RunningGateway } from '../start.ts'

const LONG = 'A room with a view of the sea. '.repeat(200)
const SCRIPT = `// ${LONG}`
const DECODE = { br: brotliDecompressSync, gzip: gunzipSync }

const dist = mkdtempSync(join(tmpdir(), 'rota-wire-'))
mkdirSync(join(dist, 'client/assets'), { recursive: true })
const built = join(dist, 'client/assets/a-1.js')
writeFileSync(built, SCRIPT)
writeFileSync(`${built}.br`, brotliCompressSync(SCRIPT))
writeFileSync(`${built}.gz`, gzipSync(SCRIPT))
const vanishing = join(dist, 'client/assets/b-2.js')
writeFileSync(vanishing, SCRIPT)

let agency: Origin
let gateway: RunningGateway
// A single connection, so that a response with a wrong length would corrupt the next one.
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

beforeAll(async () => {
  agency = await startOrigin(({ url = '' }, response) => {
    if (!url.includes('/hotels/')) return answerExample(response, 'reservationStart')
    response.setHeader('content-type', 'application/json')
    // As long as a real hotel; the contract's example is too short to be compressed.
    response.end(JSON.stringify({ ...exampleFor('hotelView', '/hotels/12'), note: LONG }))
  })
  gateway = await startTestGateway(agency.url, undefined, { webDist: dist })
})
afterAll(async () => {
  agent.destroy()
  await gateway.drain()
  await agency.close()
  rmSync(dist, { recursive: true })
})

interface ReceivedResponse {
  status: number | undefined
  headers: IncomingHttpHeaders
  bytes: Buffer
}

/** Sends a request over a socket without decoding the response. */
function ask(path: string, accepted?: string, { method = 'GET', tag = '' } = {}): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: 'localhost',
      ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
      ...(tag === '' ? {} : { 'if-none-match': tag }),
    }
    const outgoing = request({ port: gateway.port, agent, path, method, headers }, (answer) => {
      const { statusCode: status, headers: received } = answer
      buffer(answer).then((bytes) => resolve({ status, headers: received, bytes }), reject)
    })
    outgoing.on('error', reject).end()
  })
}

describe.each([
  ['a built file', '/assets/a-1.js', 'Accept-Encoding'],
  ['a hotel of the catalogue', '/api/hotels/12', 'Accept-Encoding, Authorization'],
])('%s', (_name, path, vary) => {
  test.each(['br', 'gzip'] as const)('arrives over a socket in %s, complete', async (encoding) => {
    const plain = await ask(path)
    expect(plain.headers).toMatchObject({ vary, 'content-length': `${plain.bytes.byteLength}` })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    const { headers, bytes } = await ask(path, encoding)
    const length = `${bytes.byteLength}`
    expect(headers).toMatchObject({ vary, 'content-encoding': encoding, 'content-length': length })
    expect(bytes.byteLength).toBeLessThan(plain.bytes.byteLength)
    expect(DECODE[encoding](bytes).equals(plain.bytes)).toBe(true)
  })
})

test('HEAD returns the headers of GET for a built file in every encoding, without a body', async () => {
  for (const accepted of [undefined, 'br', 'gzip']) {
    const { headers: headHeaders, bytes } = await ask('/assets/a-1.js', accepted, { method: 'HEAD' })
    const { headers: sent } = await ask('/assets/a-1.js', accepted)
    expect(bytes.byteLength).toBe(0)
    for (const name of ['content-encoding', 'content-length', 'content-type', 'etag', 'vary']) {
      expect([name, headHeaders[name]]).toEqual([name, sent[name]])
    }
  }
})

test('returns 304 for a built file that the caller has in this encoding, and 200 in another', async () => {
  const tag = (await ask('/assets/a-1.js', 'br')).headers.etag ?? ''
  const again = await Promise.all(['br', 'gzip'].map((accepted) => ask('/assets/a-1.js', accepted, { tag })))
  expect(again.map(({ status }) => status)).toEqual([304, 200])
})

test('returns 404 for a missing built file, which is not cached', async () => {
  await ask('/assets/a-1.js')
  rmSync(vanishing)
  const { status, headers, bytes } = await ask('/assets/b-2.js', 'br')
  expect([status, headers['cache-control']]).toEqual([404, 'private, no-store'])
  expect(JSON.parse(bytes.toString())).toMatchObject({ name: 'not-found' })
})
