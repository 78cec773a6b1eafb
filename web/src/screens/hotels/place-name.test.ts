import { expect, test } from 'vitest'
import type { Schema } from '../../api/operations.ts'
import { defaultSearch } from '../../domain/hotels/hotel-search.ts'
import { placeName } from './place-name.ts'

const search = defaultSearch(20270510)
const HOTEL: Schema<'HotelOffer'> = {
  hotel: {
    id: '1',
    slug: 'hotel-1',
    name: 'Hotel 1',
    stars: 4,
    location: { id: 'kas', name: [{ lang: 'en', value: 'Kaş' }], region: [{ lang: 'en', value: 'Antalya' }] },
    distance: [{ lang: 'en', value: '12 km from Antalya Airport' }],
    themes: [],
    amenities: [],
    picture: { id: 'p.svg', width: 4, height: 3 },
  },
  availability: 3,
  boards: [],
}

test.each([
  ['the place of the hotels', { place: 'location-kas', label: 'whatever' }, 'Kaş'],
  ['the region that the label names', { place: 'location-07', label: 'Antalya' }, 'Antalya'],
  ['the region that the id names', { place: 'location-antalya', label: '' }, 'Antalya'],
  ['the airport that the agency names', { place: 'airport-ayt', label: 'Antalya Airport' }, 'Antalya Airport'],
  ['a part of a word that the agency has written', { place: 'location-x', label: 'port' }, undefined],
  ['nobody knows it', { place: 'location-x', label: 'Call 0900 now' }, undefined],
])('the name of the place: %s', (_, change, expected) => {
  expect(placeName([HOTEL], { ...search, ...change })?.[0]?.value).toBe(expected)
})
