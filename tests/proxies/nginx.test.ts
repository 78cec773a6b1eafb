import { connect as connectHttp2 } from 'node:http2'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '../test-stack.ts'
import { sendRequest, statusOf, type RequestOptions, type ReceivedResponse } from './send-request.ts'
import { startCountingProxy, type CountingProxy } from './counting-proxy.ts'
import { HAS_NGINX, NEEDS_NGINX, startNginx } from './nginx.ts'
import {
  ELEVEN_AND_ANOTHER,
  guessesBehindBalancer,
  guessesOf,
  wrongOwn,
  compare,
  contentPaths,
  guessBehindBalancer,
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

describe.runIf(HAS_NGINX)(`deploy/nginx.conf in front of a gateway (${NEEDS_NGINX})`, () => {
  beforeAll(async () => {
    const started = await startTestStack(FIRST_PORT, {
      LIMITS: '1000, promo=1, address=1',
      TRUSTED_PROXIES: '127.0.0.1',
    })
    stack = started.stack
    countingProxy = await startCountingProxy(stack.port)
    const ports = { site: port(4), tls: port(5), proxied: port(6), redirects: port(7), gateway: countingProxy.port }
    stop = [await startNginx(ports), countingProxy.close, started.stop]
    shoppers = [await shopper(proxy), await shopper(proxy)]
  })
  afterAll(async () => {
    for (const each of stop) await each()
  })

  test('every content page of two sites in two languages is what the gateway gives to this visitor', async () => {
    const paths = await contentPaths(direct)
    // All but those in the second currency.
    expect(await compare({ proxy, direct }, paths, readers(shoppers))).toBeGreaterThan(paths.length * 3)
    await compare({ proxy, direct }, ['/', '/tours'], led(shoppers))
  })

  test('shared reads, too, for all but those with a key', async () => {
    const paths = readPaths()
    const hits = await compare({ proxy, direct }, paths, [{}, withCookie(shoppers[0] ?? '')])
    expect(hits).toBeGreaterThan(paths.length)
    const keyed = { headers: { authorization: 'Bearer rota-test-key' } }
    for (const path of ['/api/tours', '/api/themes']) {
      expect([(await proxy(path)).cache, (await proxy(path, keyed)).cache]).toEqual(['HIT', 'BYPASS'])
      expect((await proxy(path, { headers: { authorization: 'Bearer of-nobody' } })).status).toBe(401)
      expect((await proxy(path)).status).toBe(200)
    }
  })

  test.each(OWN)('%s is never kept: each visitor gets their own', async (path) => {
    expect(await wrongOwn(proxy, countingProxy.count, path, shoppers)).toEqual([])
  })

  test('visitors who ask for the same personal page do not wait for each other', async () => {
    const { held, release } = countingProxy.hold()
    const responses = shoppers.map(async (cookie) => sendRequest(port(4), '/cart', withCookie(cookie)))
    // proxy_cache_lock would hold the second one back for 5 seconds.
    await expect.poll(held, { timeout: 4000 }).toBe(2).finally(release)
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200])
  })

  test('a page that is not there and a moved one are kept; a refusal, maintenance and a choice are not', async () => {
    const again = async (path: string, options: RequestOptions = {}) => {
      await proxy(path, options)
      const { status, cache } = await proxy(path, options)
      return [status, cache]
    }
    expect(await again('/nowhere')).toEqual([404, 'HIT'])
    expect(await again('/en/hotels?a=1')).toEqual([301, 'HIT'])
    expect(await again('/', { headers: { 'accept-language': 'de' } })).toEqual([302, 'MISS'])
    expect(await again('/settings?currency=eur')).toEqual([302, 'MISS'])
    expect(await again('/api/hotels/404404')).toEqual([404, 'MISS'])
    expect(await again('/', { host: 'bakim.localhost' })).toEqual([503, 'MISS'])
    expect(await again('/', { host: 'unknown.test' })).toEqual([421, 'MISS'])
    expect(await again('/control/caches')).toEqual([404, undefined])
  })

  test('an old page is served while a new one is fetched', async () => {
    countingProxy.shorten(true)
    const [first, seen]: [ReceivedResponse, ReceivedResponse[]] = [await proxy('/tours?old=1'), []]
    countingProxy.shorten(false)
    await expect
      .poll(async () => (seen.push(await proxy('/tours?old=1')), seen.at(-1)?.headers['x-made']), { timeout: 20_000 })
      .not.toBe(first.headers['x-made'])
    expect(first.cache).toBe('MISS')
    expect(seen.map(({ cache }) => cache)).toContain('STALE')
    expect(seen.slice(0, -1).every(({ headers }) => headers['x-made'] === first.headers['x-made'])).toBe(true)
    expect(seen.at(-1)?.cache).toBe('HIT')
  })

  test('only an operator on the machine can refresh a page in the cache', async () => {
    const fetching = { headers: { 'cache-control': 'no-cache' } }
    const { headers: kept } = await proxy('/tours?changed=1')
    const stranger = await proxy('/tours?changed=1', { ...fetching, from: '127.0.0.2' })
    expect([stranger.cache, stranger.headers['x-made']]).toEqual(['HIT', kept['x-made']])
    const operator = await proxy('/tours?changed=1', fetching)
    expect(operator.cache).toBe('BYPASS')
    const next = await proxy('/tours?changed=1')
    expect([next.cache, next.headers['x-made']]).toEqual(['HIT', operator.headers['x-made']])
    expect(operator.headers['x-made']).not.toBe(kept['x-made'])
  })

  test('A17 limits count the visitor that nginx saw, whatever it claims', async () => {
    expect(await guessesOf(proxy, '127.0.0.3', '127.0.0.4')).toEqual(ELEVEN_AND_ANOTHER)
  })

  test('A17 behind a balancer with PROXY protocol, it is the visitor of the balancer', async () => {
    expect(await guessesBehindBalancer(port(6))).toEqual(ELEVEN_AND_ANOTHER)
  })

  test('A17 a gateway does not speak PROXY protocol: such a line is refused before anything is read', async () => {
    expect(await statusOf(stack.port, guessBehindBalancer('203.0.113.7'))).toBe(400)
  })

  test('TLS and HTTP/2 end at nginx', async () => {
    const session = connectHttp2(`https://localhost:${port(5)}`, { rejectUnauthorized: false })
    const stream = session.request({ ':path': '/tours', ':authority': 'localhost' })
    const html = await textOf(stream.setEncoding('utf8'))
    session.close()
    expect(html).toContain('<html lang="en"')
  })

  test('what is kept is shown while no gateway can be reached; what is personal is not', async () => {
    expect((await proxy('/hotels?last=1')).status).toBe(200)
    await countingProxy.close()
    expect([(await proxy('/hotels?last=1')).status, (await proxy('/cart')).status]).toEqual([200, 502])
  })
})
