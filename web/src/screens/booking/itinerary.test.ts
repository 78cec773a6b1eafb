import { expect, test } from 'vitest'
import { stopsOf } from './itinerary.ts'

const line = (key: string, checkIn?: number, checkOut?: number) => ({
  key,
  type: 'hotel' as const,
  title: [{ lang: 'en', value: key }],
  pax: { adults: 2, children: [] },
  count: 1,
  total: { value: 1, currency: 'try' as const },
  ...(checkIn === undefined ? {} : { checkIn }),
  ...(checkOut === undefined ? {} : { checkOut }),
})

test('the stops of all lines stand in the order of the calendar; one leaves before one arrives', () => {
  const stops = stopsOf([line('b', 20270526, 20270528), line('a', 20270521, 20270526), line('undated')])
  expect(stops.map(({ id, date }) => `${date} ${id}`)).toEqual([
    '20270521 arrival a',
    '20270526 departure a',
    '20270526 arrival b',
    '20270528 departure b',
  ])
})
