import { once } from 'node:events'
import { connect as connectHttp2 } from 'node:http2'
import { text as textOf } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HAS_HAPROXY } from '../cluster/haproxy-config.ts'
import { startTestStack, type TestStack } from '../test-stack.ts'
import { sendRequest } from './send-request.ts'
import { startCountingProxy, type CountingProxy } from './counting-proxy.ts'
import { CDN, startHaproxy } from './haproxy.ts'
import {
  ELEVEN_AND_ANOTHER,
  guessesBehindBalancer,
  guessesBehindCdn,
  guessesOf,
  wrongOwn,
  compare,
  led,
  OWN,
  retryWhileBusy,
  readers,
  readPaths,
  shopper,
  withCookie,
} from './visitors.ts'

const FIRST_PORT = 5400

let stack: TestStack
let countingProxy: CountingProxy
let stop: (() => Promise<void>)[] = []
/** Cookie headers of sessions whose basket has a room. */
let shoppers: string[] = []

const port = (at: number) => stack.port + at
const proxy = retryWhileBusy((path, options) => sendRequest(port(4), path, options))
const direct = retryWhileBusy((path, options) => sendRequest(stack.port, path, options))

describe.runIf(HAS_HAPROXY)(
  'deploy/haproxy.cfg with its cache in front of a gateway (needs haproxy of the system)',
  () => {
    beforeAll(async () => {
      const started = await startTestStack(FIRST_PORT, {
        LIMITS: '1000, promo=1, address=1',
        TRUSTED_PROXIES: '127.0.0.1',
      })
      stack = started.stack
      countingProxy = await startCountingProxy(stack.port)
      const gateway = { port: countingProxy.port, admin: stack.port }
      stop = [
        await startHaproxy({
          site: port(4),
          plain: port(5),
          proxied: port(6),
          tls: port(7),
          gateways: [gateway, gateway],
        }),
        countingProxy.close,
        started.stop,
      ]
      // HAProxy first checks whether a gateway is ready.
      while ((await proxy('/healthz')).status !== 200) {}
      shoppers = [await shopper(proxy), await shopper(proxy)]
    })
    afterAll(async () => {
      for (const each of stop) await each()
    })

    test('content pages and shared reads are what the gateway gives to this visitor', async () => {
      const pages = ['/tours', '/de/tours', '/hotels', '/contact', '/settings', '/nowhere', '/tours/']
      // Other statuses than 200 are not cached, and neither is the second currency.
      expect(await compare({ proxy, direct }, pages, readers(shoppers))).toBe(5 * 2 * 2)
      const paths = readPaths()
      const hits = await compare({ proxy, direct }, paths, [{}, withCookie(shoppers[0] ?? '')])
      expect(hits).toBeGreaterThan(paths.length)
      expect(await compare({ proxy, direct }, ['/'], led(shoppers))).toBe(0)
    })

    test('callers do not see how long a gateway keeps its connections', async () => {
      const keeping = { headers: { connection: 'keep-alive' } }
      const lines = await Promise.all([direct, proxy].map(async (of) => (await of('/about', keeping)).headers))
      expect(lines.map((headers) => headers['keep-alive'])).toEqual(['timeout=70', undefined])
    })

    test('TLS and HTTP/2 end at HAProxy, and older TLS is refused', async () => {
      const options = { rejectUnauthorized: false }
      const session = connectHttp2(`https://localhost:${port(7)}`, options)
      const stream = session.request({ ':path': '/tours', ':authority': 'localhost' })
      const html = await textOf(stream.setEncoding('utf8'))
      session.close()
      expect(html).toContain('<html lang="en"')
      const versions = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const
      const [refusal] = await once(connectTls({ port: port(7), ...options, ...versions }), 'error')
      expect(refusal).toMatchObject({ code: 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION' })
    })

    test('a key is judged by the gateway, also for what is kept', async () => {
      for (const [key, status] of [
        ['rota-test-key', 200],
        ['of-nobody', 401],
      ] as const) {
        const before = countingProxy.count()
        const response = await proxy('/api/tours', { headers: { authorization: `Bearer ${key}` } })
        expect([response.status, response.cache, Number(response.headers['x-made'])]).toEqual([
          status,
          undefined,
          countingProxy.count(),
        ])
        expect(countingProxy.count()).toBeGreaterThan(before)
      }
      await proxy('/api/tours')
      expect((await proxy('/api/tours')).cache).toBe('HIT')
    })

    test.each(OWN)('%s is never kept: each visitor gets their own', async (path) => {
      expect(await wrongOwn(proxy, countingProxy.count, path, shoppers)).toEqual([])
    })

    test('A17 limits count the visitor that HAProxy saw, whatever it claims', async () => {
      expect(await guessesOf(proxy, '127.0.0.3', '127.0.0.4')).toEqual(ELEVEN_AND_ANOTHER)
    })

    test('A17 behind a balancer with PROXY protocol, it is the visitor of the balancer', async () => {
      expect(await guessesBehindBalancer(port(6))).toEqual(ELEVEN_AND_ANOTHER)
    })

    test('A17 behind a CDN, it is the visitor that the CDN names, and nobody else is believed', async () => {
      expect(await guessesBehindCdn(proxy, CDN)).toEqual(ELEVEN_AND_ANOTHER)
    })
  },
)
