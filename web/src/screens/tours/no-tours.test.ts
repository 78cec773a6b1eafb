import { expect, it } from 'vitest'
import { withAnswer, render, VIEW } from '../../testing/rendered-page.ts'

const NONE = {
  records: [],
  query: {},
  stats: { totalRecord: 0, currentPage: 1, pageCount: 0, pageSize: 100 },
}

async function emptyList(number: string | undefined): Promise<string> {
  const site = { ...VIEW.site, callcenter: number === undefined ? {} : { number } }
  const { html } = await withAnswer('tourSearch', NONE, () => render('/tours', undefined, { data: { ...VIEW, site } }))
  return html
}

it('without tours the page says whom to call, where there is a number', async () => {
  expect(await emptyList('0 850 000 00 00')).toContain('Call us: we know what is coming')
})

it('without tours and without a number the page promises no call', async () => {
  const html = await emptyList(undefined)
  expect(html).toContain('No tour found')
  expect(html).not.toContain('Call us')
})
