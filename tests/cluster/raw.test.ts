import { connect as connectHttp2 } from 'node:http2'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ask, exchange } from '../raw/raw-http.ts'
import { HAS_ENGINES, isLong, startTestCluster } from './test-cluster.ts'

// The cases of the HTTP family (decision A) through HAProxy. Requests that HAProxy refuses never reach a gateway, and
// their responses are its own pages instead of problem documents.

const CONTROL_KEY = 'control-key-behind-a-proxy'
const SLOW = isLong ? 300 : 20

const CHUNK = `8000\r\n${'x'.repeat(0x8000)}\r\n`

/** A request that must not be found in another one. */
const CANARY = 'GET /canary HTTP/1.1\r\nHost: localhost\r\n\r\n'
const LINES = '\r\nHost: localhost\r\n'
const GET = `GET /api/hotels/12 HTTP/1.1${LINES}`
const POST = `POST /api/hotels/12/price HTTP/1.1${LINES}Content-Type: application/json\r\n`

const statusesIn = (answer: Buffer) =>
  Array.from(answer.toString('latin1').matchAll(/^HTTP\/1\.[01] (\d{3})/gm), ([, status]) => Number(status))

/** Whether the head of an answer has come. */
const isAnswer = (received: Buffer) => received.includes('\r\n\r\n')

describe.skipIf(!HAS_ENGINES)('hostile messages through HAProxy', () => {
  let cluster: Awaited<ReturnType<typeof startTestCluster>>
  let port = 0

  beforeAll(async () => {
    cluster = await startTestCluster({ CONTROL_KEY })
    port = Number(new URL(cluster.url).port)
  })
  /** Whatever was sent: nothing was smuggled, no gateway failed, and the next request is answered. */
  afterEach(async () => {
    cluster.checkFaults()
    const smuggled = cluster.log.filter((line) => line.includes('canary'))
    const { status } = await ask(port, { target: '/api/web/site' })
    if (status !== 200 || smuggled.length > 0) throw new Error(`the next request: ${status}; ${smuggled.join('\n')}`)
  })
  afterAll(() => cluster?.stop())

  test.each<[name: string, message: string, ...statuses: number[]]>([
    ['A1 two lengths', `${POST}Content-Length: 1\r\nContent-Length: 2\r\n\r\nx${CANARY}`, 400],
    [
      'A1 an unknown coding',
      `${POST}Transfer-Encoding: xchunked\r\nConnection: close\r\n\r\n0\r\n\r\n${CANARY}`,
      400,
      422,
    ],
    [
      'A1 a coding after chunks',
      `${POST}Transfer-Encoding: chunked, identity\r\nConnection: close\r\n\r\n0\r\n\r\n${CANARY}`,
      400,
    ],
    ['A2 a folded header', `${GET}Accept: a\r\n b\r\nConnection: close\r\n\r\n`, 200, 400],
    ['A2 a space before the colon', `${GET}Accept : x\r\n\r\n`, 400],
    ['A2 a bare line feed', 'GET / HTTP/1.1\nHost: localhost\nConnection: close\n\n', 200, 400],
    ['A2 a bad chunk', `${POST}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n${CANARY}`, 400],
    ['A2 NUL', `${GET}Accept: \0\r\nConnection: close\r\n\r\n`, 400],
    ['A3 a header of 20 KB', `${GET}Accept: ${'x'.repeat(20_000)}\r\n\r\n`, 400, 431],
    ['A3 200 headers', `${GET}${'X-A: b\r\n'.repeat(200)}\r\n`, 400, 431],
    ['A3 a target of 5 KB', `GET /${'x'.repeat(5000)} HTTP/1.1${LINES}Connection: close\r\n\r\n`, 414],
    ['A3 a target of 20 KB', `GET /${'x'.repeat(20_000)} HTTP/1.1${LINES}Connection: close\r\n\r\n`, 400, 414],
    ['A8 TRACE', `TRACE / HTTP/1.1${LINES}Connection: close\r\n\r\n`, 405],
    ['A8 CONNECT', `CONNECT localhost:443 HTTP/1.1${LINES}Connection: close\r\n\r\n`, 405],
    ['A8 an unknown method', `BREW / HTTP/1.1${LINES}Connection: close\r\n\r\n`, 405],
    ['A8 a method in small letters', `get / HTTP/1.1${LINES}Connection: close\r\n\r\n`, 405],
    [
      'A8 a header that names a method',
      `POST / HTTP/1.1${LINES}X-HTTP-Method-Override: GET\r\nConnection: close\r\n\r\n`,
      405,
    ],
    ['A14 a TLS hello', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03\r\n\r\n', 400],
  ])('%s: one answer, and the end', async (_name, message, ...statuses) => {
    const found = statusesIn(await exchange(port, message))
    expect(found).toHaveLength(1)
    expect(statuses).toContain(found[0])
  })

  test('A1 a length beside chunks: the chunks count, at both', async () => {
    const message = `${POST}Content-Length: 60\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n${CANARY}`
    const found = statusesIn(await exchange(port, message))
    expect(found).toHaveLength(1)
    expect([400, 422]).toContain(found[0])
  })

  test.each([
    ['a body that nobody wants', `${POST}Content-Length: 70000\r\nExpect: 100-continue\r\n\r\n`, 413],
    ['an expectation of something else', `${GET}Expect: cake\r\n\r\n`, 417],
  ])('A9 %s is refused before it comes', async (_name, message, status) => {
    expect(statusesIn(await exchange(port, message, { isEnough: isAnswer }))).toEqual([status])
  })

  // HAProxy keeps the connection of a slow body for a minute, but the gateway's is free.
  test('A12 heads and bodies that never end, and silence: refused, and nobody waits for them', async () => {
    const slow = [GET, `${POST}Content-Length: 50\r\n\r\n{`, '']
    const begin = performance.now()
    const until = { isEnough: isAnswer }
    const answers = Promise.all(slow.flatMap((text) => Array.from({ length: SLOW }, () => exchange(port, text, until))))
    expect((await ask(port, { target: '/api/web/site' })).status).toBe(200)
    const found = new Set((await answers).map((answer) => statusesIn(answer).join(' ')))
    expect([...found].filter((statuses) => statuses !== '408')).toEqual([])
    expect(performance.now() - begin).toBeLessThan(isLong ? 10_000 : Number.POSITIVE_INFINITY)
  })

  test('A13 an upload without an end is refused when it has passed the limit', async () => {
    const message = `${POST}Transfer-Encoding: chunked\r\n\r\n${CHUNK.repeat(3)}`
    expect(statusesIn(await exchange(port, message, { isEnough: isAnswer }))).toEqual([413])
  })

  // HAProxy closes at once, and who still writes into a closed connection may find it reset before its answer is read
  // (RFC 9112, 9.6). The gateway by itself waits for the answer to be read.
  test('A13 an upload that never pauses is ended before it has sent much', async () => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    const ended = new Promise((resolve) => socket.once('close', resolve))
    socket.on('data', (part) => (answer += String(part))).on('error', () => undefined)
    socket.write(`${POST}Transfer-Encoding: chunked\r\n\r\n`)
    const more = () => {
      while (socket.writable && socket.write(CHUNK));
      if (socket.writable) socket.once('drain', more)
    }
    more()
    await ended
    expect(answer).toMatch(/^$|^HTTP\/1\.1 413 /)
    expect(socket.bytesWritten).toBeLessThan(16 * 1024 * 1024)
  })

  test.each(['h2c', 'websocket'])('A14 an upgrade to %s opens no tunnel', async (to) => {
    const upgrade = `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${to}\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n`
    const { status, headers } = await ask(port, { target: '/api/hotels/12', headers: upgrade.trim().split('\r\n') })
    // HAProxy refuses a handshake of WebSocket without a key.
    expect(to === 'websocket' ? [200, 400] : [200]).toContain(status)
    expect(headers.has('upgrade')).toBe(false)
  })

  test('A14 HTTP/2 ends at HAProxy, whose rules hold for it', async () => {
    const session = connectHttp2(cluster.url)
    const statusOf = (path: string) =>
      new Promise((resolve, reject) => {
        const stream = session.request({ ':path': path, 'x-control-key': CONTROL_KEY })
        stream
          .once('response', (headers) => resolve(headers[':status']))
          .once('error', reject)
          .resume()
      })
    expect(await Promise.all([statusOf('/api/hotels/12'), statusOf('/control/caches')])).toEqual([200, 404])
    session.close()
  })

  test('A15 bad bytes behind a good request: it is answered, they are not', async () => {
    const found = statusesIn(await exchange(port, `${GET}\r\nGET / HTTP/1.1\r\nHost : x\r\n\r\n${CANARY}`))
    expect(found[0]).toBe(200)
    expect(found.slice(1).filter((status) => status !== 400)).toEqual([])
  })

  test('A17 forwarding headers of a caller count nowhere: HAProxy replaces them, and a gateway does not trust others', async () => {
    const headers = ['X-Forwarded-For: 203.0.113.9', 'Forwarded: for=203.0.113.9', 'X-Real-IP: 203.0.113.9']
    const spoofed = [...headers, 'X-Forwarded-Host: lodos.localhost', 'X-Forwarded-Proto: http', 'Connection: close']
    const direct = Number(new URL(cluster.gateways[0].url).port)
    for (const [at, to] of [port, direct].entries()) {
      const target = `/api/hotels/12?from=${at}`
      await exchange(to, `GET ${target} HTTP/1.1${LINES}${spoofed.join('\r\n')}\r\n\r\n`, { from: `127.0.9.${at + 1}` })
    }
    const logged = () => cluster.log.filter((line) => line.includes('"hotelView"') && line.includes('127.0.9.0/24'))
    // A busy machine writes its log late.
    await expect.poll(logged, { timeout: 30_000 }).toHaveLength(2)
    expect(cluster.log.filter((line) => line.includes('203.0.113'))).toEqual([])
  })

  test.each(['/control/caches', '/%63ontrol/caches', 'http://localhost/control/caches'])(
    'POST %s is not passed on, even with the right key',
    async (target) => {
      const headers = [`X-Control-Key: ${CONTROL_KEY}`]
      expect((await ask(port, { method: 'POST', target, headers, host: 'Host: localhost' })).status).toBe(404)
    },
  )

  test('plain HTTP: pages move on to TLS, and a key is refused', async () => {
    const page = await ask(cluster.plainPort, { target: '/hotels?page=2', host: 'Host: localhost' })
    expect([page.status, page.headers.get('location')]).toEqual([308, 'https://localhost/hotels?page=2'])
    expect((await ask(cluster.plainPort, { target: '/api/hotels/12' })).status).toBe(403)
  })
})
