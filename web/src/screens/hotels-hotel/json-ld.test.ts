import { describe, expect, it, test } from 'vitest'
import type { SoldHotel, SoldPrices } from '../../parts/provider-hotels/sold.ts'
import type { LinkedContext, offerLd } from '../../head/json-ld.ts'
import { hotelLd } from './json-ld.ts'

const picture = (id: string) => ({ id, width: 800, height: 600 })

const HOTEL = {
  facts: { name: 'Ardıç Bay', slug: 'ardic-bay-12', picture: picture('bay.jpg'), location: { id: 'kas', name: [] } },
  description: [],
  address: [],
  pictures: [picture('bay.jpg'), picture('pool.jpg')],
  rooms: [],
} as unknown as SoldHotel

const CONTEXT = {
  site: { imageBase: '/images/yelkovan', options: { languages: ['en'] } },
  origin: 'https://shop.test',
  locale: 'en',
} as unknown as LinkedContext

test('a picture that the agency lists twice is told once', () => {
  const { image } = hotelLd(HOTEL, undefined, CONTEXT)
  expect(image.map((address) => address.split('/').at(-1))).toEqual(['bay.jpg', 'pool.jpg'])
})

describe('the offers of a page with dates', () => {
  const plan = (value: number, availability: number) => ({ availability, offer: { total: { value, currency: 'try' } } })
  const priced = { ...HOTEL, facts: { ...HOTEL.facts, priceFrom: { value: 5, currency: 'try' } } } as SoldHotel

  it.each<[string, ReturnType<typeof plan>[], [price: number, availability: string][]]>([
    ['the cheapest that is free', [plan(30, 1), plan(20, 1)], [[20, 'InStock']]],
    ['none that is sold out', [plan(10, 3), plan(30, 1)], [[30, 'InStock']]],
    ['one on request, which the agency has to confirm', [plan(20, 2)], [[20, 'LimitedAvailability']]],
    ['nothing when all are sold out', [plan(10, 3)], []],
  ])('%s', (_, plans, told) => {
    const prices = { rooms: [{ id: '1', plans }] } as unknown as SoldPrices
    const { makesOffer = [] } = hotelLd(priced, prices, CONTEXT) as { makesOffer?: ReturnType<typeof offerLd>[] }
    expect(
      makesOffer.map(({ price, availability }) => [price, availability.replace('https://schema.org/', '')]),
    ).toEqual(told)
  })
})
