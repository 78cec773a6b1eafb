import { expect, test } from 'vitest'
import { fakeGateway } from '../../testing/gateway.ts'
import { exampleOf } from '../../testing/upstream.ts'
import { createCrawled } from './crawled.ts'
import type { Crawled } from '../port.ts'

const CRAWLED: Crawled = {
  sitemapsOf: () => [
    {
      name: 'tours',
      isPaged: true,
      need: () => ({ operationId: 'tourList', params: { query: { limit: 100 } } }),
      read: (answer, locale) => {
        const { records, stats } = answer as { records: { slug: string }[]; stats: { totalRecord: number } }
        return { entries: records.map(({ slug }) => ({ path: `/${locale}/${slug}` })), total: stats.totalRecord }
      },
    },
  ],
  localesOf: () => ['en', 'ar'],
  lookOf: () => ({ colours: { plate: '#ffffff', ground: '#000000' } }),
  manifestOf: (view) => ({ name: (view as { site: { name: string } }).site.name }),
}

const OPEN = { account: '1001', paymentHosts: [], keys: [], crawlers: 'open' as const }

function world(crawlers: 'open' | 'closed' = 'open') {
  const gateway = fakeGateway({ sites: { localhost: { ...OPEN, crawlers } } })
  gateway.context.pages = createCrawled(gateway.context, CRAWLED)
  return gateway
}

test('the sitemap of an open site: its index, and the files of what it sells', async () => {
  const gateway = world()
  const index = await gateway.call('/sitemap.xml')
  expect([index.status, index.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(index.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(index.text).toContain('<loc>http://localhost:4000/sitemaps/tours-ar-1.xml</loc>')
  const tours = await gateway.call('/sitemaps/tours-ar-1.xml')
  expect(tours.status).toBe(200)
  expect(tours.text).toMatch(/<loc>http:\/\/localhost:4000\/ar\/[a-z0-9-]+<\/loc>/)
})

test('the sitemap of a host whose pages have moved is that of the canonical host (decision 44.7)', async () => {
  const gateway = fakeGateway({ sites: { localhost: OPEN, 'other.test': OPEN } })
  gateway.context.pages = createCrawled(gateway.context, CRAWLED)
  const view = exampleOf('siteView') as { site: object }
  const site = { ...view.site, url: { status: true, value: 'other.test' } }
  gateway.upstream.on('siteView', () => ({ body: { ...view, site } }))
  // robots.txt, which knows no record, names it on both.
  const here = await gateway.call('/sitemap.xml')
  expect([here.status, here.headers.get('location')]).toEqual([301, 'http://other.test:4000/sitemap.xml'])
  const { text } = await gateway.call('/sitemap.xml', { headers: { host: 'other.test:4000' } })
  expect(text).toContain('<loc>http://other.test:4000/sitemaps/tours-en-1.xml</loc>')
})

test('a file is made once for all its readers', async () => {
  const gateway = world()
  await gateway.call('/sitemaps/tours-en-1.xml')
  const before = gateway.upstream.calls.length
  await gateway.call('/sitemaps/tours-en-1.xml')
  expect(gateway.upstream.calls.length).toBe(before)
})

test.each([
  '/sitemaps/tours-de-1.xml',
  '/sitemaps/tours-en-2.xml',
  '/sitemaps/rooms-en-1.xml',
  '/sitemaps/other-en-1.xml',
])('%s is missing', async (path) => {
  expect((await world().call(path)).status).toBe(404)
})

test('a closed site has no sitemap, and its robots.txt closes everything', async () => {
  const gateway = world('closed')
  expect((await gateway.call('/sitemap.xml')).status).toBe(404)
  expect((await gateway.call('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
})

test('during maintenance and without the agency there is no sitemap instead of one with gaps', async () => {
  const gateway = world()
  gateway.upstream.on('siteView', () => {
    const view = exampleOf('siteView') as { site: object }
    return { body: { ...view, site: { ...view.site, underMaintenance: true } } }
  })
  const closed = await gateway.call('/sitemap.xml')
  expect([closed.status, closed.headers.get('retry-after')]).toEqual([503, '60'])
  const other = world()
  other.upstream.on('tourList', () => ({ status: 500 }))
  expect((await other.call('/sitemap.xml')).status).toBeGreaterThanOrEqual(502)
})

test('the manifest has the name of the site', async () => {
  const { status, headers, text } = await world().call('/manifest.webmanifest')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/manifest+json'])
  expect(JSON.parse(text)).toEqual({ name: expect.any(String) })
})
