import { expect, test } from 'vitest'
import { TOUR } from '../../testing/offers.ts'
import { withAnswer, render, VIEW } from '../../testing/rendered-page.ts'

const PATH = '/tours/cappadocia-above-and-below-201'
const blocks = (html: string) =>
  Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g), ([, json = '']) =>
    JSON.parse(json),
  )

test('a tour has its departures with prices and seats in its HTML', async () => {
  const { status, html } = await render(PATH)
  expect(status).toBe(200)
  expect(html).toMatch(/aria-disabled="false"[^>]*>(?:(?!<\/button).)*Fri 21 May, ₺2.450,00, 9 seats left</)
  expect(html).toContain('Göreme and Derinkuyu')
})

test('a departure that is full, or too full for the party, and a day without one, today too, say why (decision 38.8)', async () => {
  const { html } = await render(PATH)
  expect(html).toMatch(/aria-disabled="true"[^>]*>(?:(?!<\/button).)*Sun 23 May: this departure is full</)
  expect(html).toMatch(/aria-disabled="true"[^>]*>(?:(?!<\/button).)*Sat 22 May: 1 seat left, too few for 2 people</)
  expect(html).toMatch(/aria-disabled="true"[^>]*>(?:(?!<\/button).)*Mon 3 May: no departure</)
  expect(html).toMatch(/aria-disabled="true"[^>]*>(?:(?!<\/button).)*Sat 1 May: no departure</)
})

test('a day before today says that it has passed, also one on which the tour left (decision 38.8)', async () => {
  const { html } = await render(PATH, undefined, { data: VIEW }, undefined, Date.parse('2027-05-04T09:00:00Z'))
  expect(html).toMatch(/aria-disabled="true"[^>]*>(?:(?!<\/button).)*Mon 3 May: this day has passed</)
  expect(html).toMatch(/aria-disabled="true"[^>]*>(?:(?!<\/button).)*Tue 4 May: no departure</)
})

test('search engines read a product with the price of its departures', async () => {
  const { html } = await render(PATH)
  expect(blocks(html)[0]).toMatchObject({
    '@type': ['Product', 'TouristTrip'],
    name: 'Cappadocia above and below',
    offers: { lowPrice: 2450, priceCurrency: 'TRY', offerCount: 2 },
  })
})

test.each(['/tours/201', '/tours/an-older-name-201'])(
  '%s moves to the canonical name (decision 33.3)',
  async (path) => {
    expect(await render(`${path}?date=2027-05-21`)).toMatchObject({ status: 301, redirect: `${PATH}?date=2027-05-21` })
  },
)

test('each day of the programme has an address and is open', async () => {
  const { html } = await render(PATH)
  expect(html).toMatch(/<details id="day-1"[^>]* open="">/)
  expect(html).toContain('href="#day-1"')
})

test('what the agency does not list has no heading: programme and inclusions', async () => {
  const shown = (change: object) => withAnswer('tourView', { record: { ...TOUR, ...change } }, () => render(PATH))
  const { html } = await shown({})
  expect(html).toContain('id="programme"')
  expect(html).toContain('id="price"')
  const { html: bare } = await shown({ itinerary: [], included: [], excluded: [] })
  expect(bare).not.toContain('id="programme"')
  expect(bare).not.toContain('id="price"')
  const { html: met } = await shown({ itinerary: [], pickup: [{ lang: 'en', value: 'At your hotel' }] })
  expect(met).toContain('At your hotel')
})

/** The facts in words, each label with its value. */
const factsIn = (html: string) =>
  Array.from(
    html.matchAll(/<dt>([^<]*)<\/dt><dd>(.*?)<\/dd>/g),
    ([, label, value = '']) => `${label}: ${value.replaceAll(/<[^>]*>/g, '')}`,
  )

const { hours: _nine, ...dayTour } = TOUR.facts
const SPOKEN = 'Guide speaks: English, Turkish'
test.each([
  ['a day tour', TOUR.facts, ['Length: 9 hours', SPOKEN]],
  ['a day tour without hours', dayTour, ['Length: 1 day', SPOKEN]],
  ['a package', { ...dayTour, type: 'package', days: 3, nights: 2 }, ['Length: 3 days, 2 nights', SPOKEN]],
  ['a tour without languages', { ...TOUR.facts, languages: [] }, ['Length: 9 hours']],
])('the facts of %s are those that the agency gives', async (_, facts, shown) => {
  const { html } = await withAnswer('tourView', { record: { ...TOUR, facts } }, () => render(PATH))
  expect(factsIn(html).filter((fact) => /^(?:Length|Guide)/.test(fact))).toEqual(shown)
})

/** A dearer day before the cheapest one. */
const DEARER = TOUR.departures.map((departure, at) =>
  at === 0 ? { ...departure, price: { ...departure.price, value: 2900 } } : departure,
)

test.each([
  ['the lowest price until a day is chosen', '', '₺2.450,00lowest price, per person'],
  ['the price of the chosen day', '?date=2027-05-21', '₺2.900,00per person'],
])('while the total is unknown, panel and bar show %s', async (_, query, shown) => {
  const record = { ...TOUR, departures: DEARER }
  const { html } = await withAnswer('tourView', { record }, () => render(PATH + query))
  const textFrom = (mark: string) => html.slice(html.indexOf(mark)).replaceAll(/^[^>]*>|<[^>]*>/g, '')
  for (const part of ['id="book"', 'data-dock=""']) expect(textFrom(part).slice(0, shown.length)).toBe(shown)
})
