import { expect, test } from 'vitest'
import { OFFER_ANSWERS } from '../testing/offers.ts'
import { INDEXED } from '../testing/indexed-pages.ts'
import { withAnswer, render, VIEW } from '../testing/rendered-page.ts'

const canonical = (html: string) =>
  /<link rel="canonical" href="https:\/\/shop\.test([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')

test.each([
  ['/hotels', '/hotels'],
  ['/hotels?place=kas&label=Ka%C5%9F&checkIn=2027-05-21&checkOut=2027-05-26&adults=3&sort=price', '/hotels?place=kas'],
  ['/hotels?place=kas&stars=5', '/hotels?place=kas'],
  ['/hotels?place=kas&page=2', '/hotels?place=kas'],
  ['/hotels?stars=5&page=2', '/hotels'],
  ['/ar/hotels?place=kas', '/ar/hotels?place=kas'],
  ['/tours?sort=price', '/tours'],
  ['/services?type=gulet&page=2&sort=price', '/services?type=gulet'],
  ['/services', '/services?type=gulet'],
  ['/transfers?date=2027-05-21&adults=4', '/transfers'],
  ['/transfers?page=2', '/transfers?page=2'],
  ['/transfers?from=dlm&page=2', '/transfers'],
  ['/transfers?to=kas&page=2', '/transfers'],
  ['/flight?from=IST&to=AYT&date=2027-05-21', '/flight'],
])('%s is known to search engines as %s (decision 33.11)', async (path, wanted) => {
  expect(canonical((await render(path)).html)).toBe(wanted)
})

test.each([
  ['/tours?page=2&sort=price', '/tours?page=2'],
  ['/tours?page=3', '/tours'],
  ['/tours?page=2&name=e', '/tours'],
  ['/tours?page=2&from=2027-06-01', '/tours'],
])('of 41 tours, %s is known as %s (decision 33.11)', async (path, wanted) => {
  const { records, stats } = OFFER_ANSWERS.tourSearch
  const many = Array.from({ length: 41 }, (_, at) => ({ ...records[0], tour: { ...records[0]?.tour, id: `${at}` } }))
  const { html } = await withAnswer('tourSearch', { records: many, stats }, () => render(path))
  expect(canonical(html)).toBe(wanted)
})

test('the canonical query of transfers contains both places (decision 33.11)', async () => {
  const records = ['dlm', 'kas'].map((id) => ({ stop: { id, name: [{ lang: 'en', value: id }] } }))
  const { html } = await withAnswer('transferLocationList', { records }, () =>
    render('/transfers?from=dlm&to=kas&page=2'),
  )
  expect(canonical(html)).toBe('/transfers?from=dlm&to=kas&page=2')
})

test('alternates lead to the same page of the list in each language, and back', async () => {
  const { html } = await render('/ar/hotels?place=kas&sort=price')
  const links = Array.from(html.matchAll(/hreflang="([^"]*)" href="https:\/\/shop\.test([^"]*)"/g), ([, to, href]) => [
    to,
    href,
  ])
  expect(links).toEqual([
    ['en', '/hotels?place=kas'],
    ['ar', '/ar/hotels?place=kas'],
    ['x-default', '/hotels?place=kas'],
  ])
})

test.each([
  [['tr', 'ar'], '/tr/hotels?place=kas', '/tr/hotels?place=kas'],
  [['tr', 'ar'], '/ar/hotels', '/tr/hotels'],
  [['tr', 'en'], '/tr/hotels', '/hotels'],
  // This one leads each visitor to a language.
  [['tr', 'ar'], '/tr', '/'],
])('of the languages %j, x-default of %s is %s (decision 32.6)', async (languages, path, expected) => {
  const site = { ...VIEW.site, options: { ...VIEW.site.options, languages } }
  const { html } = await render(path, undefined, { data: { ...VIEW, site } })
  expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="https://shop.test${expected}">`)
})

const EMPTY = { records: [], query: {}, stats: { totalRecord: 0, currentPage: 1, pageCount: 0, pageSize: 40 } }

test.each([
  ['/hotels?place=nowhere', 'availabilitySearch'],
  ['/tours', 'tourSearch'],
  ['/services?type=gulet', 'serviceList'],
  ['/transfers', 'transferList'],
] as const)('%s without an entry is not indexed', async (path, operationId) => {
  expect((await render(path)).html).not.toContain('noindex')
  const { status, html } = await withAnswer(operationId, EMPTY, () => render(path))
  expect(status).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(canonical(html)).toBeUndefined()
})

const options = { ...VIEW.site.options, searchTypeOption: 'paximum' as const }
const PROVIDER = { data: { ...VIEW, site: { ...VIEW.site, options } } }

test.each(['/hotels', '/ar/hotels?page=2'])('%s of the provider has no place, and is not indexed', async (path) => {
  const { status, html } = await render(path, undefined, PROVIDER)
  expect([status, canonical(html)]).toEqual([200, undefined])
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('a list of provider hotels without an entry is not indexed', async () => {
  const headOf = async (hotels: object[]) => {
    const items = { searchId: 's', expiresOn: '2027-05-01T09:20:00Z', hotels }
    const shown = () => render('/hotels?place=2-23494', undefined, PROVIDER)
    const { status, html } = await withAnswer('providerHotelPrice', { items }, shown)
    return [status, html.includes('<meta name="robots" content="noindex">')]
  }
  expect(await headOf([{ id: '30211', provider: 2, name: 'Ardıç Bay Hotel', offers: [] }])).toEqual([200, false])
  expect(await headOf([])).toEqual([200, true])
})

test.each(['/cart', '/checkout', '/find', '/favourites', '/booking/abcdefghijklmnopqrstuv', '/ops', '/400'])(
  '%s is not indexed',
  async (path) => {
    const { html } = await render(path)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('og:title')
  },
)

test('a language that the site does not offer is shown and not indexed (decision 32.6)', async () => {
  const { status, html } = await render('/de/hotels')
  expect([status, canonical(html)]).toEqual([200, undefined])
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect((await render('/hotels')).html).not.toContain('hreflang="de"')
})

test.each(INDEXED)('%s has what a messenger and a search engine show of a link to %s', async (_, path) => {
  const { status, html } = await render(path)
  expect(status).toBe(200)
  expect(html).not.toContain('noindex')
  const description = /<meta name="description" content="([^"]+)">/.exec(html)?.[1]
  expect(description?.length).toBeGreaterThan(20)
  expect(html).toContain(`<meta property="og:description" content="${description}">`)
  const names = ['type', 'site_name', 'title', 'url', 'locale', 'locale:alternate', 'image:alt']
  for (const name of names) expect(html).toMatch(new RegExp(`<meta property="og:${name}" content="[^"]+">`))
  expect(html).toMatch(/<meta property="og:image" content="https:\/\/shop\.test\/[^"]+">/)
  for (const side of ['width', 'height'])
    expect(html).toMatch(new RegExp(`<meta property="og:image:${side}" content="\\d+">`))
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(html).toMatch(/<meta name="twitter:image:alt" content="[^"]+">/)
  expect(html).toMatch(/<h1[ >]/)
})
