import { expect, it } from 'vitest'
import { render, VIEW } from '../../testing/rendered-page.ts'

const mainOf = ({ html }: { html: string }) => /<main[^]*<\/main>/.exec(html)?.[0] ?? ''

it('the server does not know the favourites of a browser, and calls no list empty', async () => {
  const main = mainOf(await render('/favourites'))
  expect(main).toContain('<article')
  expect(main).not.toContain('Your favourites are empty')
  expect(main).not.toContain('Nothing kept yet')
  expect(main).toMatch(/<noscript>.*JavaScript.*<\/noscript>/s)
})

it('a shared list is in its URL, so the server counts it', async () => {
  expect(mainOf(await render('/favourites?ids=hotel.12,tour.7'))).toContain('A list of 2 things')
})

it("a shared list of the provider's hotels has a placeholder for each until the browser reads them", async () => {
  const options = { ...VIEW.site.options, searchTypeOption: 'paximum' as const }
  const site = { data: { ...VIEW, site: { ...VIEW.site, options } } }
  const main = mainOf(await render('/favourites?ids=hotel.p2-30211,hotel.p14-30211', undefined, site))
  expect(main).toContain('A list of 2 things')
  expect(main.match(/<article/g)).toHaveLength(2)
})
