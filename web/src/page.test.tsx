import { expect, test, vi } from 'vitest'
import type { Answer, OperationId, Schema } from './api/operations.ts'
import { matchPage, renderPage } from './page.tsx'
import type { NeedResult, PageInput } from './page-port.ts'

const NOW = Date.parse('2027-05-01T09:00:00Z')
const text = (en: string, ar?: string) => [{ lang: 'en', value: en }, ...(ar ? [{ lang: 'ar', value: ar }] : [])]
const picture = { id: 'hotel-12-1', width: 1200, height: 900 }

const FACTS: Schema<'HotelFacts'> = {
  id: '12',
  slug: 'ardic-bay-hotel-12',
  name: 'Ardıç <Bay> Hotel',
  stars: 5,
  location: { id: 'kas', name: text('Kaş', 'كاش'), region: text('Antalya', 'أنطاليا') },
  themes: [2],
  amenities: ['wifi'],
  picture,
}
const HOTEL: Schema<'Hotel'> = {
  facts: FACTS,
  description: text('Down the hill. </script><script>alert(1)</script>'),
  pictures: [picture],
  rooms: [{ id: 'r1', name: text('Sea room'), capacity: { adults: 2, children: 1, total: 3 } }],
  policies: { checkInFrom: '14:00', checkOutUntil: '12:00' },
}
const PLAN: Schema<'PricePlan'> = {
  id: 'rate-1',
  name: text('Flexible'),
  availability: 1,
  offer: {
    nights: 5,
    board: 'breakfast',
    total: { value: 23_456, currency: 'try' },
    payNow: { value: 23_456, currency: 'try' },
    cancellation: { refundable: true },
  },
}
const VIEW: Answer<'siteView'> = {
  site: {
    id: 'site-1001',
    name: 'Yelkovan',
    slogan: text('The sea is closer than it looks.', 'البحر أقرب مما يبدو.'),
    logo: { id: 'logo.svg', width: 240, height: 64 },
    elements: { favicon: { id: 'favicon.svg' } },
    social: {},
    callcenter: { number: '0 850 000 00 00' },
    url: { status: false },
    underMaintenance: false,
    options: { languages: ['en', 'ar'], payment: { methods: ['creditcard'] } },
    partnerSite: { status: false },
    theme: 'emerald',
    imageBase: '/images/1001',
  },
  booking: null,
  rates: { usd: 45.5, eur: 52.9, gbp: 60.1 },
  nav: [{ key: 'hotels', title: text('Hotels', 'الفنادق'), path: '/hotels' }],
}
const ANSWERS: Record<string, unknown> = {
  hotelView: { record: HOTEL },
  mainProductList: { list: [{ kind: 'hotel', hotel: FACTS }] },
  hotelPrice: {
    rooms: [{ id: 'r1', plans: [PLAN] }],
    query: { checkIn: 20270521, checkOut: 20270526, adults: 2 },
  } satisfies Answer<'hotelPrice'>,
  availabilitySearch: {
    records: [{ hotel: FACTS, availability: 3, boards: [], nearestDates: [] }],
    query: { checkIn: 20270502, checkOut: 20270507, adults: 2 },
    stats: { totalRecord: 0, currentPage: 1, pageCount: 0, pageSize: 40 },
  },
}

const problem = (name: Schema<'Problem'>['name'], status: number) => ({
  name,
  type: `/docs/errors/${name}`,
  title: name,
  status,
  requestId: 'r-7',
})

/** A page as the gateway asks for it; `broken` is what all its needs came to, or that for one operation. */
function render(
  path: string,
  broken?: Schema<'Problem'>,
  site: PageInput['site'] = { data: VIEW },
  only?: OperationId,
) {
  const url = new URL(path, 'https://shop.test')
  const match = matchPage(url.pathname, url.search, NOW)
  const results = match.needs.map((need): NeedResult =>
    broken && (only ?? need.operationId) === need.operationId
      ? { need, problem: broken }
      : { need, data: ANSWERS[need.operationId] },
  )
  const assets = { scripts: ['/assets/index-1.js'], styles: ['/assets/index-1.css'], preloads: ['/assets/home-1.js'] }
  return renderPage({
    url: { pathname: url.pathname, search: url.search, origin: url.origin },
    match,
    site,
    results,
    assets,
    now: NOW,
  })
}

test('the home page in Arabic: language, direction, title, description, addresses', async () => {
  const { status, html } = await render('/ar')
  expect(status).toBe(200)
  expect(html).toContain('<html lang="ar" dir="rtl">')
  expect(html).toContain('<title>فنادق على الساحل التركي · Yelkovan</title>')
  expect(html).toMatch(/<meta name="description" content="Yelkovan: .+">/)
  expect(html).toContain('<link rel="canonical" href="https://shop.test/ar">')
  expect(html).toContain('<link rel="alternate" hreflang="en" href="https://shop.test/">')
  expect(html).toContain('<link rel="alternate" hreflang="ar" href="https://shop.test/ar">')
  expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://shop.test/">')
  expect(html).toContain('البحر أقرب مما يبدو.</h1>')
  expect(html).toContain('"@type":"TravelAgency"')
})

test('the content is in the HTML, with a heading, and no fallback of Suspense', async () => {
  const { html } = await render('/')
  expect(html).toContain('The sea is closer than it looks.</h1>')
  expect(html).toContain('href="/hotels/ardic-bay-hotel-12')
  expect(html).not.toContain('<!--$?-->')
  expect(html).not.toContain('<template')
})

const STAY = '?checkIn=2027-05-21&checkOut=2027-05-26'

test('the prices of a hotel with dates are in its HTML, and none without dates', async () => {
  const { html } = await render(`/hotels/ardic-bay-hotel-12${STAY}`)
  const [body = ''] = html.split('<script type="application/json"').slice(0, 1)
  expect(body).toContain('23.456')
  expect(body).not.toContain('Looking for')
  expect((await render('/hotels/ardic-bay-hotel-12')).html).not.toContain('23.456')
})

test('a hotel whose prices cannot be had is shown without them, for the browser to ask again', async () => {
  const match = matchPage('/hotels/ardic-bay-hotel-12', STAY, NOW)
  expect(match.needs.map(({ operationId, soft }) => [operationId, soft])).toEqual([
    ['hotelView', undefined],
    ['hotelPrice', true],
  ])
  const { status, html } = await render(
    `/hotels/ardic-bay-hotel-12${STAY}`,
    problem('upstream-timeout', 504),
    undefined,
    'hotelPrice',
  )
  expect(status).toBe(200)
  expect(html).toContain('Sea room')
  expect(html).not.toContain('"hotelPrice"')
})

test('a hotel: title, description, picture, Hotel and BreadcrumbList', async () => {
  const { html } = await render('/hotels/ardic-bay-hotel-12')
  expect(html).toContain('<title>Ardıç &lt;Bay&gt; Hotel, Kaş · Yelkovan</title>')
  expect(html).toContain('<meta property="og:image" content="https://shop.test/images/1001/hotel-12-1">')
  expect(html).toContain('"@type":"Hotel"')
  expect(html).toContain('"@type":"BreadcrumbList"')
})

test.each([
  ['/hotels', 'Hotels', 'Hotels'],
  ['/hotels?place=kas', 'Hotels in Kaş', 'Kaş'],
  ['/ar/hotels?place=antalya', 'فنادق في أنطاليا', 'أنطاليا'],
  ['/hotels?place=elsewhere&label=Old+town', 'Hotels in Old town', 'Old town'],
])('%s is named after its place in title, heading and breadcrumbs', async (path, title, name) => {
  const { html } = await render(path)
  expect(html).toContain(`<title>${title} · Yelkovan</title>`)
  expect(html).toMatch(new RegExp(`<h1[^>]*><bdi>${name}</bdi></h1>`))
  expect(html).toContain(`"position":2,"name":"${name}"`)
})

test('the search form of the home page is sent without scripts, too', async () => {
  const { html } = await render('/ar')
  const [form = ''] = /<form .*<\/form>/s.exec(html) ?? []
  expect(form).toMatch(/^<form [^>]*action="\/ar\/hotels"/)
  expect(form).toContain('<input type="hidden" name="checkIn" value="2027-05-02"/>')
  expect(form).toMatch(/<button type="submit"/)
  expect(form).toMatch(/<input [^>]*name="where"/)
  expect(form).toMatch(/<noscript>.*type="date".*name="checkIn".*<\/noscript>/s)
})

test('boot data is a data block that nothing can break out of, without a booking', async () => {
  const { html } = await render('/hotels/ardic-bay-hotel-12')
  const [, boot = ''] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? []
  expect(boot).not.toContain('<')
  const data = JSON.parse(boot) as {
    fallback: Record<string, unknown>
    site: { data: { booking: unknown } }
    today: number
  }
  expect(Object.values(data.fallback)).toEqual([{ record: HOTEL }])
  expect(data.site.data.booking).toBeNull()
  expect(data.today).toBe(20270501)
  expect(html).not.toContain('<script>alert')
})

test('one style of the palette, no script that runs inline, no style attribute: the page keeps a strict policy', async () => {
  const { html } = await render('/')
  expect(html.match(/<style>/g)).toHaveLength(1)
  expect(html).not.toMatch(/<[^>]+ style=/)
  const scripts = Array.from(html.matchAll(/<script([^>]*)>/g), ([, attributes]) => attributes)
  expect(scripts.filter((it) => !it?.includes('src=') && !it?.includes('application/'))).toEqual([])
})

test('files of the build: styles, module, preloads; the first picture is preloaded in the head', async () => {
  const { html } = await render('/hotels/ardic-bay-hotel-12')
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head).toContain('<link rel="stylesheet" href="/assets/index-1.css">')
  expect(head).toContain('<script type="module" src="/assets/index-1.js"></script>')
  expect(head).toContain('<link rel="modulepreload" href="/assets/home-1.js">')
  expect(html.slice(html.indexOf('<body>'))).not.toContain('rel="preload"')
})

test.each(['/hotels/12', '/hotels/old-name-12'])(
  '%s moves to the canonical slug, 301 (decision 33.3)',
  async (path) => {
    expect(await render(`${path}?adults=3`)).toMatchObject({
      status: 301,
      redirect: '/hotels/ardic-bay-hotel-12?adults=3',
    })
  },
)

test('builds no formatter for a page that it has rendered before (decision 11.1)', async () => {
  const built: string[] = []
  const counted = (name: 'DateTimeFormat' | 'NumberFormat' | 'PluralRules') => {
    const Native = Intl[name] as new (...given: [string?, object?]) => object
    return vi.spyOn(Intl, name).mockImplementation(function count(...given: [string?, object?]) {
      built.push(name)
      return new Native(...given)
    } as never)
  }
  const pages = ['/hotels', '/ar/hotels', '/hotels/ardic-bay-hotel-12', '/']
  const first = await Promise.all(pages.map((page) => render(page)))
  const spies = [counted('DateTimeFormat'), counted('NumberFormat'), counted('PluralRules')]
  try {
    expect(await Promise.all(pages.map((page) => render(page)))).toEqual(first)
    expect(built).toEqual([])
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
})

test('the cart is a shell: nothing indexed, no data', async () => {
  const { status, html } = await render('/cart')
  expect(status).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('rel="canonical"')
  expect(html).toContain('"fallback":{}')
  expect(html).toContain('</h1>')
  expect(html).toContain('This page needs JavaScript.')
})

test.each([
  ['an unknown path', '/ar/nowhere', undefined],
  ['a hotel that is not there', '/ar/hotels/gone-99', problem('not-found', 404)],
  ['an id the contract refuses', '/ar/hotels/x-', problem('validation', 422)],
])('%s: HTTP 404 in the language of the address', async (_, path, broken) => {
  const { status, html } = await render(path, broken)
  expect(status).toBe(404)
  expect(html).toContain('تعذّر العثور على هذه الصفحة</h1>')
  expect(html).toContain('noindex')
})

test.each([
  ['upstream-broken', 502, 502],
  ['upstream-contract', 502, 502],
  ['upstream-unavailable', 503, 503],
  ['upstream-timeout', 504, 503],
])(
  '%s: a page with header, logo and phone, the reason, what is safe, the request id and a retry',
  async (name, from, status) => {
    const page = await render('/hotels/ardic-bay-hotel-12', problem(name as Schema<'Problem'>['name'], from))
    expect(page.status).toBe(status)
    expect(page.html).toContain('We cannot reach our booking desk.</h1>')
    expect(page.html).toMatch(/The agency (cannot be reached|took too long)/)
    expect(page.html).toContain('Your bookings and your cart are safe.')
    const [header = ''] = /<header.*<\/header>/s.exec(page.html) ?? []
    expect(header).toContain('Yelkovan')
    expect(header).toContain('href="tel:')
    expect(page.html).toMatch(/If you call or write to us, mention this number: <b[^>]*>r-7</)
    expect(page.html).toContain('Try again')
    expect(page.html).toContain('noindex')
  },
)

test('too-many-requests: a page with the reason, the request id and a retry', async () => {
  const { status, html } = await render('/hotels/ardic-bay-hotel-12', problem('too-many-requests', 429))
  expect(status).toBe(429)
  expect(html).toContain('Something went wrong</h1>')
  expect(html).toContain('r-7')
  expect(html).toContain('Try again')
})

test('without a site there still is a page', async () => {
  const { status, html } = await render('/', undefined, { problem: problem('upstream-unavailable', 503) })
  expect(status).toBe(503)
  expect(html).toContain('<title>Something went wrong</title>')
  expect(html).toContain('r-7')
})

test('a 400 of what loads a page leads to /400 (decision 34.1)', async () => {
  expect(await render('/ar/hotels', problem('bad-request', 400))).toMatchObject({ status: 302, redirect: '/ar/400' })
  expect((await render('/ar/400')).status).toBe(400)
})

test('a language the site does not offer is shown, and not to search engines (decision 32.6)', async () => {
  const { site } = VIEW
  const view = { ...VIEW, site: { ...site, options: { ...site.options, languages: ['en'] } } }
  const { status, html } = await render('/ar', undefined, { data: view })
  expect(status).toBe(200)
  expect(html).toContain('noindex')
  expect(html).not.toContain('hreflang')
})

test('F16 a site whose record has no number, logo, theme or link still has its pages', async () => {
  const { callcenter: _number, logo: _logo, theme: _theme, ...site } = VIEW.site
  const { status, html } = await render('/', undefined, { data: { ...VIEW, site: { ...site, callcenter: {} } } })
  expect(status).toBe(200)
  expect(html).toContain('The sea is closer than it looks.</h1>')
  expect(html).not.toMatch(/href="tel:|undefined/)
})

test('D11 under maintenance home is the notice, 503 and not for search engines, and other pages lead there (decision 34.7)', async () => {
  const partnerSite = { status: true, value: 'partner.yelkovan.example' }
  const closed = { data: { ...VIEW, site: { ...VIEW.site, underMaintenance: true, partnerSite } } }
  for (const [path, title] of [
    ['/', 'We will be back soon'],
    ['/ar', 'سنعود قريبًا'],
  ] as const) {
    const { status, html } = await render(path, undefined, closed)
    expect(status).toBe(503)
    expect(html).toContain(`${title}</h1>`)
    expect(html).toContain('href="tel:08500000000"')
    expect(html).toContain('href="https://partner.yelkovan.example')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('/cart')
  }
  expect(await render('/ar/hotels?page=2', undefined, closed)).toEqual({
    status: 302,
    html: '',
    redirect: '/ar?to=%2Fhotels%3Fpage%3D2',
  })
  expect((await render('/booking/8Vt0J1cJm2s5yq2mZ1rJ7A', undefined, closed)).status).toBe(200)
})
