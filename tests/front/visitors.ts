import { operations } from '@rota/openapi/agency/operations'
import { expect } from 'vitest'
import { samplePaths } from '../contract/pages/sample-paths.ts'
import { person } from '../contract/people.ts'
import { statusOf, type Asked, type Got } from './ask.ts'

/** Asks a front, or a gateway past it. */
export type Ask = (path: string, asked?: Asked) => Promise<Got>

/** How often a busy gateway is asked again. */
const MOST_TRIES = 50

/**
 * Asks again what a busy gateway refuses, or shows without something that came too late: other work of this machine
 * must not decide a test.
 */
export const patient =
  (once: Ask): Ask =>
  async (path, asked) => {
    let got = await once(path, asked)
    for (let tries = 1; tries < MOST_TRIES && isBusy(got); tries++) got = await once(path, asked)
    return got
  }

/** Maintenance has a longer `Retry-After`. */
const isBusy = ({ status, headers, text }: Got) =>
  (status === 503 && Number(headers['retry-after']) < 10) || text.includes('/docs/errors/upstream-timeout')

const SITES = ['localhost', 'lodos.localhost']

export const withCookie = (cookie: string): Asked => ({ headers: { cookie } })

/** A visitor with a basket, made through the front. Returns the cookie. */
export async function shopper(front: Ask): Promise<string> {
  const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const { headers } = await front('/api/reservation/start', { headers: own })
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  const body = JSON.stringify({ key: 'products', value: person('Front', '2233445').products })
  const keyed = { ...own, cookie, 'if-match': '"0"', 'idempotency-key': crypto.randomUUID() }
  const { status } = await front('/api/reservation', { method: 'PATCH', headers: keyed, body })
  expect([status, cookie]).toEqual([200, expect.stringMatching(/^__Host-sid=./)])
  return cookie
}

/** Visitors of a content page: with one session and without, and with the other in another currency. */
export const readers = ([one = '', other = '']: readonly string[]): Asked[] => [
  {},
  { headers: { cookie: one, 'accept-encoding': 'gzip, deflate, br' } },
  withCookie(`${other}; currency=eur`),
]

/** Visitors whom `/` leads to different languages. */
export const led = ([one = '']: readonly string[]): Asked[] => [
  withCookie(`${one}; i18n_redirected=de`),
  { headers: { 'accept-language': 'de' } },
  { headers: { 'accept-language': 'de', cookie: 'i18n_redirected=en' } },
  { headers: { 'accept-language': 'de', 'sec-fetch-site': 'same-origin' } },
  {},
]

/** A path of every content page, some of them in a second language and under an old address. */
export async function contentPaths(direct: Ask): Promise<string[]> {
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
 * Asks at the gateway and twice at the front, at two sites, one visitor after the other. Every answer must be the one
 * that the gateway has for this visitor. Returns how many second answers came from the cache.
 */
export async function compare(
  { front, direct }: { front: Ask; direct: Ask },
  paths: readonly string[],
  visitors: readonly Asked[],
): Promise<number> {
  let hits = 0
  for (const path of paths)
    for (const host of SITES)
      for (const visitor of visitors) {
        const asked = { ...visitor, host }
        const whole = async (ask: Ask) => {
          let got = await ask(path, asked)
          // At `/` a page for nobody else is that of who stays there; others lack something that came too late.
          const most = path === '/' ? 1 : MOST_TRIES
          for (let tries = 1; tries < most && lacks(got); tries++) got = await ask(path, asked)
          return got
        }
        const expected = alike(await whole(direct))
        const [first, second] = [await whole(front), await whole(front)]
        for (const got of [first, second]) {
          expect([path, asked, alike(got)]).toEqual([path, asked, expected])
          expect([path, got.headers['surrogate-key']]).toEqual([path, undefined])
          if (got.cache === 'HIT') expect([path, got.headers['set-cookie']]).toEqual([path, undefined])
        }
        if (second.cache === 'HIT') hits++
      }
  return hits
}

const lacks = ({ status, headers }: Got) => status !== 302 && headers['cache-control'] === 'private, no-store'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** An answer without what differs each time: ids of requests and the time. */
const alike = ({ status, headers, text }: Got) => ({
  status,
  location: headers.location,
  caching: headers['cache-control'],
  vary: headers.vary,
  type: headers['content-type'],
  text: text.replaceAll(UUID, '').replaceAll(/"now":\d+/g, ''),
})

/** What a front must never keep, for a visitor with a basket and for one without. */
export const OWN = ['/cart', '/checkout', '/payment', '/de/cart', '/api/web/site']

/**
 * Visitors with baskets and without ask in turn. Each answer must be made for its visitor; what is wrong is returned.
 */
export async function wrongOwn(front: Ask, made: () => number, path: string, shoppers: readonly string[]) {
  const wrong: unknown[] = []
  for (const cookie of [...shoppers, '', ...shoppers]) {
    const before = made()
    const { status, headers, text } = await front(path, withCookie(cookie))
    // One more was made if a busy gateway has shed the first.
    const isNew = made() > before && Number(headers['x-made']) === made()
    const isOwn = isNew && text.includes('"booking":{') === (cookie !== '')
    if (status !== 200 || headers['cache-control'] !== 'private, no-store' || !isOwn)
      wrong.push([cookie, status, headers])
  }
  return wrong
}

const CODE = '/api/promotions/query?code=GUESS'
const SAME = { 'sec-fetch-site': 'same-origin' }

/** What ten guesses and one too many get, and then the guess of somebody else. */
export const ELEVEN_AND_ANOTHER = [...Array<number>(10).fill(200), 429, 200]

/** Eleven guesses of a visitor who claims another address each time, and one of another visitor. */
export async function guessesOf(front: Ask, from: string, stranger: string): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) {
    const claimed = { 'x-forwarded-for': `198.51.100.${i}`, forwarded: `for=198.51.100.${i}` }
    statuses.push((await front(CODE, { from, headers: { ...SAME, ...claimed } })).status)
  }
  return [...statuses, (await front(CODE, { from: stranger, headers: SAME })).status]
}

/** The same behind a CDN, which appends the address of the visitor to what he claims. */
export async function guessesBehindCdn(front: Ask, from: string): Promise<number[]> {
  const guess = async (claimed: string, visitor: string) =>
    (await front(CODE, { from, headers: { ...SAME, 'x-forwarded-for': `${claimed}, ${visitor}` } })).status
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
