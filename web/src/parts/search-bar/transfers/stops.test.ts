import { expect, test } from 'vitest'
import { groupPlaces, placeMeant, placesFor, type Place } from './stops.ts'

const place = (id: string, name: string, reaches: string[], code?: string): Place => ({
  stop: { id, type: code ? 3 : 4, name: [{ lang: 'tr', value: name }], ...(code && { code }) },
  reaches,
})
const PLACES = [
  place('ayt', 'Antalya Havalimanı', ['belek', 'kas'], 'AYT'),
  place('dlm', 'Dalaman Havalimanı', ['kas'], 'DLM'),
  place('belek', 'Belek', ['ayt']),
  place('kas', 'Kaş', ['ayt', 'dlm']),
]
const ids = (places: readonly Place[]) => places.map(({ stop }) => stop.id)

test.each([
  ['', undefined, ['ayt', 'dlm', 'belek', 'kas']],
  ['hava', undefined, ['ayt', 'dlm']],
  ['KAS', undefined, ['kas']],
  ['dlm', undefined, ['dlm']],
  ['', 'belek', ['ayt']],
  ['kas', 'belek', []],
])('places for %j at the other end of %s', (text, other, expected) => {
  expect(ids(placesFor(PLACES, text, other))).toEqual(expected)
})

test.each([
  ['antalya', 'ayt'],
  ['ayt', 'ayt'],
  ['ka', 'kas'],
  ['havalimani', undefined],
  [' ', undefined],
])('%j means %s', (text, id) => {
  expect(placeMeant(PLACES, text)?.stop.id).toBe(id)
})

test('airports stand before the other places, and no group is empty', () => {
  expect(groupPlaces(PLACES).map(({ kind, places }) => [kind, ids(places)])).toEqual([
    ['airports', ['ayt', 'dlm']],
    ['places', ['belek', 'kas']],
  ])
  expect(groupPlaces(placesFor(PLACES, 'belek', undefined)).map(({ kind }) => kind)).toEqual(['places'])
})
