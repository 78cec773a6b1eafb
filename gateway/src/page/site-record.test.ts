import { expect, test } from 'vitest'
import { fakeGateway } from '../testing/gateway.ts'
import { exampleOf } from '../testing/upstream.ts'
import { createPages } from './pages.ts'
import type { WelcomeInput } from './port.ts'
import { testBuild } from './testing/build.ts'

/** A gateway with pages, for sites whose record has these properties. */
function shop(record: object) {
  const gateway = fakeGateway()
  const view = exampleOf('siteView') as { site: object }
  gateway.upstream.on('siteView', () => ({ body: { ...view, site: { ...view.site, ...record } } }))
  const welcome = ({ acceptLanguage }: WelcomeInput) =>
    acceptLanguage === 'tr' ? { status: 302, to: '/tr', cookie: 'i18n_redirected=tr' } : undefined
  gateway.context.pages = createPages(gateway.context, { ...testBuild(), welcome })
  return (path: string, host = 'localhost', headers = {}) =>
    gateway.call(path, { headers: { accept: 'text/html', host: `${host}:4000`, ...headers } })
}

test('pages of other hosts move to the canonical host with 301, with path and query (decision 44.7)', async () => {
  const page = shop({ url: { status: true, value: 'other.test' } })
  const { status, headers } = await page('/tr/hotels?place=kas&adults=2')
  expect([status, headers.get('location')]).toEqual([301, 'http://other.test:4000/tr/hotels?place=kas&adults=2'])
  expect((await page('/hotels', 'other.test')).status).toBe(200)
})

test('`/` moves to the canonical host before a language is chosen (decision 44.7)', async () => {
  const page = shop({ url: { status: true, value: 'other.test' } })
  const arrival = { 'accept-language': 'tr', 'sec-fetch-site': 'none' }
  const answer = await page('/', 'localhost', arrival)
  expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([
    301,
    'http://other.test:4000/',
    null,
  ])
  expect((await page('/', 'other.test', arrival)).headers.get('location')).toBe('/tr')
})

test('pictures and calls are served on every host, because a page may still need them (decision 44.7)', async () => {
  const page = shop({ url: { status: true, value: 'other.test' } })
  expect((await page('/api/themes')).status).toBe(200)
  expect((await page('/favicon.ico')).status).toBe(302)
})

test('the origins of the record may show a page in a frame (decision 44.5)', async () => {
  const { options } = (exampleOf('siteView') as { site: { options: object } }).site
  const embeddedBy = ['https://town.test']
  const policy = async (more: object) =>
    (await shop({ options: { ...options, ...more } })('/')).headers.get('content-security-policy') ?? ''
  expect(await policy({ embedded: true, embeddedBy })).toContain("frame-ancestors 'self' https://town.test;")
  expect(await policy({ embeddedBy })).toContain("frame-ancestors 'none';")
})
