import { expect, test } from 'vitest'
import { fakeGateway, problemName } from '../../testing/gateway.ts'
import { exampleOf } from '../../testing/upstream.ts'

const QUERY = { type: 1, origin: { id: 'IST', type: 1 }, destination: { id: 'AYT', type: 3 }, departure: 20270521 }
const ROUND = { ...QUERY, type: 2, return: 20270526 }

function withMarkup(markupRate: number | undefined) {
  const gateway = fakeGateway()
  const { site, ...view } = exampleOf('siteView') as { site: object }
  gateway.upstream.on('siteView', () => ({ body: { ...view, site: { ...site, account: '1001', markupRate } } }))
  const price = (json: object) => gateway.call('/api/paximum/flight/price', { method: 'POST', json })
  return { gateway, price, asked: () => gateway.upstream.of('flightPrice').map(({ body }) => body) }
}

test('sends the markup of the site’s record, marked as a partner call', async () => {
  const { gateway, price, asked } = withMarkup(4.5)
  const query = { ...QUERY, adult: 1 }
  expect((await price({ query })).status).toBe(200)
  expect(asked()).toEqual([{ query, markupRate: 4.5 }])
  expect(gateway.upstream.of('flightPrice')[0]?.query.get('partner')).toBe('true')
})

test('the language of names is the provider’s alone: the agency is not told it (decision 17.1)', async () => {
  const { price, asked } = withMarkup(undefined)
  const query = { ...QUERY, adult: 1 }
  expect((await price({ query, culture: 'ar-SA' })).status).toBe(200)
  expect(asked()).toEqual([{ query }])
})

test('sends no markup if the site has none', async () => {
  const { price, asked } = withMarkup(undefined)
  await price({ query: { ...QUERY, adult: 1 } })
  expect(asked()).toEqual([{ query: { ...QUERY, adult: 1 } }])
})

test('calls for the agency itself are not marked as partner calls', async () => {
  const gateway = fakeGateway()
  await gateway.call('/api/hotels/12')
  expect(gateway.upstream.of('hotelView')[0]?.query.has('partner')).toBe(false)
})

test.each<[string, object, string[]]>([
  ['a markup of the browser', { query: { ...QUERY, adult: 1 }, markupRate: 0 }, ['/markupRate']],
  ['a count of 0', { query: { ...QUERY, adult: 1, child: 0 } }, ['/query/child']],
  ['a way back of a one-way search', { query: { ...QUERY, adult: 1, return: 20270526 } }, ['/query/return']],
  ['no way back of a round trip', { query: { ...QUERY, type: 2, adult: 1 } }, ['/query/return']],
  ['a way back before the way out', { query: { ...ROUND, return: 20270520, adult: 1 } }, ['/query/return']],
  ['ten people', { query: { ...QUERY, adult: 5, student: 5 } }, ['/query']],
  ['nobody', { query: QUERY }, ['/query']],
  ['more infants than adults', { query: { ...QUERY, adult: 1, infant: 2 } }, ['/query/adult']],
  ['infants without adults', { query: { ...QUERY, senior: 1, infant: 1 } }, ['/query/adult']],
  ['a day that has passed', { query: { ...QUERY, adult: 1, departure: 20270430 } }, ['/query/departure']],
  ['a kind that is none', { query: { ...QUERY, adult: 1, teacher: 1 } }, ['/query/teacher']],
  [
    'everything at once',
    { query: { ...QUERY, adult: 0, child: 12, return: 1 } },
    ['/query', '/query/adult', '/query/child', '/query/return'],
  ],
])('422 for %s, and the agency is not asked', async (_what, json, pointers) => {
  const { price, asked } = withMarkup(0)
  const answered = await price(json)
  expect(answered.status).toBe(422)
  const errors = answered.body['errors'] as { pointer: string }[]
  expect([...new Set(errors.map(({ pointer }) => pointer))].toSorted()).toEqual(pointers)
  expect(asked()).toEqual([])
})

test.each([
  ['a way back on the same day', { ...ROUND, return: 20270521, adult: 1 }],
  ['nine people', { ...QUERY, adult: 4, infant: 4, young: 1 }],
  ['a student alone', { ...QUERY, student: 1 }],
])('200 for %s', async (_what, query) => {
  expect((await withMarkup(0).price({ query })).status).toBe(200)
})

test('fails with the agency’s problem if the site’s record cannot be read', async () => {
  const { gateway, price } = withMarkup(0)
  gateway.upstream.on('siteView', () => ({ status: 500, text: '' }))
  expect(problemName(await price({ query: { ...QUERY, adult: 1 } }))).toBe('upstream-broken')
})
