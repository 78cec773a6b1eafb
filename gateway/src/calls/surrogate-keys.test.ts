import { operations } from '@rota/openapi/agency/operations'
import { expect, test } from 'vitest'
import { joinSurrogateKeys, surrogateKeyOf, surrogateKeySourceOf } from './surrogate-keys.ts'

const SITE = { host: 'www.shop.test' }

test.each([
  ['tourView', { path: { id: '244' } }, 'www.shop.test/tours/244'],
  ['hotelView', { path: { id: '12' } }, 'www.shop.test/hotels/12'],
  ['pageView', { query: { url: 'about/us' } }, 'www.shop.test/pages/about%2Fus'],
  ['tourList', { query: { keyword: 'what a visitor typed' } }, 'www.shop.test/tours'],
  ['tourFacetList', {}, 'www.shop.test/tours'],
  ['countryList', {}, 'www.shop.test/locations'],
  ['suggestionList', { query: { term: 'what a visitor typed' } }, 'www.shop.test/search'],
  ['siteView', {}, 'www.shop.test/web'],
] as const)('the key of %s %j is %s (decision 50.4)', (id, input, key) => {
  expect(surrogateKeyOf(SITE, surrogateKeySourceOf(operations[id]), input)).toBe(key)
})

test.each([
  ['a space or a line', 'a b\r\nx: y', 'www.shop.test/tours/a%20b%0D%0Ax%3A%20y'],
  ['a text that is too long for an id', 'x'.repeat(121), 'www.shop.test/tours'],
  ['no id', undefined, 'www.shop.test/tours'],
])('an id cannot break the header: %s', (_name, id, key) => {
  expect(surrogateKeyOf(SITE, surrogateKeySourceOf(operations.tourView), { path: { id } })).toBe(key)
})

test('a page with many records has only the keys of their kinds, which every purge of a record includes', () => {
  const keys = Array.from({ length: 40 }, (_, i) => `www.shop.test/tours/${i}`)
  expect(joinSurrogateKeys([...keys.slice(0, 3), ...keys.slice(0, 3)]).split(' ')).toHaveLength(3)
  expect(joinSurrogateKeys([...keys, 'www.shop.test/web'])).toBe('www.shop.test/tours www.shop.test/web')
})
