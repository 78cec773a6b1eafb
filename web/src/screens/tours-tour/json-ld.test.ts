import { expect, test } from 'vitest'
import type { Schema } from '../../api/operations.ts'
import type { LinkedContext } from '../../head/json-ld.ts'
import { TOUR } from '../../testing/offers.ts'
import { tourLd } from './json-ld.ts'

const CONTEXT = {
  site: { imageBase: '/images/1001', options: { languages: ['en'] } },
  origin: 'https://shop.test',
  locale: 'en',
} as unknown as LinkedContext

const leaving = (availability: Schema<'Availability'>, value: number, seatsLeft = 9): Schema<'TourDeparture'> => ({
  id: `${value}`,
  checkIn: 20270521,
  checkOut: 20270522,
  availability,
  seatsLeft,
  price: { value, currency: 'try' },
})
const offersOf = (departures: Schema<'TourDeparture'>[]) => tourLd({ ...TOUR, departures }, CONTEXT)

// The rule of the page (decision 38.8): neither a departure without seats nor a stopped one can be chosen.
test.each([
  ['a free departure', [leaving(1, 900)], { lowPrice: 900, offerCount: 1, availability: 'InStock' }],
  ['a stopped one too', [leaving(3, 500), leaving(1, 900)], { lowPrice: 900, offerCount: 1, availability: 'InStock' }],
  ['one without seats too', [leaving(1, 500, 0), leaving(1, 900)], { lowPrice: 900, offerCount: 1 }],
  ['one on request too', [leaving(2, 500), leaving(1, 900)], { lowPrice: 500, offerCount: 2, availability: 'InStock' }],
  ['departures on request only', [leaving(2, 500)], { offerCount: 1, availability: 'LimitedAvailability' }],
])('the offers of a tour with %s', (_, departures, offers) => {
  const { availability, ...prices } = { availability: undefined, ...offers }
  expect(offersOf(departures)).toMatchObject({
    offers: { ...prices, ...(availability ? { availability: `https://schema.org/${availability}` } : {}) },
  })
})

test('a tour whose departures are all stopped offers nothing', () => {
  expect(offersOf([leaving(3, 900)])).not.toHaveProperty('offers')
})
