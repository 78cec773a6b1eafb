import { operations } from '@rota/openapi/agency/operations'
import { connect as connectHttp2 } from 'node:http2'
import { connect } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { samplePaths } from '../contract/pages/sample-paths.ts'
import { person } from '../contract/people.ts'
import { startPair, type Pair } from '../pair.ts'
import { ask, type Asked, type Got } from './ask.ts'
import { openDoor, type Door } from './door.ts'
import { HAS_NGINX, NEEDS_NGINX, startNginx } from './nginx.ts'

const FIRST_PORT = 5400
const SITES = ['localhost', 'lodos.localhost']
const PERSONAL = ['/cart', '/checkout', '/payment', '/de/cart', '/api/web/site']

let pair: Pair
let door: Door
let stop: (() => Promise<void>)[] = []
/** A cookie header with a session whose basket has a room. */
let shoppers: string[] = []

const port = (at: number) => pair.port + at
const front = (path: string, asked: Asked = {}) => ask(port(4), path, asked)
const direct = (path: string, asked: Asked = {}) => ask(pair.port, path, asked)
const withCookie = (cookie: string) => ({ headers: { cookie } })

/** A visitor with a basket, made through the front. */
async function shopper(host: string): Promise<string> {
  const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const { headers } = await front('/api/reservation/start', { host, headers: own })
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  const body = JSON.stringify({ key: 'products', value: person('Front', '2233445').products })
  const keyed = { ...own, cookie, 'if-match': '"0"', 'idempotency-key': crypto.randomUUID() }
  const { status } = await front('/api/reservation', { host, method: 'PATCH', headers: keyed, body })
  expect([status, cookie]).toEqual([200, expect.stringMatching(/^__Host-sid=./)])
  return cookie
}

describe.runIf(HAS_NGINX)(`deploy/nginx.conf in front of a gateway (${NEEDS_NGINX})`, () => {
  beforeAll(async () => {
    const started = await startPair(FIRST_PORT, { LIMITS: '1000, promo=1, address=1', TRUSTED_PROXIES: '127.0.0.1' })
    pair = started.pair
    door = await openDoor(pair.port)
    const ports = { site: port(4), tls: port(5), proxied: port(6), redirects: port(7), gateway: door.port }
    stop = [await startNginx(ports), door.close, started.stop]
    shoppers = [await shopper('localhost'), await shopper('localhost')]
  })
  afterAll(async () => {
    for (const each of stop) await each()
  })

  /** Lets the same visitors ask at the front that asked the gateway, and once more. */
  async function compare(paths: readonly string[], visitors: readonly Asked[]) {
    let hits = 0
    for (const path of paths)
      for (const host of SITES)
        for (const visitor of visitors) {
          const asked = { ...visitor, host }
          const [expected, first, second] = [
            await direct(path, asked),
            await front(path, asked),
            await front(path, asked),
          ]
          for (const got of [first, second]) {
            expect([path, asked, alike(got)]).toEqual([path, asked, alike(expected)])
            expect([path, got.headers['surrogate-key']]).toEqual([path, undefined])
            if (got.cache === 'HIT') expect([path, got.headers['set-cookie']]).toEqual([path, undefined])
          }
          if (second.cache === 'HIT') hits++
        }
    return hits
  }

  /** With one session and without, with the other in another currency. */
  const visitors = (): Asked[] => [
    {},
    { headers: { cookie: shoppers[0] ?? '', 'accept-encoding': 'gzip, deflate, br' } },
    withCookie(`${shoppers[1]}; currency=eur`),
  ]
  /** Whom `/` leads to a language. */
  const led = (): Asked[] => [
    withCookie(`${shoppers[0]}; i18n_redirected=de`),
    { headers: { 'accept-language': 'de' } },
    { headers: { 'accept-language': 'de', cookie: 'i18n_redirected=en' } },
    { headers: { 'accept-language': 'de', 'sec-fetch-site': 'same-origin' } },
    {},
  ]

  test('every content page of two sites in two languages is what the gateway gives to this visitor', async () => {
    const samples = await samplePaths(async (path) => (await direct(path)).text)
    const pages = [...samples].flatMap(([{ personal }, [path = '']]) => (personal ? [] : [path]))
    expect(pages.length).toBeGreaterThan(15)
    const hits = await compare([...pages, '/de', '/de/tours', '/tours/'], visitors())
    // All but those of the second currency, of two sites.
    expect(hits).toBeGreaterThan(pages.length * 3)
    await compare(['/', '/tours'], led())
  })

  test('shared reads, too, for all but those with a key', async () => {
    const reads = Object.values(operations).filter(
      ({ method, audience, class: name, path }) =>
        method === 'GET' && audience === 'shared' && name === 'catalogue' && !path.includes('{'),
    )
    const paths = reads.map(({ path, parameters }) => {
      const asked = parameters.some(({ required, name }) => required && name === 'term') ? '?term=ant' : ''
      return `/api${path}${path === '/pages/url' ? '?url=distance-sales' : asked}`
    })
    expect(paths.length).toBeGreaterThan(10)
    const hits = await compare(paths, [{}, withCookie(shoppers[0] ?? '')])
    expect(hits).toBeGreaterThan(paths.length)
    const keyed = { headers: { authorization: 'Bearer rota-test-key' } }
    for (const path of ['/api/tours', '/api/themes']) {
      expect([(await front(path)).cache, (await front(path, keyed)).cache]).toEqual(['HIT', 'BYPASS'])
      expect((await front(path, { headers: { authorization: 'Bearer of-nobody' } })).status).toBe(401)
      expect((await front(path)).status).toBe(200)
    }
  })

  test.each(PERSONAL)('%s is never kept: each visitor gets their own', async (path) => {
    for (const cookie of [...shoppers, '', ...shoppers]) {
      const before = door.made()
      const got = await front(path, withCookie(cookie))
      expect([got.status, got.headers['cache-control'], door.made()]).toEqual([200, 'private, no-store', before + 1])
      expect(got.text.includes('"booking":{')).toBe(cookie !== '')
    }
  })

  test('a page that is not there and a moved one are kept; a refusal, maintenance and a choice are not', async () => {
    const again = async (path: string, asked: Asked = {}) => {
      await front(path, asked)
      const { status, cache } = await front(path, asked)
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

  test('an old page is given while a new one is fetched', async () => {
    door.hurry(true)
    const [first, seen]: [Got, Got[]] = [await front('/tours?old=1'), []]
    door.hurry(false)
    await expect
      .poll(async () => (seen.push(await front('/tours?old=1')), seen.at(-1)?.headers['x-made']), { timeout: 20_000 })
      .not.toBe(first.headers['x-made'])
    expect(first.cache).toBe('MISS')
    expect(seen.map(({ cache }) => cache)).toContain('STALE')
    expect(seen.slice(0, -1).every(({ headers }) => headers['x-made'] === first.headers['x-made'])).toBe(true)
    expect(seen.at(-1)?.cache).toBe('HIT')
  })

  test('an operator on the machine fetches a page again, and nobody else', async () => {
    const fetching = { headers: { 'cache-control': 'no-cache' } }
    const { headers: kept } = await front('/tours?changed=1')
    const stranger = await front('/tours?changed=1', { ...fetching, from: '127.0.0.2' })
    expect([stranger.cache, stranger.headers['x-made']]).toEqual(['HIT', kept['x-made']])
    const operator = await front('/tours?changed=1', fetching)
    expect(operator.cache).toBe('BYPASS')
    const next = await front('/tours?changed=1')
    expect([next.cache, next.headers['x-made']]).toEqual(['HIT', operator.headers['x-made']])
    expect(operator.headers['x-made']).not.toBe(kept['x-made'])
  })

  const CODE = '/api/promotions/query?code=GUESS'
  const SAME = { 'sec-fetch-site': 'same-origin' }

  test('A17 limits count the visitor that nginx saw, whatever it claims', async () => {
    const claiming = (i: number) => ({
      ...SAME,
      'x-forwarded-for': `198.51.100.${i}`,
      forwarded: `for=198.51.100.${i}`,
    })
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) statuses.push((await front(CODE, { from: '127.0.0.3', headers: claiming(i) })).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
    expect((await front(CODE, { from: '127.0.0.4', headers: SAME })).status).toBe(200)
  })

  /** Asks through a balancer that says in a PROXY line who calls. */
  async function behindBalancer(peer: string): Promise<number> {
    const socket = connect(port(6), '127.0.0.1')
    socket.write(`PROXY TCP4 ${peer} 127.0.0.1 40000 443\r\nGET ${CODE} HTTP/1.1\r\nHost: localhost\r\n`)
    socket.write('Sec-Fetch-Site: same-origin\r\nX-Forwarded-For: 8.8.8.8\r\nConnection: close\r\n\r\n')
    return Number(/^HTTP\/1.1 (\d+)/.exec(await textOf(socket))?.[1])
  }

  test('A17 behind a balancer with PROXY protocol, it is the visitor of the balancer', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 11; i++) statuses.push(await behindBalancer('203.0.113.7'))
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
    expect(await behindBalancer('203.0.113.8')).toBe(200)
  })

  test('A17 a gateway does not speak PROXY protocol: such a line is refused before anything is read', async () => {
    const socket = connect(pair.port, '127.0.0.1')
    socket.write(`PROXY TCP4 203.0.113.7 127.0.0.1 40000 443\r\nGET ${CODE} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    expect(await textOf(socket)).toMatch(/^HTTP\/1.1 400 /)
  })

  test('TLS and HTTP/2 end at nginx', async () => {
    const session = connectHttp2(`https://localhost:${port(5)}`, { rejectUnauthorized: false })
    const stream = session.request({ ':path': '/tours', ':authority': 'localhost' })
    const html = await textOf(stream.setEncoding('utf8'))
    session.close()
    expect(html).toContain('<html lang="en"')
  })

  test('what is kept is shown while no gateway can be reached; what is personal is not', async () => {
    expect((await front('/hotels?last=1')).status).toBe(200)
    await door.close()
    expect([(await front('/hotels?last=1')).status, (await front('/cart')).status]).toEqual([200, 502])
  })
})

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** An answer without what differs each time: ids of requests and the time. */
const alike = ({ status, headers, text }: Got) => ({
  status,
  location: headers.location,
  caching: headers['cache-control'],
  type: headers['content-type'],
  text: text.replaceAll(UUID, '').replaceAll(/"now":\d+/g, ''),
})
