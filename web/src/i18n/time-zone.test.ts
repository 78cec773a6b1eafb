import { expect, test } from 'vitest'
import { cityOf, siteZone } from './time-zone.ts'

test.each([
  [undefined, 'Europe/Istanbul'],
  ['Europe/Istanbul', 'Europe/Istanbul'],
  ['Europe/Athens', 'Europe/Athens'],
  ['Mars/Olympus_Mons', 'Europe/Istanbul'],
])('the call centre of a site in %s uses the time zone %s (decision 44.3)', (timeZone, expected) => {
  expect(siteZone(timeZone === undefined ? {} : { timeZone })).toBe(expected)
})

test.each([
  ['Europe/Athens', 'Athens'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
])('%s is named after %s', (timeZone, city) => {
  expect(cityOf(timeZone)).toBe(city)
})
