import { expect, test } from 'vitest'
import { problem, render } from '../../testing/rendered-page.ts'

const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]

test.each(['/tours', '/tours/list', '/tours/ToursView', '/tours?type=daily&page=2'])(
  '%s is the list of tours, known to search engines as /tours (decision 33.7)',
  async (path) => {
    const { status, html } = await render(path)
    expect(status).toBe(200)
    expect(canonical(html)).toBe('https://shop.test/tours')
  },
)

test('a list that could not be had is a page that looks again, and no error page (decision 34.4)', async () => {
  const { status, html } = await render('/tours', problem('upstream-unavailable', 502), undefined, 'tourSearch')
  expect(status).toBe(200)
  expect(html).toContain('Looking for departures')
})
