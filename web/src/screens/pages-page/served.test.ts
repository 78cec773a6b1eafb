import { expect, test } from 'vitest'
import { withAnswer, problem, render } from '../../testing/rendered-page.ts'

const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
const english = (value: string) => [{ lang: 'en', value }]

test.each(['/pages/about', '/about', '/guides/lycian-coast'])(
  '%s is the page with that URL, known to search engines as the one below /pages (decision 33.12)',
  async (path) => {
    const { status, html } = await render(path)
    expect(status).toBe(200)
    expect(canonical(html)).toBe('https://shop.test/pages/about')
    expect(html).toContain('<title>About us · Yelkovan</title>')
    expect(html).toContain('content="What we do We sell rooms. How By phone. Where Kaş"')
  },
)

test.each(['/pages/none', '/none', '/uk/hotels'])('%s is a 404 when no page has that URL', async (path) => {
  const { status, html } = await render(path, problem('not-found', 404), undefined, 'pageView')
  expect(status).toBe(404)
  expect(html).toContain('This page could not be found')
})

test('HTML of the agency is shown without what it may not contain, under one heading', async () => {
  const { html } = await render('/about')
  const body = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(body).not.toMatch(/onclick|alert\(/)
  expect(body.match(/<h1/g)).toHaveLength(1)
  for (const id of ['section-1', 'section-2', 'section-3']) {
    expect(body).toContain(`href="#${id}"`)
    expect(body).toMatch(new RegExp(`<h2[^>]*id="${id}"`))
  }
})

test('a text that is not translated says so, and keeps its own language and direction', async () => {
  const { html } = await render('/ar/about')
  expect(html).toContain('لم يُترجم هذا النص بعد.')
  expect(html).toMatch(/<div lang="en" dir="ltr">/)
  expect((await render('/about')).html).not.toContain('translated yet')
})

test('its description is in the language of the page, or else its title (decision 32.5)', async () => {
  const { html } = await render('/ar/about')
  expect(html).toContain('<meta name="description" content="من نحن">')
})

test('a contract is shown with blanks where a booking fills in names', async () => {
  const record = { url: 'distance-sales', title: english('Contract'), body: english('Between {{seller}} and you.') }
  const { html } = await withAnswer('pageView', { record }, () => render('/pages/distance-sales'))
  expect(html).not.toMatch(/<p[^>]*>[^<]*\{\{/)
  expect(html).toContain('Between ………… and you.')
  expect(html).toContain('The blanks are filled with your own data before you pay.')
})
