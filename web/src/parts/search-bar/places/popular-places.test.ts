import { expect, test } from 'vitest'
import type { Schema } from '../../../api/operations.ts'
import { popularOf } from './popular-places.ts'

const place = (id: string, type: 1 | 4 | 8, hotels: number): Schema<'LocationFacts'> => ({
  id,
  type,
  name: [{ lang: 'en', value: id }],
  parent: { id: 'turkiye', name: [{ lang: 'en', value: 'Türkiye' }] },
  geolocation: { latitude: 0, longitude: 0 },
  picture: { id: `${id}.svg`, width: 4, height: 3 },
  hotels,
})

test('the country and places without a hotel are left out, and six are enough (decision 35.6)', () => {
  const eight = Array.from({ length: 8 }, (_, at) => place(`p${at}`, 1, 9 - at))
  const shown = popularOf([place('turkiye', 8, 60), ...eight, place('van', 1, 0)])
  expect(shown.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5'])
  expect(popularOf([place('van', 1, 0)])).toEqual([])
})

test('a place is told with its parent and the number of its hotels', () => {
  expect(popularOf([place('kas', 4, 4)])).toEqual([
    {
      id: 'kas',
      type: 4,
      name: [{ lang: 'en', value: 'kas' }],
      parent: [{ lang: 'en', value: 'Türkiye' }],
      hotels: 4,
    },
  ])
})
