import { expect, test } from 'vitest'
import { withAnswer, render } from '../../testing/rendered-page.ts'

const canonical = (html: string) => /<link rel="canonical" href="https:\/\/shop.test([^"]+)"/.exec(html)?.[1]
const isIndexed = (html: string) => !html.includes('content="noindex"')

test.each([
  ['/locations', '/locations', 'Places'],
  ['/locations?page=2', '/locations?page=2', 'Places, page 2'],
  ['/locations?sort=name', '/locations', 'Places'],
  ['/locations?page=nonsense', '/locations', 'Places'],
])('%s is known to search engines as %s', async (path, known, title) => {
  const { status, html } = await render(path)
  expect(status).toBe(200)
  expect(canonical(html)).toBe(known)
  expect(html).toContain(`<title>${title} · Yelkovan</title>`)
})

test('every page of the list is linked, and so is every place of this one', async () => {
  const { html } = await render('/locations')
  for (const href of [
    '/locations?page=2',
    '/locations?page=3',
    '/locations/antalya',
    '/locations/kas',
    '/locations/greece',
  ])
    expect(html).toContain(`href="${href}"`)
})

test('the results of a search are not indexed, and neither is a page after the last', async () => {
  expect(isIndexed((await render('/locations')).html)).toBe(true)
  expect(isIndexed((await render('/locations?name=ka%C5%9F')).html)).toBe(false)
  const none = { records: [], stats: { totalRecord: 62, currentPage: 9, pageCount: 3, pageSize: 30 } }
  const { html } = await withAnswer('locationList', none, () => render('/locations?page=9'))
  expect(isIndexed(html)).toBe(false)
  expect(html).toContain('This page of the list is empty')
})
