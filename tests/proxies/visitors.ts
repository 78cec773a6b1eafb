import { operations } from '@rota/openapi/agency/operations'
import { expect } from 'vitest'
import { samplePaths } from '../contract/pages/sample-paths.ts'
import { person } from '../contract/people.ts'
import { statusOf, type RequestOptions, type ReceivedResponse } from './send-request.ts'

/** Sends a request to a proxy, or to the gateway behind it. */
export type Fetch = (path: string, options?: RequestOptions) => Promise<ReceivedResponse>

/** Maximum number of requests to a busy gateway. */
const MAX_TRIES = 50

/**
 * Repeats a request while the busy gateway sheds it or its page lacks data that timed out, so that load on this machine
 * does not fail a test.
 */
export const retryWhileBusy =
  (once: Fetch): Fetch =>
  async (path, options) => {
    let response = await once(path, options)
    for (let tries = 1; tries < MAX_TRIES && isBusy(response); tries++) response = await once(path, options)
    return response
  }

/** Maintenance has a longer `Retry-After`. */
const isBusy = ({ status, headers, text }: ReceivedResponse) =>
  (status === 503 && Number(headers['retry-after']) < 10) || text.includes('/docs/errors/upstream-timeout')

const SITES = ['localhost', 'lodos.localhost']

export const withCookie = (cookie: string): RequestOptions => ({ headers: { cookie } })

/** A visitor with a basket, made through the proxy. Returns the cookie. */
export async function shopper(proxy: Fetch): Promise<string> {
  const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const { headers } = await proxy('/api/reservation/start', { headers: own })
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  const body = JSON.stringify({ key: 'products', value: person('Front', '2233445').products })
  const keyed = { ...own, cookie, 'if-match': '"0"', 'idempotency-key': crypto.randomUUID() }
  const { status } = await proxy('/api/reservation', { method: 'PATCH', headers: keyed, body })
  expect([status, cookie]).toEqual([200, expect.stringMatching(/^__Host-sid=./)])
  return cookie
}

/** Visitors of a content page: with one session and without, and with the other in another currency. */
export const readers = ([one = '', other = '']: readonly string[]): RequestOptions[] => [
  {},
  { headers: { cookie: one, 'accept-encoding': 'gzip, deflate, br' } },
  withCookie(`${other}; currency=eur`),
]

/** Visitors whom `/` redirects to different languages. */
export const led = ([one = '']: readonly string[]): RequestOptions[] => [
  withCookie(`${one}; i18n_redirected=de`),
  { headers: { 'accept-language': 'de' } },
  { headers: { 'accept-language': 'de', cookie: 'i18n_redirected=en' } },
  { headers: { 'accept-language': 'de', 'sec-fetch-site': 'same-origin' } },
  {},
]

/** A path of every content page, some of them in a second language and under an old address. */
export async function contentPaths(direct: Fetch): Promise<string[]> {
  const samples = await samplePaths(async (path) => (await direct(path)).text)
  const pages = [...samples].flatMap(([{ personal }, [path = '']]) => (personal ? [] : [path]))
  expect(pages.length).toBeGreaterThan(15)
  return [...pages, '/de', '/de/tours', '/tours/']
}

/** Paths of the reads that caches may keep, as far as they need no id. */
export function readPaths(): string[] {
  const reads = Object.values(operations).filter(
    ({ method, audience, class: name, path }) =>
      method === 'GET' && audience === 'shared' && name === 'catalogue' && !path.includes('{'),
  )
  const paths = reads.map(({ path, parameters }) => {
    const term = parameters.some(({ required, name }) => required && name === 'term') ? '?term=ant' : ''
    return `/api${path}${path === '/pages/url' ? '?url=distance-sales' : term}`
  })
  expect(paths.length).toBeGreaterThan(10)
  return paths
}

/**
 * Sends each request of each visitor to the gateway and twice to the proxy, at two sites. Every response must be the
 * one that the gateway has for this visitor. Returns how many second responses came from the cache.
 */
export async function compare(
  { proxy, direct }: { proxy: Fetch; direct: Fetch },
  paths: readonly string[],
  visitors: readonly RequestOptions[],
): Promise<number> {
  let hits = 0
  for (const path of paths)
    for (const host of SITES)
      for (const visitor of visitors) {
        const options = { ...visitor, host }
        const complete = async (fetch: Fetch) => {
          let response = await fetch(path, options)
          // A private response is normal at `/` for a visitor who is not redirected. On any other page it means that
          // data timed out: repeat the request.
          const most = path === '/' ? 1 : MAX_TRIES
          for (let tries = 1; tries < most && isPrivate(response); tries++) response = await fetch(path, options)
          return response
        }
        const expected = comparable(await complete(direct))
        const [first, second] = [await complete(proxy), await complete(proxy)]
        for (const response of [first, second]) {
          expect([path, options, comparable(response)]).toEqual([path, options, expected])
          expect([path, response.headers['surrogate-key']]).toEqual([path, undefined])
          if (response.cache === 'HIT') expect([path, response.headers['set-cookie']]).toEqual([path, undefined])
        }
        if (second.cache === 'HIT') hits++
      }
  return hits
}

const isPrivate = ({ status, headers }: ReceivedResponse) =>
  status !== 302 && headers['cache-control'] === 'private, no-store'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** A response without what differs each time: ids of requests and the time. */
const comparable = ({ status, headers, text }: ReceivedResponse) => ({
  status,
  location: headers.location,
  caching: headers['cache-control'],
  vary: headers.vary,
  type: headers['content-type'],
  text: text.replaceAll(UUID, '').replaceAll(/"now":\d+/g, ''),
})

/** Paths that no proxy may cache, for visitors with and without a basket. */
export const OWN = ['/cart', '/checkout', '/payment', '/de/cart', '/api/web/site']

/**
 * Requests the page in turn as visitors with and without a basket. Returns the responses that were cached or belong to
 * another visitor.
 * @param count number of responses of the gateway so far
 */
export async function wrongOwn(proxy: Fetch, count: () => number, path: string, shoppers: readonly string[]) {
  const wrong: unknown[] = []
  for (const cookie of [...shoppers, '', ...shoppers]) {
    const before = count()
    const { status, headers, text } = await proxy(path, withCookie(cookie))
    // There may be more than one new response: a busy gateway may have shed the first request.
    const isNew = count() > before && Number(headers['x-made']) === count()
    const isOwn = isNew && text.includes('"booking":{') === (cookie !== '')
    if (status !== 200 || headers['cache-control'] !== 'private, no-store' || !isOwn)
      wrong.push([cookie, status, headers])
  }
  return wrong
}

const CODE = '/api/promotions/query?code=GUESS'
const SAME = { 'sec-fetch-site': 'same-origin' }

/** Statuses of ten guesses and one too many, and then of the guess of another visitor. */
export const ELEVEN_AND_ANOTHER = [...Array<number>(10).fill(200), 429, 200]

/** Eleven guesses of a visitor who claims another address each time, and one of another visitor. */
export async function guessesOf(proxy: Fetch, from: string, stranger: string): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) {
    const claimed = { 'x-forwarded-for': `198.51.100.${i}`, forwarded: `for=198.51.100.${i}` }
    statuses.push((await proxy(CODE, { from, headers: { ...SAME, ...claimed } })).status)
  }
  return [...statuses, (await proxy(CODE, { from: stranger, headers: SAME })).status]
}

/** The same behind a CDN, which appends the address of the visitor to the claimed one. */
export async function guessesBehindCdn(proxy: Fetch, from: string): Promise<number[]> {
  const guess = async (claimed: string, visitor: string) =>
    (await proxy(CODE, { from, headers: { ...SAME, 'x-forwarded-for': `${claimed}, ${visitor}` } })).status
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push(await guess(`198.51.100.${i}`, '203.0.113.17'))
  return [...statuses, await guess('203.0.113.17', '203.0.113.18')]
}

/** The same behind a balancer that names the caller in a PROXY line. */
export async function guessesBehindBalancer(port: number): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push(await statusOf(port, guessBehindBalancer('203.0.113.7')))
  return [...statuses, await statusOf(port, guessBehindBalancer('203.0.113.8'))]
}

/** A guess as a balancer sends it: after a line that names the caller. */
export const guessBehindBalancer = (peer: string) =>
  `PROXY TCP4 ${peer} 127.0.0.1 40000 443\r\nGET ${CODE} HTTP/1.1\r\nHost: localhost\r\n` +
  'Sec-Fetch-Site: same-origin\r\nX-Forwarded-For: 8.8.8.8\r\nConnection: close\r\n\r\n'
