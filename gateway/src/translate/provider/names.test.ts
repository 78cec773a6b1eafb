import { describe, expect, test } from 'vitest'
import { countryOf, geoOf, mediaOf, nameOf, namesOf, placeOf } from './names.ts'
import { CONVERSION } from './testing/conversion.ts'

test.each<[string, Parameters<typeof nameOf>[0], ReturnType<typeof nameOf>]>([
  ['all of it', { id: '1', code: 'A', name: 'Kaş' }, { id: '1', code: 'A', name: 'Kaş' }],
  ['a name alone', { name: 'Kaş' }, { name: 'Kaş' }],
  ['no name', { id: '1' }, undefined],
  ['an empty name', { id: '1', name: '' }, undefined],
  ['nothing', undefined, undefined],
  ['more than our contract takes, cut between characters', { name: '🏖'.repeat(301) }, { name: '🏖'.repeat(300) }],
])('nameOf: %s', (_name, wire, expected) => {
  expect(nameOf(wire)).toEqual(expected)
})

test('namesOf has each id once', () => {
  expect(namesOf([{ id: '1', name: 'Pool' }, { id: '1', name: 'Pool' }, { name: 'Bar' }, {}])).toEqual([
    { id: '1', name: 'Pool' },
    { name: 'Bar' },
  ])
})

test.each<[string, Parameters<typeof placeOf>[0], ReturnType<typeof placeOf>]>([
  ['with its name', { id: 'IST', name: 'İstanbul' }, { id: 'IST', name: [{ lang: 'tr', value: 'İstanbul' }] }],
  ['by its code', { code: 'IST' }, { id: 'IST', name: [] }],
  ['without an id', { name: 'İstanbul' }, undefined],
])('placeOf: %s', (_name, wire, expected) => {
  expect(placeOf(wire, CONVERSION)).toEqual(expected)
})

test.each<[string, Parameters<typeof countryOf>[0], string | undefined, string]>([
  ['said', { id: 'TR', name: 'Türkiye' }, undefined, 'TR'],
  ['by the id that its city names', undefined, 'TR', 'TR'],
  ['not said', undefined, undefined, 'ZZ'],
])('countryOf: %s', (_name, country, countryId, id) => {
  expect(countryOf(country, countryId, CONVERSION).id).toBe(id)
})

describe('geoOf', () => {
  test.each<[string | undefined, string | undefined, boolean]>([
    ['36.8', '30.7', true],
    ['-90', '180', true],
    ['91', '30.7', false],
    ['36.8', '181', false],
    ['', '30.7', false],
    [undefined, undefined, false],
    ['north', '30.7', false],
  ])('%s, %s', (latitude, longitude, isPoint) => {
    const geo = { ...(latitude === undefined ? {} : { latitude }), ...(longitude === undefined ? {} : { longitude }) }
    expect(geoOf(geo) !== undefined).toBe(isPoint)
  })
})

test.each<[string, string | undefined, string | undefined, string | undefined]>([
  ['whole', 'https://a.test/A b.jpg', undefined, 'https://a.test/A%20b.jpg'],
  ['on the media host, in lower case', undefined, '/Hotels/1.JPG', 'https://provider.test/media/hotels/1.jpg'],
  ['whole before relative', 'https://a.test/1.jpg', '2.jpg', 'https://a.test/1.jpg'],
  ['no address', 'not an address', undefined, undefined],
  ['a script', 'javascript:alert(1)', undefined, undefined],
  ['a script for a relative one', undefined, 'javascript:alert(1)', undefined],
  ['too long', `https://a.test/${'a'.repeat(500)}`, undefined, undefined],
  ['nothing', undefined, undefined, undefined],
])('mediaOf: %s', (_name, full, url, expected) => {
  expect(mediaOf(full, url, CONVERSION)).toBe(expected)
})
