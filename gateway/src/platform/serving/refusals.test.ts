import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerExample, sendRaw, startOrigin, startTestGateway, type Origin } from '../../testing/server.ts'
import { block } from '../../testing/standstill.ts'
import type { RunningGateway } from '../start.ts'
import { createListener } from './listener.ts'

let agency: Origin
let gateway: RunningGateway

beforeAll(async () => {
  agency = await startOrigin((request, response) => {
    answerExample(response, request.url?.startsWith('/hotels') ? 'hotelView' : 'reservationStart')
  })
  gateway = await startTestGateway(agency.url)
})
afterAll(async () => {
  await gateway.drain()
  await agency.close()
})

/** Everything received until the other side closes the connection. */
function untilClosed(...packets: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(gateway.port, '127.0.0.1', () => packets.forEach((packet) => socket.write(packet, 'latin1')))
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

const HEAD = 'GET /api/hotels/12 HTTP/1.1\r\nHost: localhost\r\n'

describe('G5 a request that arrives while the event loop is blocked', () => {
  test.each([
    ['a head', `${HEAD}\r\n`],
    ['a body', `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n${'x'.repeat(60_000)}`],
  ])('gets a response, however long the block was: %s', async (_name, request) => {
    const { server } = createListener((_routed, { outgoing }) => void outgoing.end('answered'))
    // Shorter than in production, so that the limits have passed after the block.
    Object.assign(server, { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const sent = new Int32Array(new SharedArrayBuffer(4))
    server.once('connection', () => {
      Atomics.wait(sent, 0, 0, 60_000)
      block(300)
    })
    const { port } = server.address() as AddressInfo
    const script = `
      const { workerData: { port, request, sent }, parentPort } = require('node:worker_threads')
      let answer = ''
      const socket = require('node:net').connect(port, '127.0.0.1', () =>
        socket.write(request, () => {
          Atomics.store(sent, 0, 1)
          Atomics.notify(sent, 0)
        }))
      socket.on('data', (chunk) => {
        answer += chunk
        if (answer.includes('answered')) socket.destroy()
      })
      socket.on('close', () => parentPort.postMessage(answer))`
    const [answer] = await once(new Worker(script, { eval: true, workerData: { port, request, sent } }), 'message')
    server.close()
    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n[\s\S]*answered/)
  })
})

describe('input that never becomes a request', () => {
  test.each([
    ['A1 two lengths', 'POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400, 'Bad Request'],
    ['A2 a space before the colon', `${HEAD}Accept : x\r\n\r\n`, 400, 'Bad Request'],
    ['A2 NUL', `${HEAD}Accept: \0\r\n\r\n`, 400, 'Bad Request'],
    ['A3 a header of 20 KB', `${HEAD}Accept: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'Request Header Fields Too Large'],
    ['A3 200 headers', `${HEAD}${'X-A: b\r\n'.repeat(200)}\r\n`, 431, 'Request Header Fields Too Large'],
    ['A3 a target of 5 KB', `GET /${'x'.repeat(5000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 414, 'URI Too Long'],
    ['A3 a target of 20 KB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n`, 431, 'Request Header Fields Too Large'],
    ['A9 an expectation of something else', `${HEAD}Expect: cake\r\n\r\n`, 417, 'Expectation Failed'],
    ['A14 a TLS hello', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', 400, 'Bad Request'],
    ['A8 an unknown method', 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n', 405, 'Method Not Allowed'],
    ['A8 a method in small letters', 'get / HTTP/1.1\r\nHost: localhost\r\n\r\n', 405, 'Method Not Allowed'],
    ['A8 CONNECT', 'CONNECT evil.test:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', 405, 'Method Not Allowed'],
  ])('%s gets a minimal problem, and the connection closes', async (_name, request, status, title) => {
    const answer = await untilClosed(request)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} ${title}\r\n`))
    expect(head).toContain('\r\nConnection: close')
    expect(head).toContain('\r\nCache-Control: private, no-store')
    expect(head).toContain('\r\nContent-Type: application/problem+json')
    expect(head.includes('\r\nAllow: GET, HEAD')).toBe(status === 405)
    expect(JSON.parse(body)).toEqual({ type: 'about:blank', title, status })
  })

  test('A12 an endless head gets 408 within 6 s', async () => {
    // Time is measured in ticks of the same event loop, because these also stop while the machine halts it.
    let ticks = 0
    const ticking = setInterval(() => ticks++, 100)
    const answer = await untilClosed(HEAD).finally(() => clearInterval(ticking))
    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/)
    expect(answer).toContain('"type":"about:blank"')
    expect(ticks).toBeLessThan(60)
  })

  test('A15 invalid bytes after a valid request get 400 after its response', async () => {
    const answer = await untilClosed(`${HEAD}\r\nGET / HTTP/1.1\r\nHost : x\r\n\r\n`, 'more of it')
    const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
    expect(statuses).toEqual(['200', '400'])
    expect(answer).toContain('"record"')
    expect(answer.endsWith('"status":400}')).toBe(true)
  })

  test('A2 an invalid chunk gets 400 at once', async () => {
    const head = ['POST /api/hotels/12/price HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
    const answer = await untilClosed([...head, 'Transfer-Encoding: chunked', '', 'zz', ''].join('\r\n'))
    expect([...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['400'])
  })
})

describe('A9 a request with Expect: 100-continue', () => {
  const price = (length: number, type = 'application/json') =>
    [
      'POST /api/hotels/12/price HTTP/1.1',
      'Host: localhost',
      `Content-Type: ${type}`,
      `Content-Length: ${length}`,
      'Expect: 100-continue',
      '',
      '',
    ].join('\r\n')
  const statusesIn = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)

  test.each([
    ['with too large a body', price(65_537), '413'],
    ['with another content type', price(20, 'text/plain'), '415'],
  ])('%s is refused before its body is sent', async (_name, head, status) => {
    expect(statusesIn(await untilClosed(head))).toEqual([status])
  })

  test('gets 100 before the body is read', async () => {
    const body = '{"adults":2}'
    expect(
      statusesIn(await untilClosed(price(body.length).replace('Expect', 'Connection: close\r\nExpect') + body)),
    ).toEqual(['100', '422'])
  })
})

test.each(['h2c', 'websocket', 'TLS/1.0'])(
  'A14 an upgrade to %s is ignored, and the request gets its response',
  async (to) => {
    const upgrade = `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${to}\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n`
    const answer = await sendRaw(gateway.port, `${HEAD}${upgrade}\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/)
    expect(answer.toLowerCase()).not.toContain('upgrade')
  },
)

test('A14 the preface of HTTP/2 gets 400', async () => {
  const answer = await untilClosed('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1.1 400 /)
})

describe('A8 methods that a path does not have', () => {
  const ask = (method: string, path: string) =>
    sendRaw(gateway.port, `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s of a page is 405',
    async (method) => {
      for (const path of ['/', '/hotels', '/ar/cart?a=b']) {
        const answer = await ask(method, path)
        expect(answer).toMatch(/^HTTP\/1.1 405 /)
        expect(answer.toLowerCase()).toContain('\r\nallow: get, head\r\n')
        expect(answer).toContain('"/docs/errors/method-not-allowed"')
      }
    },
  )

  test.each(['/api/nothing', '/images/1001/x', '/assets/x.js', '/payment/done', '/healthz'])(
    'TRACE of %s gets 405, and DELETE still gets 404',
    async (path) => {
      expect(await ask('TRACE', path)).toMatch(/^HTTP\/1.1 405 /)
      expect(await ask('DELETE', path)).toMatch(/^HTTP\/1.1 404 /)
    },
  )

  test('GET of a missing path still gets 404', async () => {
    for (const path of ['/api/nothing', '/nothing.css']) expect(await ask('GET', path)).toMatch(/^HTTP\/1.1 404 /)
  })
})
