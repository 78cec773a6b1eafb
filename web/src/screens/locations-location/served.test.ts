import { expect, test } from 'vitest'
import { READING_ANSWERS } from '../../testing/reading.ts'
import { withAnswer, problem, render } from '../../testing/rendered-page.ts'

const linked = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': string; itemListElement?: { item: string }[] },
  )

test('a place is a page with its text, facts, weather, the places within it, hotels and tours', async () => {
  const { status, html } = await render('/locations/kas')
  expect(status).toBe(200)
  expect(html).toContain('<title>Kaş: hotels, tours and weather · Yelkovan</title>')
  for (const said of [
    'Dalaman Airport',
    'June – October',
    'Kaputaş',
    'openstreetmap.org',
    'Ardıç',
    'Cappadocia above',
  ]) {
    expect(html).toContain(said)
  }
  expect(html).toContain('href="/hotels?place=kas&amp;label=Ka%C5%9F')
  expect(html).toContain('href="/tours?place=kas"')
})

test('search engines read no description in another language than the page (decision 32.5)', async () => {
  const { record } = READING_ANSWERS.locationView
  const english = { ...record, description: [{ lang: 'en', value: 'A harbour below a theatre.' }] }
  const { html } = await withAnswer('locationView', { record: english }, () => render('/ar/locations/kas'))
  expect(html).not.toMatch(/<meta name="description" content="A harbour/)
  expect(JSON.stringify(linked(html))).not.toContain('A harbour')
  const { html: own } = await withAnswer('locationView', { record: english }, () => render('/locations/kas'))
  expect(own).toContain('<meta name="description" content="A harbour below a theatre.">')
})

test('search engines read what the place is and where it lies', async () => {
  const { html } = await render('/ar/locations/kas')
  const [place, crumbs] = linked(html)
  expect(place).toMatchObject({ '@type': 'TouristDestination', name: 'كاش', geo: { latitude: 36.2 } })
  expect(crumbs?.itemListElement?.map(({ item }) => item)).toEqual(
    ['/ar', '/ar/locations', '/ar/locations/turkiye', '/ar/locations/antalya', '/ar/locations/kas'].map(
      (path) => `https://shop.test${path}`,
    ),
  )
})

test.each(['locationView', 'availabilitySearch', 'tourSearch'] as const)('a place while %s fails', async (only) => {
  const { status } = await render('/locations/kas', problem('upstream-unavailable', 502), undefined, only)
  expect(status).toBe(only === 'locationView' ? 502 : 200)
})

test('a place that does not exist is a 404', async () => {
  const { status, html } = await render('/locations/atlantis', problem('not-found', 404), undefined, 'locationView')
  expect(status).toBe(404)
  expect(html).toContain('This page could not be found')
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('the sign of a temperature below zero stays in front of it from right to left', async () => {
  const { record } = READING_ANSWERS.locationView
  const climate = record.climate?.map((month) => ({ ...month, air: -3, sea: -1 }))
  const { html } = await withAnswer('locationView', { record: { ...record, climate } }, () =>
    render('/ar/locations/kas'),
  )
  expect(html).toContain('<b class="ltr">-3</b>')
  expect(html).toContain('<td class="ltr">-1</td>')
})
