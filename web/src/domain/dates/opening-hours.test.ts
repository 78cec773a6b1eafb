import { expect, test } from 'vitest'
import { dayRuns, openState, type OpeningHours, type OpenState } from './opening-hours.ts'

const OFFICE: OpeningHours[] = [
  { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '17:30' },
  { days: [6], opens: '10:00', closes: '13:00' },
]
const LATE: OpeningHours[] = [{ days: [5, 6, 7], opens: '18:00', closes: '02:00' }]
const ALWAYS: OpeningHours[] = [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '24:00' }]
const TWICE: OpeningHours[] = [
  { days: [1], opens: '09:00', closes: '12:00' },
  { days: [1], opens: '12:00', closes: '18:00' },
]

const closed = (day: number, time: string): OpenState => ({ is: 'closed', opens: { day, time } })

test.each<[string, OpeningHours[], number, string, OpenState]>([
  ['in the morning of a working day', OFFICE, 1, '09:00', { is: 'open', until: '17:30' }],
  ['before opening', OFFICE, 3, '08:59', closed(3, '09:00')],
  ['at closing time', OFFICE, 3, '17:30', closed(4, '09:00')],
  ['other hours on another day', OFFICE, 6, '12:59', { is: 'open', until: '13:00' }],
  ['over the weekend', OFFICE, 7, '12:00', closed(1, '09:00')],
  ['past midnight', LATE, 6, '01:59', { is: 'open', until: '02:00' }],
  ['past midnight into the next week', LATE, 1, '00:30', { is: 'open', until: '02:00' }],
  ['after the last hour of the night', LATE, 1, '02:00', closed(5, '18:00')],
  ['day and night', ALWAYS, 4, '03:00', { is: 'always' }],
  ['hours that follow each other are one', TWICE, 1, '10:00', { is: 'open', until: '18:00' }],
  ['a single day, next week', TWICE, 2, '10:00', closed(1, '09:00')],
  ['never', [], 1, '10:00', undefined],
])('%s (decision 44.3)', (_, hours, day, time, expected) => {
  expect(openState(hours, { day, time })).toEqual(expected)
})

test.each([
  [[1, 2, 3, 5], '1-3 5-5'],
  [[7, 6], '6-7'],
  [[1, 2, 3, 4, 5, 6, 7], '1-7'],
])('groups consecutive days: %j', (days, expected) => {
  expect(
    dayRuns(days)
      .map((run) => run.join('-'))
      .join(' '),
  ).toBe(expected)
})
