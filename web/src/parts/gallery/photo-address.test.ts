import { expect, it } from 'vitest'
import { photoBeside, photoOf, withPhoto } from './photo-address.ts'

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
