import { expect, test } from 'vitest'
import { render, VIEW } from '../../testing/rendered-page.ts'

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
