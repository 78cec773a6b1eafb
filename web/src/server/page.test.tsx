import { expect, test, vi } from 'vitest'
import { inLanguages } from '../domain/text/shown-languages.ts'
import { matchPage } from './page.tsx'
import { withAnswer, HOTEL, NOW, problem, render, VIEW } from '../testing/rendered-page.ts'

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

test('renders a hotel without prices when they cannot be loaded', async () => {
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
  expect(html).toContain('<meta property="og:image:width" content="1200">')
  expect(html).toContain('<meta property="og:image:height" content="900">')
  expect(html).toContain('<meta property="og:image:alt" content="Ardıç &lt;Bay&gt; Hotel, Kaş · Yelkovan">')
  expect(html).toContain('"@type":"Hotel"')
  expect(html).toContain('"@type":"BreadcrumbList"')
})

test.each([
  ['/hotels', 'Hotels', 'Hotels'],
  ['/hotels?place=kas', 'Hotels in Kaş', 'Kaş'],
  ['/ar/hotels?place=antalya', 'فنادق في أنطاليا', 'أنطاليا'],
  // Anybody can write a label into a link.
  ['/hotels?place=elsewhere&label=Old+town', 'Hotels', 'Hotels'],
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

test('boot data is an escaped data block without a booking', async () => {
  const { html } = await render('/hotels/ardic-bay-hotel-12')
  const [, boot = ''] = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? []
  expect(boot).not.toContain('<')
  const data = JSON.parse(boot) as {
    fallback: Record<string, unknown>
    site: { data: { booking: unknown } }
    today: number
  }
  expect(Object.values(data.fallback)).toEqual([{ record: inLanguages(HOTEL, ['en', 'tr']) }])
  expect(boot).not.toContain('"lang":"ar"')
  expect(data.site.data.booking).toBeNull()
  expect(data.today).toBe(20270501)
  expect(html).not.toContain('<script>alert')
})

test('styles of the palette and of the page, no script that runs inline, no style attribute: the page keeps a strict policy', async () => {
  const { html } = await render('/')
  expect(html.match(/<style>/g)).toHaveLength(2)
  expect(html).not.toMatch(/<[^>]+ style=/)
  const scripts = Array.from(html.matchAll(/<script([^>]*)>/g), ([, attributes]) => attributes)
  expect(scripts.filter((it) => !it?.includes('src=') && !it?.includes('application/'))).toEqual([])
})

test('a page follows a dark system unless its site forbids it, from its first byte', async () => {
  const [head = ''] = (await render('/')).html.split('</head>')
  expect(head).toContain('<meta name="color-scheme" content="light dark">')
  expect(head).toMatch(/theme-color" content="oklch\(0\.99[^"]+" media="\(prefers-color-scheme: light\)/)
  expect(head).toMatch(/theme-color" content="oklch\(0\.17[^"]+" media="\(prefers-color-scheme: dark\)/)
  expect(head.indexOf('prefers-color-scheme:dark')).toBeGreaterThan(0)
  expect(head.indexOf('prefers-color-scheme:dark')).toBeLessThan(head.indexOf('.a{color:red}'))
  const options = { ...VIEW.site.options, dark: false }
  const { html } = await render('/', undefined, { data: { ...VIEW, site: { ...VIEW.site, options } } })
  expect(html).not.toMatch(/prefers-color-scheme|light dark/)
  expect(html).toContain('<meta name="color-scheme" content="light">')
})

test('the first picture is requested before the scripts, and the look of the page is in its document', async () => {
  const { html } = await render('/hotels/ardic-bay-hotel-12')
  const head = html.slice(0, html.indexOf('</head>'))
  const places = [
    '<link rel="preload" as="image" imageSrcSet="/images/1001/hotel-12-1?width=320 320w,',
    '<style>.a{color:red}</style>',
    // Only a mark for the bundler's loader: disabled sheets are not fetched.
    '<link rel="stylesheet" href="/assets/index-1.css" disabled>',
    '<script type="module" src="/assets/index-1.js"></script>',
    '<link rel="modulepreload" href="/assets/home-1.js">',
  ].map((part) => head.indexOf(part))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(html.slice(html.indexOf('<body>'))).not.toContain('rel="preload"')
})

test.each([
  ['/hotels/ardic-bay-hotel-12', undefined, false],
  ['/hotels/ardic-bay-hotel-12', problem('not-found', 404), true],
  ['/hotels/ardic-bay-hotel-12', problem('upstream-unavailable', 503), true],
])('%s with %o: the look of an error page is in its document, and in no other: %s', async (path, broken, isIn) => {
  const { html } = await render(path, broken)
  expect(html.includes('<style>.a{color:red}.b{color:blue}</style>')).toBe(isIn)
  expect(html.includes('.b{')).toBe(isIn)
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

test('the cart is a shell without data that is not indexed', async () => {
  const { status, html } = await render('/cart')
  expect(status).toBe(200)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('rel="canonical"')
  expect(html).toContain('"fallback":{}')
  expect(html).toContain('</h1>')
  expect(html).toContain('This page needs JavaScript.')
})

test('a basket that is being paid does not come with its page, whose payment takes its place (H4)', async () => {
  const line = {
    key: 'h1',
    type: 'hotel',
    id: '12',
    pax: { adults: 2, children: [] },
    checkIn: 20270521,
    checkOut: 20270526,
    count: 1,
    price: 100,
    currency: 'try',
    total: { value: 100, currency: 'try' },
  }
  const totalAmount = { value: 100, currency: 'try' }
  const booking = { products: [line], guests: [], totalAmount, created: { date: '2027-05-01T09:00:00Z' }, version: 1 }
  const isRendered = async (more: object) => {
    const { html } = await withAnswer('siteView', { ...VIEW, booking, ...more }, () => render('/cart'))
    return html.includes('"booking":{')
  }
  expect(await isRendered({})).toBe(true)
  expect(await isRendered({ payment: { token: '8Vt0J1cJm2s5yq2mZ1rJ7A', state: 'challenge' } })).toBe(false)
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
