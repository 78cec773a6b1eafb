import { expect, test } from 'vitest'
import type { Schema } from '../../../api/operations.ts'
import { EVENT } from '../../../testing/offers.ts'
import { withAnswer, render, VIEW } from '../../../testing/rendered-page.ts'

const text = (en: string, ar: string) => [
  { lang: 'en', value: en },
  { lang: 'ar', value: ar },
]

/** The body of a page of a site with this brand; `products` are those that the agency promotes. */
async function shown(path: string, brand: Schema<'SiteBrand'>, products: readonly Schema<'MainProduct'>[] = []) {
  const site = { data: { ...VIEW, site: { ...VIEW.site, brand } } }
  const { html } = await withAnswer('mainProductList', { list: products }, () => render(path, undefined, site))
  return html.split('<script type="application/json"')[0]?.replaceAll('<!-- -->', '') ?? ''
}

test('quotes are in the site’s own words and in the page’s language (decision 44.2)', async () => {
  const steps = [{ label: text('9.4', '9.4'), title: text('Quiet.', 'هدوء.'), text: text('Selin', 'سيلين') }]
  const home = [{ kind: 'quotes', title: text('They slept well', 'ناموا جيدًا'), steps }]
  expect(await shown('/', { home })).toMatch(/They slept well.+<figure>.+9\.4.+<blockquote><p[^>]*>Quiet\..+Selin/)
  expect(await shown('/ar', { home })).toMatch(/<blockquote><p[^>]*>هدوء\..+سيلين/)
  expect(await shown('/', { home: [{ kind: 'quotes', title: text('They slept well', '') }] })).not.toContain('slept')
})

test('a vehicle says what it is, who fits in, and what it costs; other products are none', async () => {
  const car: Schema<'Service'> = {
    ...EVENT,
    id: '381',
    slug: 'mini-381',
    name: text('Mini, manual, Antalya', 'صغيرة'),
    per: 'day',
    priceBasis: 2,
    facts: {
      kind: 'extra',
      class: 'mini',
      seats: 4,
      bags: 1,
      gearbox: 'manual',
      fuelPolicy: 'full-to-full',
      driverAge: 21,
      excess: { value: 18_000, currency: 'try' },
    },
  }
  const home = [{ kind: 'vehicles', title: text('Drive yourself', 'قد بنفسك') }]
  const products = [car, EVENT].map((service) => ({ kind: 'service' as const, service }))
  const page = await shown('/', { home }, products)
  expect(page).toMatch(/Drive yourself.+<h3>Mini<\/h3>.+Seats<\/span><span class="nums">4.+Manual.+a day, the car/)
  expect(page).toMatch(/href="\/services\/mini-381"[^>]*>Choose<span class="sr">/)
  expect(page.match(/<h3>/g)).toHaveLength(1)
})

test('a ride leads to its own transfer in the list, not to the whole list (decision 38.5)', async () => {
  const ride: Schema<'Service'> = {
    ...EVENT,
    facts: {
      kind: 'transfer',
      from: text('Antalya Airport', 'مطار'),
      to: text('Kaş', 'كاش'),
      vehicle: text('Minivan', 'فان'),
      capacity: 6,
      bags: 6,
      ride: { id: 'aytkasminivan', from: 'ayt', to: 'kas' },
    },
  }
  const products = [{ kind: 'service' as const, service: ride }]
  for (const kind of ['rides', 'vehicles', 'cards']) {
    const home = [{ kind, title: text('Fixed prices', 'أسعار') }]
    const page = await shown('/ar', { home }, products)
    expect([kind, page]).toEqual([
      kind,
      expect.stringContaining('href="/ar/transfers?from=ayt&amp;to=kas&amp;ride=aytkasminivan"'),
    ])
  }
})

test('a theme has the picture of the site, or the storefront’s drawing (decision 44.9)', async () => {
  const picture = { id: 'scene-beach-7-rose.svg', width: 1600, height: 1200 }
  const page = await shown('/themes', { themes: [{ key: 'beach', picture }] })
  expect(page.match(/src="\/images\/1001\/scene-beach-7-rose\.svg"/g)).toHaveLength(1)
  expect(page).toMatch(/src="[^"]*spa[^"]*\.svg"/)
  expect(page).not.toMatch(/src="[^"]*themes\/beach[^"]*\.svg"/)
})
