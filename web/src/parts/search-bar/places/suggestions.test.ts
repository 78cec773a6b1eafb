import { expect, test } from 'vitest'
import { groupSuggestions, meantBy } from './suggestions.ts'

const suggestion = (id: string, type: 1 | 2 | 3 | 4 | 6, value: string) => ({ id, type, name: [{ lang: 'tr', value }] })
const RECORDS = [
  suggestion('12', 2, 'İzmir Saat House'),
  suggestion('izmir', 1, 'İzmir'),
  { ...suggestion('adb', 3, 'Adnan Menderes'), code: 'ADB' },
  suggestion('alacati', 4, 'Alaçatı'),
  suggestion('7', 6, 'Izmir by boat'),
]

test('grouped by kind: places, hotels, airports; excursions are not offered', () => {
  expect(groupSuggestions(RECORDS).map(({ kind, icon, records }) => [kind, icon, records.map(({ id }) => id)])).toEqual(
    [
      ['place', 'pin', ['izmir', 'alacati']],
      ['hotel', 'bed', ['12']],
      ['airport', 'plane', ['adb']],
    ],
  )
})

test.each([
  ['izm', 'izmir', 'the first that begins with it, as the list shows them'],
  ['IZMIR', 'izmir', 'dotted and dotless i are one (decision 32.7)'],
  ['alacati', 'alacati', 'without diacritics'],
  ['adb', 'adb', 'the code of an airport (decision 35.2)'],
  ['ad', 'adb', 'the beginning of an airport’s name'],
  ['ab', undefined, 'half a code is none'],
  ['saat', undefined, 'the middle of a name is not enough to go there unasked'],
] as [string, string | undefined, string][])('Enter after %j means %s: %s', (text, id) => {
  expect(meantBy(RECORDS, text)?.id).toBe(id)
})
