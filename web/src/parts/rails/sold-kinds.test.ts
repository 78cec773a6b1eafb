import { expect, test } from 'vitest'
import { render, VIEW } from '../../testing/rendered-page.ts'

const selling = (key: string, path: string) => ({ data: { ...VIEW, nav: [{ key, title: [], path }] } })
const CARS = selling('transfers', '/transfers')
const TOURS = selling('tours', '/tours')

test.each([
  '/nowhere',
  '/400',
  '/locations',
  '/locations/kas',
  '/themes/beach',
  '/pages/about',
  '/cart',
  '/favourites',
])('%s leads to no hotel and no tour where the site sells transfers only', async (path) => {
  const { html } = await render(path, undefined, CARS)
  expect(html.match(/href="\/(?:hotels|tours)[^"]*"/g)).toBeNull()
  expect(html).not.toContain('Ardıç')
  expect(/<title>[^<]*/.exec(html)?.[0]).not.toMatch(/hotel|tour/)
})

test('a place and a theme of a site that sells tours only name and show tours', async () => {
  const place = (await render('/locations/kas', undefined, TOURS)).html
  expect(place).toContain('<title>Kaş: tours and weather · Yelkovan</title>')
  expect(place).toContain('Cappadocia above')
  expect(place).not.toContain('href="/hotels')
  expect((await render('/themes/beach', undefined, TOURS)).html).toContain('<title>Beach: tours · Yelkovan</title>')
})

test('a theme is not indexed where neither hotels nor tours are sold', async () => {
  expect((await render('/themes/beach', undefined, CARS)).html).toContain('content="noindex"')
})
