import { expect, test } from 'vitest'
import { HOTELS } from '../../domain/hotels/hotel-listing.ts'
import { PLACES_PER_PAGE } from '../../domain/places/place-list.ts'
import { SERVICES } from '../../domain/services/service-listing.ts'
import { TOURS } from '../../domain/tours/tour-listing.ts'
import { homeProducts } from './request.ts'

test('"12 (services), 30 (locations), 40 (services, tours, transfers)" (decision 36.5)', () => {
  expect(homeProducts.body?.limit).toBe(12)
  expect(PLACES_PER_PAGE).toBe(30)
  expect([HOTELS, TOURS, SERVICES].map(({ pageSize }) => pageSize)).toEqual([40, 40, 40])
})
