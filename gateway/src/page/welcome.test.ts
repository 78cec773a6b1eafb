import { expect, test } from 'vitest'
import { fakeGateway } from '../testing/gateway.ts'
import { createPages } from './pages.ts'
import type { WelcomeInput } from './port.ts'
import { testBuild } from './testing/build.ts'

/** A gateway whose build leads everybody who accepts Arabic to `/ar`. */
function world() {
  const gateway = fakeGateway()
  const seen: WelcomeInput[] = []
  const welcome = (input: WelcomeInput) => {
    seen.push(input)
    if (!input.acceptLanguage.includes('ar')) return undefined
    return { status: 302, to: `/ar${input.search}`, cookie: 'i18n_redirected=ar; Path=/' }
  }
  gateway.context.pages = createPages(gateway.context, { ...testBuild(), welcome })
  const open = (path: string, headers: Record<string, string> = {}) =>
    gateway.call(path, { headers: { accept: 'text/html', 'sec-fetch-site': 'none', ...headers } })
  return { gateway, seen, open }
}

const ARABIC = { 'accept-language': 'ar' }

test('home leads to the language of the visitor, which no cache keeps (decision 32.8)', async () => {
  const { status, headers } = await world().open('/?utm=1', ARABIC)
  expect(status).toBe(302)
  expect(headers.get('location')).toBe('/ar?utm=1')
  expect(headers.get('set-cookie')).toBe('i18n_redirected=ar; Path=/')
  expect(headers.get('vary')).toBe('Accept-Language, Cookie')
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('the rule sees the record of the site, the query, and both headers', async () => {
  const { seen, open } = world()
  await open('/?a=1', { 'accept-language': 'tr;q=0.5', cookie: 'i18n_redirected=de' })
  expect(seen).toMatchObject([
    { search: '?a=1', acceptLanguage: 'tr;q=0.5', cookies: 'i18n_redirected=de', secure: expect.any(Boolean) },
  ])
  expect(seen[0]?.site.options.languages.length).toBeGreaterThan(0)
})

test('the next visitor is redirected although the page is shared', async () => {
  const { open } = world()
  const english = await open('/')
  expect([english.status, english.headers.get('set-cookie')]).toEqual([200, null])
  expect(english.headers.get('vary')).toContain('Accept-Language, Cookie')
  expect(english.headers.get('cache-control')).toContain('public')
  expect((await open('/', ARABIC)).status).toBe(302)
  expect((await open('/')).status).toBe(200)
})

test('a visitor who comes from a page of the site is not redirected, and the response is not shared', async () => {
  const { open } = world()
  const { status, headers } = await open('/', { ...ARABIC, 'sec-fetch-site': 'same-origin' })
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect((await open('/')).headers.get('cache-control')).toContain('public')
})

test.each(['/hotels', '/ar', '/en'])('%s is never redirected by language', async (path) => {
  const { seen, open } = world()
  expect((await open(path, ARABIC)).headers.get('location')).toBeNull()
  expect(seen).toEqual([])
})

test('without a record of the site there is no redirect', async () => {
  const { gateway, open } = world()
  gateway.upstream.on('siteView', () => ({ status: 500, body: {} }))
  expect((await open('/', ARABIC)).headers.get('location')).toBeNull()
})
