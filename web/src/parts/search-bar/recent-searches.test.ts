import { expect, test } from 'vitest'
import { NO_FILTERS } from '../../domain/hotels/hotel-filters.ts'
import { defaultSearch } from '../../domain/hotels/hotel-search.ts'
import { readAddresses, withSearch } from './recent-searches.ts'

const search = (place: string) => ({ ...defaultSearch(20270510), place: `location-${place}`, label: place })
const addressOf = (place: string) => `place=${place}&label=${place}&checkIn=2027-05-11&checkOut=2027-05-16`

test.each([null, '', 'nonsense', '{}', '[1,null]'])('reads no search from stored %j', (stored) => {
  expect(readAddresses(stored)).toEqual([])
})

test('keeps the newest four searches, one per place', () => {
  const all = ['kas', 'bodrum', 'kas', 'izmir', 'lara', 'side'].reduce<string[]>(
    (known, place) => withSearch(known, search(place)),
    [],
  )
  expect(all).toEqual(['side', 'lara', 'izmir', 'kas'].map(addressOf))
})

test('drops filters and pages', () => {
  const narrowed = { ...search('kas'), filters: { ...NO_FILTERS, stars: [5] }, page: 3, sort: 'price' as const }
  expect(withSearch([], narrowed)).toEqual([addressOf('kas')])
})
