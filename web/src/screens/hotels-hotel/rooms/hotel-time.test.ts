import { expect, it } from 'vitest'
import { hotelTime } from './hotel-time.ts'

it.each([
  ['2027-05-14T23:59:00+03:00', { date: 20270514, time: '23:59' }],
  ['2027-05-14T23:59:00.000-05:00', { date: 20270514, time: '23:59' }],
  ['2027-02-31T10:00:00+03:00', undefined],
  ['tomorrow', undefined],
])("'deadline as a local date and hotel time' (decision 30.5): %s", (instant, shown) => {
  expect(hotelTime(instant)).toEqual(shown)
})
