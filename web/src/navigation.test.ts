import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SERVICE_KINDS } from './domain/services/service-filters.ts'

// A fresh module, independent of what other tests have loaded in this process.
vi.resetModules()
const { markThirdPartyScript } = await import('./tab/third-party-script.ts')
const { recordMissingStyles, reloadOnce } = await import('./tab/chunk-errors.ts')
const { markFailedPage, go, reloadWithoutChat, pageOf, takeArrival } = await import('./navigation.ts')
const { inFlight, PAGE } = await import('./api/in-flight.ts')
const { isOffline } = await import('./tab/connection.ts')
const { routeNamed } = await import('./routes.ts')

const ORIGIN = 'https://shop.test'
let entries: string[]
let assigned: string[]
let kept: Map<string, string>

/** A fake browser at a URL, with just what navigation uses. */
function at(path: string) {
  entries = []
  assigned = []
  kept = new Map()
  const url = new URL(path, ORIGIN)
  const { href, origin, pathname, search } = url
  vi.stubGlobal('location', {
    href,
    origin,
    pathname,
    search,
    protocol: 'https:',
    assign: (to: URL | string) => assigned.push(String(to).replace(ORIGIN, '')),
    replace: (to: URL | string) => assigned.push(`replace ${String(to).replace(ORIGIN, '')}`),
    reload: () => assigned.push('reload'),
  })
  vi.stubGlobal('window', {})
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('self', 'window')
  vi.stubGlobal('top', 'window')
  vi.stubGlobal('open', (to: URL | string, target: string) =>
    assigned.push(`${target} ${String(to).replace(ORIGIN, '')}`),
  )
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const keep = (kind: string) => (_: unknown, __: string, to: URL) =>
    entries.push(`${kind} ${to.href.replace(ORIGIN, '')}`)
  vi.stubGlobal('history', { pushState: keep('push'), replaceState: keep('replace') })
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  at('/hotels')
})
afterEach(() => {
  takeArrival()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('another page: loads the screen, then changes the URL, and scrolls to the top', async () => {
  await go('/cart')
  expect(entries).toEqual(['push /cart'])
  expect(takeArrival()).toBe(true)
})

test('within a page only the query changes, and the scroll position stays (decision 33.6)', async () => {
  await go('/hotels?page=2', { replace: true })
  expect(entries).toEqual(['replace /hotels?page=2'])
  expect(takeArrival()).toBe(false)
})

test.each([
  ['/services?type=gulet', '/services?type=caravan', true],
  ['/ar/services?type=extra&page=2', '/ar/services?type=charter', true],
  ['/services?type=gulet', '/services?type=gulet&people=8', false],
  ['/services', '/services?type=gulet&people=8', false],
  ['/services', '/services?type=extra', true],
  ['/services?type=cruise', '/services?type=gulet&people=8', false],
  ['/services?type=', '/services?type=gulet', false],
  ['/tours?type=daily', '/tours?type=package', false],
])('from %s to %s, another page: %s (decision 33.11)', async (from, to, isNew) => {
  at(from)
  expect(pageOf(new URL(to, ORIGIN)) !== pageOf(location)).toBe(isNew)
  await go(to)
  expect(entries).toEqual([`push ${to}`])
  expect(takeArrival()).toBe(isNew)
})

test('a booking and each of its papers are pages (decision 26.6)', () => {
  const pages = ['', '?paper=voucher', '?paper=receipt'].map((query) => pageOf(new URL(`${LOST}${query}`, ORIGIN)))
  expect(new Set(pages).size).toBe(3)
})

test('each kind of service is a page', () => {
  const pages = SERVICE_KINDS.map((kind) => pageOf(new URL(`/services?type=${kind}`, ORIGIN)))
  expect(new Set(pages).size).toBe(SERVICE_KINDS.length)
})

test('an error page is a page of its own: a link to another query of its path starts anew', async () => {
  at('/transfers?from=nowhere&to=belek')
  markFailedPage()
  await go('/transfers')
  expect(entries).toEqual(['push /transfers'])
  expect(takeArrival()).toBe(true)
  await go('/transfers?from=nowhere&to=belek', { replace: true })
  expect(takeArrival()).toBe(false)
})

test('the page that is shown adds no history entry', async () => {
  await go('/hotels')
  expect(entries).toEqual(['replace /hotels'])
})

test.each(['/ar/hotels', 'https://bank.test/'])('%s is a new document', async (target) => {
  await go(target)
  expect(entries).toEqual([])
  expect(assigned).toEqual([target])
})

test('of two navigations in a row, the last one wins', async () => {
  await Promise.all([go('/cart'), go('/checkout')])
  expect(entries).toEqual(['push /checkout'])
})

test('a superseded navigation no longer counts as loading (decision 41.2)', async () => {
  const { load } = routeNamed('find')
  const held = Promise.withResolvers<Awaited<ReturnType<typeof load>>>()
  routeNamed('find').load = () => held.promise
  const givenUp = go('/find')
  expect(inFlight(PAGE)).toBe(1)
  await go('/hotels?stays=1', { replace: true })
  await Promise.resolve()
  expect(inFlight(PAGE)).toBe(0)
  held.resolve(await load())
  await givenUp
  expect(entries).toEqual(['replace /hotels?stays=1'])
  routeNamed('find').load = load
})

test('"Chunk load failure: one page reload, at most once per 60 seconds" (decision 34.3)', () => {
  expect(reloadOnce()).toBe(true)
  expect(reloadOnce()).toBe(false)
  vi.advanceTimersByTime(59_999)
  expect(reloadOnce()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(reloadOnce(new URL('/cart', ORIGIN))).toBe(true)
  expect(assigned).toEqual(['reload', '/cart'])
})

test('inside a frame, a page that takes card data opens the whole window (decision 44.5)', async () => {
  vi.stubGlobal('top', 'another window')
  for (const path of ['/checkout?step=payment', '/payment', '/ar/checkout', '/ops']) await go(path)
  expect(entries).toEqual([])
  expect(assigned).toEqual(['_top /checkout?step=payment', '_top /payment', '_top /ar/checkout', '_top /ops'])
  await go('/cart')
  await go('https://bank.test/checkout')
  expect(entries).toEqual(['push /cart'])
  expect(assigned.at(-1)).toBe('https://bank.test/checkout')
})

/** Makes the chunk of a screen fail to load; `gateway` is the gateway's reaction to the health check. */
function loseChunk(gateway: () => Promise<unknown>) {
  const { load } = routeNamed('booking')
  routeNamed('booking').load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  vi.stubGlobal('fetch', vi.fn(gateway))
  return () => (routeNamed('booking').load = load)
}
const LOST = '/booking/abcdefghijklmnopqrstuv'

test('a chunk load error while the gateway answers: the page is loaded anew', async () => {
  const restore = loseChunk(() => Promise.resolve({}))
  await go(LOST)
  expect([entries, assigned]).toEqual([[], [LOST]])
  expect(isOffline()).toBe(false)
  restore()
})

test('a chunk load error without a connection: the page stays ours, and knows that it is offline', async () => {
  const restore = loseChunk(() => Promise.reject(new TypeError('Failed to fetch')))
  await go(LOST)
  expect([entries, assigned]).toEqual([[`push ${LOST}`], []])
  expect(isOffline()).toBe(true)
  restore()
  await go('/cart')
  expect(isOffline()).toBe(false)
})

/** Whether Back to a path shows its page in this document. */
function isShown(path: string): boolean {
  at(path)
  let shown = false
  const history = new EventTarget()
  history.addEventListener('popstate', reloadWithoutChat)
  history.addEventListener('popstate', () => (shown = true))
  history.dispatchEvent(new Event('popstate'))
  expect(assigned).toEqual(shown ? [] : ['reload'])
  return shown
}
const PAGES = ['/tours', '/ar/tours', '/hotels', '/ar/cart', '/checkout']

test('without a chat, Back shows every page', () => {
  expect(PAGES.filter(isShown)).toEqual(PAGES)
})

test('pages without chat load a new document once a chat script runs (decision 44.6)', async () => {
  at('/flight')
  markThirdPartyScript()
  await go('/tours')
  expect(assigned).toEqual([])
  for (const path of ['/checkout', '/cart', '/hotels', '/hotels/ardic-bay-hotel-12']) await go(path)
  expect(assigned).toEqual(['/checkout', '/cart', '/hotels', '/hotels/ardic-bay-hotel-12'])
  expect(entries).toEqual(['push /tours'])
})

test('Back to a page without chat reloads once a chat script runs', () => {
  markThirdPartyScript()
  expect(PAGES.filter(isShown)).toEqual(['/tours', '/ar/tours'])
})

test('loads a new document after a missing style sheet, and only for the latest navigation (decision 34.3)', async () => {
  recordMissingStyles({ payload: new TypeError('Failed to fetch dynamically imported module: /assets/a-CSSx.js') })
  await go('/tours')
  expect(entries).toEqual(['push /tours'])
  recordMissingStyles({ payload: new Error('Unable to preload CSS for /assets/a.css') })
  vi.stubGlobal('fetch', () => Promise.resolve({}))
  await Promise.all([go('/themes'), go('/services', { replace: true })])
  expect(assigned).toEqual(['replace /services'])
})
