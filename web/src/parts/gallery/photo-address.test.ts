import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { photoOf, withPhoto } from './photo-address.ts'
import { photoBeside } from './photo-beside.ts'
import { anyText } from '../../testing/any-text.ts'

it.each([
  ['photo=7', 7],
  ['checkIn=2027-05-21&photo=24', 24],
  ['photo=25', undefined],
  ['photo=0', undefined],
  ['photo=-1', undefined],
  ['photo=1.5', undefined],
  ['photo=1e1', undefined],
  ['', undefined],
])('the photo of "%s" among 24 is %s', (search, photo) => {
  expect(photoOf(search, 24)).toBe(photo)
})

it.each([
  ['children=3,8', 7, '?children=3,8&photo=7'],
  ['photo=1&adults=1', 2, '?photo=2&adults=1'],
  ['photo=1', undefined, ''],
  ['adults=1&photo=1', undefined, '?adults=1'],
])('the address "%s" with photo %s', (search, photo, address) => {
  expect(withPhoto(search, photo)).toBe(address)
})

it.each([
  [1, 1, 2],
  [24, 1, 1],
  [1, -1, 24],
])('from photo %i by %i comes %i of 24', (photo, steps, next) => {
  expect(photoBeside(photo, steps, 24)).toBe(next)
})

/** A query that says something else, and perhaps a photo. */
const queries = fc.oneof(
  anyText,
  fc
    .array(fc.tuple(fc.constantFrom('photo', 'checkIn', 'children', 'x y'), fc.string({ unit: 'grapheme' })))
    .map((pairs) => `?${new URLSearchParams(pairs)}`),
)
const others = (search: string) => [...new URLSearchParams(search)].filter(([name]) => name !== 'photo')

it('every photo is read back from its address, which says everything else as before (decision 37.1)', () => {
  const photos = fc
    .integer({ min: 1, max: 999 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
  fc.assert(
    fc.property(queries, photos, (query, [photo, count]) => {
      const address = withPhoto(query, photo)
      expect(photoOf(address, count)).toBe(photo)
      expect(others(address)).toEqual(others(query))
      expect(photoOf(withPhoto(address, undefined), count)).toBeUndefined()
    }),
  )
})

it('whatever an address says, its photo has an address that says exactly it', () => {
  fc.assert(
    fc.property(queries, fc.nat(999), (query, count) => {
      const photo = photoOf(query, count)
      const address = withPhoto(query, photo)
      expect(photoOf(address, count)).toBe(photo)
      expect(withPhoto(address, photo)).toBe(address)
    }),
  )
})
