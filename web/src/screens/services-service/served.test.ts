import { expect, test } from 'vitest'
import { EVENT, OFFER_ANSWERS, TOUR } from '../../testing/offers.ts'
import { withAnswer, render, VIEW } from '../../testing/rendered-page.ts'

const PATH = '/services/aida-under-the-stars-361'
const blocks = (html: string) =>
  Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g), ([, json = '']) =>
    JSON.parse(json),
  )

test('an event shows its venue, doors and dates, and search engines read an event for each date', async () => {
  const { status, html } = await render(PATH)
  expect(status).toBe(200)
  expect(html).toContain('Aspendos theatre')
  expect(html).toMatch(/aria-disabled="false"[^>]*>(?:(?!<\/button).)*Wed 2 Jun, begins at 21:30</)
  expect(blocks(html).slice(0, 2)).toMatchObject([
    { '@type': 'Event', startDate: '2027-06-02T21:30:00+03:00', doorTime: '2027-06-02T20:00:00+03:00' },
    { '@type': 'Event', startDate: '2027-06-05T21:30:00+03:00', offers: { price: 950, priceCurrency: 'TRY' } },
  ])
})

test('an event begins by the clock of its place, whatever the zone of the site (decision 30.2)', async () => {
  const { html } = await render(PATH, undefined, {
    data: { ...VIEW, site: { ...VIEW.site, timeZone: 'Europe/Athens' } },
  })
  expect(blocks(html)[0]).toMatchObject({ startDate: '2027-06-02T21:30:00+03:00' })
})

test('the bare id moves to the canonical name (decision 33.3)', async () => {
  expect(await render('/services/361')).toMatchObject({ status: 301, redirect: PATH })
})

test.each([
  [{ kind: 'daily', hours: 9, languages: ['en'] } as const, 301, '/tours/aida-under-the-stars-361'],
  [{ kind: 'transfer', from: [], to: [], vehicle: [], capacity: 3, bags: 2 } as const, 302, '/transfers'],
])('a tour and a ride have pages elsewhere (decision 38.5): %j', async (facts, status, redirect) => {
  const record = {
    ...EVENT,
    facts: facts.kind === 'daily' ? { ...facts, languages: [...TOUR.facts.languages] } : facts,
  }
  const shown = (query: string) => withAnswer('serviceView', { record }, () => render(PATH + query))
  expect(await shown('')).toMatchObject({ status, redirect })
  const query = '?date=2027-05-21&adults=3&utm_source=mail'
  expect(await shown(query)).toMatchObject({ status, redirect: redirect + query })
})

test('a ride leads to the list with that ride chosen, so that its price is the one that was pressed', async () => {
  const ride = { id: 'aytkasminivan', from: 'ayt', to: 'kas' }
  const record = {
    ...EVENT,
    facts: { kind: 'transfer' as const, from: [], to: [], vehicle: [], capacity: 6, bags: 6, ride },
  }
  const shown = (query: string) => withAnswer('serviceView', { record }, () => render(PATH + query))
  const chosen = '/transfers?from=ayt&to=kas&ride=aytkasminivan'
  expect(await shown('')).toMatchObject({ status: 302, redirect: chosen })
  expect(await shown('?adults=3&ride=other')).toMatchObject({ redirect: `${chosen}&adults=3&ride=other` })
})

test.each([
  ['type=flight', '/flight'],
  ['type=transfer', '/transfers'],
  ['type=daily', '/tours?type=daily'],
])('the list of services of %s is %s', async (query, redirect) => {
  expect(await render(`/services?${query}`)).toMatchObject({ status: 302, redirect })
})

test('each kind of service is a page of its own for search engines', async () => {
  const { html } = await render('/services?type=charter&place=belek&sort=price')
  expect(html).toContain('<link rel="canonical" href="https://shop.test/services?type=charter">')
  expect(html).toContain('hreflang="ar" href="https://shop.test/ar/services?type=charter"')
  expect(html).toContain('<title>Events · Yelkovan</title>')
})

test('what the price includes has no heading when the agency lists nothing', async () => {
  expect((await render(PATH)).html).toContain('id="price"')
  const record = { ...EVENT, included: [], excluded: [] }
  const { html } = await withAnswer('serviceView', { record }, () => render(PATH))
  expect(html).not.toContain('id="price"')
})

test.each([
  [4, '', 'Caravan', 'See the caravan'],
  [0, '', 'Caravan trailer', 'See the trailer'],
  [0, '/ar', 'كرفان مقطور', 'عرض الكرفان المقطور'],
])('a caravan with %i seats is named %j: %s', async (seats, prefix, name, action) => {
  const facts = { kind: 'caravan', berths: 4, seats, licence: 'BE', deposit: { value: 8000, currency: 'try' } }
  const record = { ...EVENT, facts }
  const page = await withAnswer('serviceView', { record }, () => render(prefix + PATH))
  expect(page.html).toMatch(new RegExp(`>${name}(?:<!-- -->)? · `))
  const { stats } = OFFER_ANSWERS.serviceList
  const list = await withAnswer('serviceList', { records: [record], stats }, () =>
    render(`${prefix}/services?type=caravan`),
  )
  expect(list.html).toContain(`>${action}</a>`)
})

const GULET = { kind: 'gulet', cabins: 4, berths: 8, crew: 3, homePort: EVENT.location }
test.each([
  ['Route', { ...GULET, route: [TOUR.facts.name] }, { ...GULET, route: [] }],
  ['Seats', EVENT.facts, { ...EVENT.facts, seats: [] }],
])('%s has no label when the agency lists none', async (label, facts, none) => {
  const shown = async (of: object) =>
    (await withAnswer('serviceView', { record: { ...EVENT, facts: of } }, () => render(PATH))).html
  expect(await shown(facts)).toContain(`<dt>${label}</dt>`)
  expect(await shown(none)).not.toContain(`<dt>${label}</dt>`)
})
