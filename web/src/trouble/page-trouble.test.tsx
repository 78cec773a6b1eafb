import { expect, test } from 'vitest'
import type { Schema } from '../api/operations.ts'
import { problem, render, VIEW } from '../testing/rendered-page.ts'

test.each([
  ['an unknown path', '/ar/nowhere', problem('not-found', 404)],
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

test('renders an error page when the site cannot be loaded', async () => {
  const { status, html } = await render('/', undefined, { problem: problem('upstream-unavailable', 503) })
  expect(status).toBe(503)
  expect(html).toContain('<title>Something went wrong</title>')
  expect(html).toContain('r-7')
})

test('a 400 from a need of the page redirects to /400 (decision 34.1)', async () => {
  expect(await render('/ar/hotels', problem('bad-request', 400))).toMatchObject({ status: 302, redirect: '/ar/400' })
  expect((await render('/ar/400')).status).toBe(400)
})

test('D11 during maintenance home is the notice with a 503, not indexed, and other pages redirect there (decision 34.7)', async () => {
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
