import { get, type IncomingHttpHeaders } from 'node:http'
import { inDays } from '../days.ts'
import { startPorts } from '../ports.ts'
import { hotelAddress, HOTEL } from '../search.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'

const SHOP = `http://localhost:${startPorts.PORT}`

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  text: string
}

/** Sends a request as a program would: without a browser, without following redirects, with any Host. */
function ask(path: string, host = `localhost:${startPorts.PORT}`): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const address = { host: '127.0.0.1', port: startPorts.PORT, path, headers: { host } }
    get(address, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }))
    }).on('error', reject)
  })
}

/** The first capture group of a pattern in a text. */
const find = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]
const findAll = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, found = '']) => found)

const PAGES = [
  { name: 'home', path: '/', lang: 'en', dir: 'ltr', title: 'Hotels on the Turkish coast · Yelkovan' },
  { name: 'home in Arabic', path: '/ar', lang: 'ar', dir: 'rtl', title: 'فنادق على الساحل التركي · Yelkovan' },
  { name: 'list', path: '/hotels', lang: 'en', dir: 'ltr', title: 'Hotels · Yelkovan' },
  { name: 'list in Arabic', path: '/ar/hotels', lang: 'ar', dir: 'rtl', title: 'الفنادق · Yelkovan' },
  { name: 'hotel', path: `/hotels/${HOTEL.slug}`, lang: 'en', dir: 'ltr', title: `${HOTEL.name}, Kaş · Yelkovan` },
  { name: 'hotel in Arabic', path: `/ar/hotels/${HOTEL.slug}`, lang: 'ar', dir: 'rtl', title: 'كاش · Yelkovan' },
]

for (const { name, path, lang, dir, title } of PAGES) {
  test(`pages: ${name}: what a machine reads in the raw HTML`, async () => {
    const { status, headers, text } = await ask(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${lang}" dir="${dir}">`))
    expect(find(text, /<title>([^<]*)<\/title>/)).toContain(title)
    expect(find(text, /<meta name="description" content="([^"]*)">/)?.length).toBeGreaterThan(30)
    expect(find(text, /<link rel="canonical" href="([^"]*)">/)).toBe(`${SHOP}${path === '/' ? '/' : path}`)
    const english = path.replace(/^\/ar/, '') || '/'
    const arabic = english === '/' ? '/ar' : `/ar${english}`
    const alternates = Array.from(
      text.matchAll(/rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g),
      ([, language, href]) => [language, href],
    )
    expect(alternates).toContainEqual(['ar', SHOP + arabic])
    expect(alternates.at(0)).toEqual(['en', SHOP + english])
    expect(alternates.at(-1)).toEqual(['x-default', SHOP + english])
    for (const data of findAll(text, /<script type="application\/ld\+json">([^<]*)</g)) {
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' })
    }
    const boot: unknown = JSON.parse(find(text, /<script type="application\/json" id="boot">([^<]*)</) ?? '')
    expect(boot).toMatchObject({ locale: lang, path, site: { data: { booking: null, site: { name: 'Yelkovan' } } } })
  })
}

test('pages: the content is there before any script: hotels, rooms and their totals', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${SHOP}/hotels?place=kas&label=Kaş&checkIn=${inDays(40).iso}&checkOut=${inDays(47).iso}`)
  await expect(page.getByRole('article').filter({ hasText: HOTEL.name })).toContainText(/₺[\d.]+,\d\d/)
  // A page is sent without prices that take more than a second and a half; then they are there for the next one.
  await expect(async () => {
    await page.goto(`${SHOP}${hotelAddress(HOTEL.slug, inDays(40), inDays(47))}`)
    await expect(page.getByRole('heading', { level: 1, name: HOTEL.name })).toBeVisible()
    await expect(page.getByRole('article', { name: HOTEL.room })).toContainText(/₺[\d.]+,\d\d/, { timeout: 2000 })
  }).toPass()
  await context.close()
})

test('pages: 404 for an unknown path and an unknown hotel, 400 for the page of that name', async () => {
  for (const path of ['/nowhere', '/ar/nowhere', '/hotels/nothing-999999', '/booking/short', '/checkout/more']) {
    const { status, headers, text } = await ask(path)
    expect([path, status]).toEqual([path, 404])
    expect(headers['content-type']).toContain('text/html')
    expect(text).toContain('name="robots" content="noindex"')
  }
  expect((await ask('/400')).status).toBe(400)
  const { status, headers, text } = await ask('/api/nowhere')
  expect(status).toBe(404)
  expect(headers['content-type']).toBe('application/problem+json')
  expect(JSON.parse(text)).toMatchObject({ status: 404 })
})

test.describe('pages: an unknown hotel', () => {
  test.use({ noise: [/status of 404/] })

  test('is a page that says so, with the ways on', async ({ page }) => {
    await visit(page, '/hotels/nothing-999999')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
    await expect(page).toHaveTitle('Page not found · Yelkovan')
    await expect(page.getByRole('main').getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/')
    await page.getByRole('main').getByRole('link', { name: 'Hotels', exact: true }).click()
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  })
})

test('pages: one address for one page', async () => {
  const moved = [
    ['/hotels/another-name-12?checkIn=2027-05-21', `/hotels/${HOTEL.slug}?checkIn=2027-05-21`],
    ['/hotels/12', `/hotels/${HOTEL.slug}`],
    ['/ar/hotels/12', `/ar/hotels/${HOTEL.slug}`],
    ['/hotels/', '/hotels'],
    ['/en/hotels', '/hotels'],
  ] as const
  for (const [from, to] of moved) {
    const { status, headers } = await ask(from)
    expect([from, status, headers.location]).toEqual([from, 301, to])
  }
})

test('pages: an unknown host is misdirected, the readiness of the machine is not', async () => {
  for (const path of ['/', '/api/web/site', '/assets/none.js']) {
    expect((await ask(path, 'shop.example')).status).toBe(421)
  }
  expect((await ask('/healthz', 'shop.example')).status).toBe(200)
  // Polls, because on a busy machine the gateway may have stalled for a moment.
  await expect.poll(async () => (await ask('/readyz', 'shop.example')).status).toBe(200)
})

test('pages: a strict policy on every page, and no cookie before a basket', async () => {
  for (const path of ['/', '/hotels', `/hotels/${HOTEL.slug}`, '/cart', '/checkout', '/nowhere']) {
    const { headers } = await ask(path)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['set-cookie']).toBeUndefined()
  }
})

test('pages: assets and pictures are kept for ever, pages are not, and personal ones nowhere', async () => {
  const { text, headers } = await ask('/')
  expect(headers['cache-control']).toMatch(/^public, max-age=\d{1,3},/)
  const files = findAll(text, /(?:href|src)="((?:\/assets\/|\/images\/1001\/hotel)[^"#]*)/g)
  expect(files.length).toBeGreaterThan(5)
  for (const file of new Set(files)) {
    const asset = await ask(file)
    expect([file, asset.status, asset.headers['cache-control']]).toEqual([
      file,
      200,
      'public, max-age=31536000, immutable',
    ])
  }
  for (const path of ['/cart', '/checkout', '/api/web/site']) {
    expect((await ask(path)).headers['cache-control']).toBe('private, no-store')
  }
})

// "decision 27.1: …" in booking/cart.e2e.ts reads this cookie, and "pages: a strict policy on every page, and no cookie
// before a basket" has the rest.
test(
  'pages: the session cookie cannot be read by scripts and stays on this host',
  { tag: '@long' },
  async ({ page, context }) => {
    await visit(page, hotelAddress(HOTEL.slug, inDays(40), inDays(47)))
    expect(await context.cookies()).toEqual([])
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page.getByRole('link', { name: 'Cart: 1 item' })).toBeVisible()
    const [cookie, ...more] = await context.cookies()
    expect(more).toEqual([])
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
    expect(cookie?.name).toMatch(/^__Host-/)
    const week = Date.now() / 1000 + 604_800
    expect(Math.abs((cookie?.expires ?? 0) - week)).toBeLessThan(120)
  },
)
