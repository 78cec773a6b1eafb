import { expect, test } from 'vitest'
import { cspHash } from '../respond/csp-hash.ts'
import { fakeGateway, problemName, type FakeGateway, type TestCall } from '../testing/gateway.ts'
import { createPages } from './pages.ts'
import type { PageJob, WebBuild } from './port.ts'
import { testBuild } from './testing/build.ts'

interface World {
  gateway: FakeGateway
  /** URLs of all pages whose rendering has started. */
  rendered: string[]
  /** Finishes the oldest page that is being rendered. */
  end: () => void
  page: (path: string, init?: TestCall) => ReturnType<FakeGateway['call']>
}

/** A gateway whose pages are rendered at once, or with `isHeld` when the test says so. */
function world(changes: Partial<WebBuild> = {}, isHeld = false): World {
  const gateway = fakeGateway()
  const rendered: string[] = []
  const held: (() => void)[] = []
  const isPersonal = (path: string) => path === '/checkout'
  const matchPage: WebBuild['matchPage'] = (path) => ({
    ...testBuild().matchPage('', '', 0),
    locale: path.startsWith('/ar') ? 'ar' : 'en',
    personal: isPersonal(path),
  })
  async function renderPage({ url, results }: PageJob) {
    rendered.push(url.pathname + url.search)
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    return { status: results.some((it) => 'problem' in it) ? 503 : 200, html: `page ${rendered.length}` }
  }
  gateway.context.pages = createPages(gateway.context, { ...testBuild(), matchPage, renderPage, ...changes })
  const page = (path: string, init: TestCall = {}) =>
    gateway.call(path, { ...init, headers: { accept: 'text/html', ...init.headers } })
  return { gateway, rendered, end: () => held.shift()?.(), page }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

test('renders concurrent requests for a page once, and shares it for five seconds', async () => {
  const { gateway, rendered, page } = world()
  const first = await Promise.all(Array.from({ length: 20 }, (_, i) => page('/', { address: `192.0.2.${i}` })))
  expect(new Set(first.map(({ text }) => text))).toEqual(new Set(['page 1']))
  gateway.clock.pass(4999)
  expect((await page('/')).text).toBe('page 1')
  gateway.clock.pass(1)
  expect((await page('/')).text).toBe('page 2')
  expect(rendered).toHaveLength(2)
})

test('every response has its own request id and headers, and nothing of the first reader', async () => {
  const { page, gateway } = world()
  const first = await page('/', { cookie: '__Host-sid=first', address: '192.0.2.1' })
  const second = await page('/', { address: '192.0.2.2' })
  expect(second.text).toBe(first.text)
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  expect([first.cookie, second.cookie]).toEqual([undefined, undefined])
  expect(gateway.upstream.of('siteView').every(({ query }) => query.get('sessionId') !== 'first')).toBe(true)
})

const MATCH = testBuild().matchPage('', '', 0)
const NEED = { operationId: 'hotelView' as const, params: { path: { id: '12' } } }

test.each<[string, string, string, Partial<WebBuild>]>([
  ['path', '/', '/x', {}],
  ['query', '/?page=2', '/?page=3', {}],
  ['build', '/', '/', { id: 'build-2' }],
  ['route and language', '/', '/', { matchPage: () => ({ ...MATCH, name: 'home___ar' }) }],
  ['day', '/', '/', { matchPage: () => ({ ...MATCH, today: 20270502 }) }],
  ['what it shows', '/', '/', { matchPage: () => ({ ...MATCH, needs: [NEED] }) }],
])('does not share a page across different %s', async (_, one, other, changes) => {
  const { gateway, rendered, page } = world()
  await page(one)
  const renderPage: WebBuild['renderPage'] = async () => ({ status: 200, html: `${rendered.push('other')}` })
  const before = rendered.length
  gateway.context.pages = createPages(gateway.context, { ...testBuild(), renderPage, ...changes })
  await page(other)
  expect(rendered).toHaveLength(before + 1)
})

test('shares a page among those who chose a currency, and not with others (decision 19.10)', async () => {
  const matchPage: WebBuild['matchPage'] = (_path, _search, _now, currency) => ({
    ...MATCH,
    ...(currency === 'eur' && { currency }),
  })
  const { rendered, page } = world({ matchPage })
  const texts: string[] = []
  for (const cookie of ['', 'currency=eur', 'a=b; currency=eur', 'currency=unknown', 'currency=eur; currency=eur'])
    texts.push((await page('/x', { cookie })).text)
  expect(texts).toEqual(['page 1', 'page 2', 'page 2', 'page 1', 'page 1'])
  expect(rendered).toHaveLength(2)
  expect((await page('/x')).headers.get('vary')).toBe('Cookie')
})

test('does not share a page across sites, also at the same URL (decision 5.2)', async () => {
  const { rendered, page } = world()
  await page('/')
  await page('/', { headers: { host: 'other.test' } })
  expect(rendered).toHaveLength(2)
})

test('renders personal pages for each visitor and never caches them', async () => {
  const { rendered, page, gateway } = world()
  const answers = [await page('/checkout'), ...(await Promise.all([page('/checkout'), page('/checkout')]))]
  expect(rendered).toHaveLength(3)
  expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
    'private, no-store',
    'private, no-store',
    'private, no-store',
  ])
  gateway.clock.pass(1)
  await page('/checkout')
  expect(rendered).toHaveLength(4)
})

test('shares a failure page with waiting readers but does not cache it', async () => {
  const { gateway, rendered, page } = world({ matchPage: () => ({ ...MATCH, needs: [NEED] }) })
  gateway.upstream.on('hotelView', () => ({ status: 500, body: {} }))
  expect((await Promise.all([page('/'), page('/')])).map(({ status }) => status)).toEqual([503, 503])
  expect(rendered).toHaveLength(1)
  gateway.upstream.on('hotelView')
  expect((await page('/')).status).toBe(200)
})

test('clearing the caches drops shared pages', async () => {
  const { gateway, rendered, page } = world()
  await page('/')
  await gateway.call('/control/caches', { method: 'POST', headers: { 'x-control-key': 'control-key-of-tests' } })
  await page('/')
  expect(rendered).toHaveLength(2)
})

test('renders one page, queues sixteen and refuses the next in its language (G11)', async () => {
  const { gateway, rendered, end, page } = world({}, true)
  const waiting = Array.from({ length: 17 }, (_, i) => page(`/${i}`))
  await settle()
  const [english, arabic] = await Promise.all([page('/x'), page('/ar/x')])
  expect([english.status, english.headers.get('retry-after')]).toEqual([503, '3'])
  expect(english.text).toContain('<html lang="en"')
  expect(english.text).toContain('Busy en')
  expect(arabic.text).toContain('<html lang="ar" dir="rtl"')
  expect(english.headers.get('cache-control')).toBe('private, no-store')
  // The refused page's data was not even requested.
  expect(rendered).toEqual(['/0'])
  // Its route counts among the pages that failed.
  expect(gateway.logged.requests.at(-1)).toMatchObject({ status: 503, problem: 'overloaded', route: 'home___en' })
  for (let i = 0; i < 17; i++) {
    end()
    await settle()
  }
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(17).fill(200))
})

test('starting the renderer does not count as waiting time', async () => {
  const started = Promise.withResolvers<void>()
  const { gateway, rendered, page } = world({ ready: () => started.promise })
  const first = Promise.all([page('/1'), page('/2'), page('/3')])
  await settle()
  gateway.clock.pass(5000)
  started.resolve()
  expect((await first).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(rendered).toHaveLength(3)
})

test('the busy page reloads itself by a script that its policy allows by hash', async () => {
  const { page } = world({ renderPage: () => new Promise(() => {}) })
  for (let i = 0; i < 17; i++) void page(`/${i}`)
  await settle()
  const { text, headers } = await page('/x')
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(text) ?? []
  expect(script).toContain('location.reload()')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain(`script-src ${await cspHash(script)}`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
})

test('returns a problem to programs', async () => {
  const { page } = world({ renderPage: () => new Promise(() => {}) })
  for (let i = 0; i < 17; i++) void page(`/${i}`)
  await settle()
  const refused = await page('/x', { headers: { accept: '*/*' } })
  expect([refused.status, problemName(refused), refused.headers.get('retry-after')]).toEqual([503, 'overloaded', '3'])
})

test('a visitor about to pay does not wait behind readers of lists', async () => {
  const { rendered, page } = world({}, true)
  for (let i = 0; i < 40; i++) void page(`/${i}`)
  await settle()
  void page('/checkout')
  await settle()
  expect(rendered).toEqual(['/0', '/checkout'])
})

test('refuses a page after waiting two seconds, and drops disconnected callers from the queue', async () => {
  const { gateway, rendered, end, page } = world({}, true)
  void page('/0')
  await settle()
  const abort = new AbortController()
  const gone = page('/1', { signal: abort.signal }).catch(() => 'gone')
  const patient = page('/2')
  await settle()
  abort.abort()
  await gone
  gateway.clock.pass(2000)
  expect((await patient).status).toBe(503)
  end()
  await settle()
  expect(rendered).toEqual(['/0'])
})
