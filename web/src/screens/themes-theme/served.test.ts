import { expect, test } from 'vitest'
import { withAnswer, problem, render, VIEW } from '../../testing/rendered-page.ts'

const stats = { totalRecord: 0, currentPage: 1, pageCount: 0, pageSize: 8 }

test('a theme has its words, and the hotels and tours that belong to it', async () => {
  const { status, html } = await render('/themes/beach')
  expect(status).toBe(200)
  expect(html).toContain('<title>Beach: hotels and tours · Yelkovan</title>')
  expect(html).toContain('Houses from which you hear the sea')
  for (const said of ['Ardıç', 'Cappadocia above']) expect(html).toContain(said)
  expect(html).toMatch(/href="\/hotels\?[^"]*themes=5"/)
})

test('the id of a theme redirects to its key', async () => {
  expect(await render('/ar/themes/5')).toMatchObject({ status: 301, redirect: '/ar/themes/beach' })
})

test.each(['/themes/12', '/themes/40', '/themes/unknown'])(
  '%s is a 404: only themes with a name have a page (decision 18.7)',
  async (path) => {
    const { status, html } = await render(path)
    expect(status).toBe(404)
    expect(html).toContain('This page could not be found')
  },
)

test('a theme to which nothing belongs is not indexed', async () => {
  const { html } = await withAnswer('availabilitySearch', { records: [], query: {}, stats }, () =>
    withAnswer('tourSearch', { records: [], stats }, () => render('/themes/golf')),
  )
  expect(html).toContain('content="noindex"')
})

const emptyTours = <T>(run: () => Promise<T>) => withAnswer('tourSearch', { records: [], stats }, run)

test('nor where only tours are sold, and none belongs to it', async () => {
  const nav = VIEW.nav.filter(({ key }) => key === 'tours')
  const shown = () => render('/themes/golf', undefined, { data: { ...VIEW, nav } })
  expect((await shown()).html).not.toContain('content="noindex"')
  expect((await emptyTours(shown)).html).toContain('content="noindex"')
})

test('what could not be read may belong to it', async () => {
  const broken = () => render('/themes/golf', problem('upstream-unavailable', 503), undefined, 'availabilitySearch')
  expect((await emptyTours(broken)).html).not.toContain('content="noindex"')
})

test('a site to whose themes nothing can belong does not have the list indexed', async () => {
  const nav = VIEW.nav.filter(({ key }) => key !== 'hotels' && key !== 'tours')
  expect((await render('/themes', undefined, { data: { ...VIEW, nav } })).html).toContain('content="noindex"')
  expect((await render('/themes')).html).not.toContain('content="noindex"')
})

test('the list of themes names all eleven, each with a sentence', async () => {
  const { status, html } = await render('/themes')
  expect(status).toBe(200)
  expect(new Set(html.match(/href="\/themes\/[a-z-]+"/g)).size).toBe(11)
  expect(html).toContain('The dog comes along')
})
