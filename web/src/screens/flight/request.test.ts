import { expect, test } from 'vitest'
import { decodeFlights } from '../../domain/flights/read-flight-address.ts'
import type { Locale } from '../../i18n/locales.ts'
import { anyBaggageRequest, placeRequest, pricesRequest } from './request.ts'

const { search } = decodeFlights('?from=IST&to=AYT&departure=2027-05-21&bag=with', 20270501)

// Decision 17.1.
test.each<[Locale, string]>([
  ['tr', 'tr-TR'],
  ['en', 'en-US'],
  ['ar', 'ar-SA'],
  ['de', 'de-DE'],
  ['fr', 'en-US'],
])('on a page in %s, flights and places have names in %s', (locale, culture) => {
  expect(pricesRequest(search, locale)).toMatchObject({ body: { culture, query: { baggage: 1 } } })
  expect(anyBaggageRequest(search, locale)).toMatchObject({ body: { culture } })
  expect(placeRequest(search.from, 1, locale)).toEqual({ query: { term: 'IST', direction: 1, culture } })
})
