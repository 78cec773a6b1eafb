import { expect, test } from 'vitest'
import type { SoldHotel } from '../../parts/provider-hotels/sold.ts'
import type { LinkedContext } from '../../head/json-ld.ts'
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
