import { operations } from '@rota/openapi/agency/operations'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { urlTemplate, type UrlOf } from './wire.ts'

const urlOf = (base: string, row: Parameters<typeof urlTemplate>[0], ...asked: Tail) => urlTemplate(row)(base, ...asked)
type Tail = Parameters<UrlOf> extends [string, ...infer Rest] ? Rest : never

const session = { sessionId: 'b-1', referer: 'localhost' }
const BASE = 'http://agency.test/agency'

test('encodes segments and values into our own template', () => {
  expect(urlOf(BASE, operations.hotelView, { path: { id: 'a/../b?c' } }, session)).toBe(
    `${BASE}/hotels/a%2F..%2Fb%3Fc?sessionId=b-1&referer=localhost`,
  )
  expect(urlOf(BASE, operations.suggestionList, { query: { term: 'kaş & co', type: 1, other: 'x' } }, session)).toBe(
    `${BASE}/search?term=ka%C5%9F+%26+co&type=1&sessionId=b-1&referer=localhost`,
  )
})

test('marks a call to the provider as a partner call, whatever the caller sends (decision 15.3)', () => {
  const flights = { ...operations.suggestionList, partner: true as const }
  expect(urlOf(BASE, flights, { query: { term: 'a', partner: 'false' } }, session)).toBe(
    `${BASE}/search?term=a&sessionId=b-1&referer=localhost&partner=true`,
  )
})

test.each(['', '.', '..', undefined])('%o is no segment', (id) => {
  expect(() => urlOf(BASE, operations.hotelView, { path: { id } }, session)).toThrow('no segment')
})

test('encodes lists and objects as the decoder reads them', () => {
  const parameter = { in: 'query', required: false, type: 'array' } as const
  const row = {
    ...operations.suggestionList,
    parameters: [
      { ...parameter, name: 'stars', explode: false, items: 'integer' },
      { ...parameter, name: 'cabin', explode: true, items: 'string' },
      { ...parameter, name: 'price', explode: true, type: 'object', properties: { min: 'number' } },
    ] as const,
  }
  const url = urlOf(BASE, row, { query: { stars: [3, 4], cabin: ['a', 'b'], price: { min: 5 } } }, session)
  expect(decodeURIComponent(url)).toContain('?stars=3,4&cabin=a&cabin=b&price[min]=5&')
})

test('the URL always matches one of our templates, whatever a caller sends (decision 15.2)', () => {
  const text = fc.oneof(
    fc.string(),
    // Any character; fast-check's unit `binary` takes 8 s to prepare.
    fc.string({ unit: fc.nat(0xff_ff).map((code) => String.fromCharCode(code)) }),
    fc.constantFrom('a/../b', '//evil.test', '?', '#', '%2e%2e', '@', '\\'),
  )
  const wellFormed = text.filter((value) => value.isWellFormed() && !['', '.', '..'].includes(value))
  fc.assert(
    fc.property(wellFormed, wellFormed, wellFormed, (id, term, sessionId) => {
      const own = { sessionId, referer: 'localhost' }
      const hotel = new URL(urlOf(BASE, operations.hotelPrice, { path: { id }, query: { term } }, own))
      expect([hotel.origin, hotel.hash]).toEqual(['http://agency.test', ''])
      expect(hotel.pathname).toMatch(/^\/agency\/hotels\/[^/]+\/price$/)
      expect([...hotel.searchParams.keys()]).toEqual(['sessionId', 'referer'])
      const search = new URL(urlOf(BASE, operations.suggestionList, { query: { term } }, own))
      expect(search.pathname).toBe('/agency/search')
      expect(search.searchParams.get('term')).toBe(term)
      expect(search.searchParams.getAll('sessionId')).toEqual([sessionId])
    }),
    { numRuns: 300 },
  )
})
