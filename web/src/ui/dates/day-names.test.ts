import { expect, test } from 'vitest'
import { weekdays } from './day-names.ts'

test.each([
  ['en', 1, 'Mon Tue Wed Thu Fri Sat Sun'],
  ['da', 1, 'man tirs ons tors fre lør søn'],
  ['de', 1, 'Mo Di Mi Do Fr Sa So'],
  ['el', 1, 'Δευ Τρί Τετ Πέμ Παρ Σάβ Κυρ'],
  ['ar', 6, 'س ح ن ث ر خ ج'],
  ['he', 0, 'א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ש׳'],
])('%s: the heads of a calendar are all short names, or all single letters', (locale, weekStart, heads) => {
  const days = weekdays(locale, weekStart)
  expect(days.map(({ short }) => short).join(' ')).toBe(heads)
  expect(days).toHaveLength(7)
})

test('each day has its whole name for screen readers', () => {
  expect(weekdays('da', 1).map(({ long }) => long)).toEqual([
    'mandag',
    'tirsdag',
    'onsdag',
    'torsdag',
    'fredag',
    'lørdag',
    'søndag',
  ])
})
