import { expect, test } from 'vitest'
import { EVENT } from './testing/offers.ts'
import { withAnswer, NOW, render } from './testing/rendered-page.ts'

const ROOMS = '/hotels/ardic-bay-hotel-12?checkIn=2027-05-21&checkOut=2027-05-26'

/** The text of a page as it is rendered for a visitor with this currency in the cookie. */
async function textIn(currency: string | undefined, path = ROOMS) {
  const { html } = await render(path, undefined, undefined, undefined, NOW, currency)
  const [body = ''] = html.split('<script type="application/json"')
  return body.replaceAll(/<[^>]*>/g, '')
}

test("renders prices in the chosen currency as approximate, with the agency's price", async () => {
  const text = await textIn('eur')
  // 23,456 lira at 52.90
  expect(text).toMatch(/≈\u202f€443,40.*approximate · ₺23\.456,00/)
})

test.each([
  ['no choice', undefined],
  ['an unknown currency', 'xxx'],
  ['a currency that the site has no rate for', 'chf'],
  ['the currency of the prices', 'try'],
  ['a member of every object', 'constructor'],
])("shows the agency's prices with %s", async (_, currency) => {
  const text = await textIn(currency)
  expect(text).toContain('₺23.456')
  expect(text).not.toContain('≈')
})

test('the page names the currency in its header', async () => {
  expect(await textIn('gbp', '/')).toContain('£ GBP')
  expect(await textIn(undefined, '/')).toContain('₺ TRY')
})

test('the server filters a list with several currencies as the browser does', async () => {
  const named = (name: string, value: number, currency: 'try' | 'eur') => ({
    ...EVENT,
    id: name,
    name: [{ lang: 'en', value: name }],
    priceFrom: { value, currency },
  })
  const records = [named('In lira', 400, 'try'), named('In euros', 100, 'eur')]
  const stats = { totalRecord: 2, currentPage: 1, pageCount: 1, pageSize: 40 }
  const shown = (query: string) =>
    withAnswer('serviceList', { records, stats }, () => textIn(undefined, `/services?type=charter&max=500${query}`))
  expect(await shown('')).toContain('In euros')
  const converted = await shown('&currency=try')
  expect(converted).toContain('In lira')
  expect(converted).not.toContain('In euros')
})
