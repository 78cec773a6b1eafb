import { expect, test } from 'vitest'
import { freeUntil } from './free-until.ts'

const NOON = { date: 20270510, time: '12:00' }
const MORNING = { date: 20270511, time: '07:00' }

test.each([
  ['a day ahead', { date: 20270512, time: '07:00' }, NOON, { date: 20270511, time: '07:00' }],
  ['later today', { date: 20270511, time: '12:01' }, NOON, { date: 20270510, time: '12:01' }],
  ['this very minute', { date: 20270511, time: '12:00' }, NOON, 'over'],
  ['five hours ago, for a ride that is still to come', MORNING, NOON, 'over'],
  ['a day ago', { date: 20270510, time: '23:00' }, NOON, 'over'],
  ['today, while only the day is known', MORNING, { date: 20270510 }, undefined],
  ['a day ahead, while only the day is known', MORNING, { date: 20270509 }, { date: 20270510, time: '07:00' }],
  ['a day ago, while only the day is known', MORNING, { date: 20270511 }, 'over'],
  ['unknown without a time', { date: 20270520 }, NOON, undefined],
  ['a day ago at the latest, without a time', { date: 20270510 }, NOON, 'over'],
  ['later today at the latest, without a time', { date: 20270511 }, NOON, undefined],
  ['this very minute at the latest, without a time', { date: 20270511 }, { date: 20270510, time: '23:59' }, 'over'],
  ['today, without a time, while only the day is known', { date: 20270511 }, { date: 20270510 }, undefined],
  ['a day ago, without a time, while only the day is known', { date: 20270510 }, { date: 20270510 }, 'over'],
  ['unknown without a day', { time: '10:00' }, NOON, undefined],
])('free cancellation, 24 hours before the ride, that ends %s', (_, ride, now, expected) => {
  expect(freeUntil(ride, 24, now)).toEqual(expected)
})
