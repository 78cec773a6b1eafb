import { describe, expect, it } from 'vitest'
import { checkRides, isInOrder, type RideField } from './check-rides.ts'
import type { RideTime } from './transfer-search.ts'

const NOW = { date: 20270510, time: '12:00' }
const out: RideTime = { date: 20270521, time: '10:10' }

describe('checkRides', () => {
  it.each<[string, RideTime, RideTime | undefined, [RideField, string][]]>([
    ['one way, whole', out, undefined, []],
    [
      "no day: 'Please Select Date First' (decision 27.8)",
      { time: '10:10' },
      undefined,
      [['date', 'stay.date.required']],
    ],
    ['no time', { date: 20270521 }, undefined, [['time', 'ride.time.required']]],
    [
      'a day that has passed, without a time',
      { date: 20270509 },
      undefined,
      [
        ['date', 'stay.past'],
        ['time', 'ride.time.required'],
      ],
    ],
    ['a day that has passed', { date: 20270509, time: '10:10' }, undefined, [['date', 'stay.past']]],
    ['a time that has passed today', { date: 20270510, time: '12:00' }, undefined, [['time', 'ride.time.over']]],
    ['a time that is still to come today', { date: 20270510, time: '12:05' }, undefined, []],
    [
      'both times passed today',
      { date: 20270510, time: '08:00' },
      { date: 20270510, time: '09:00' },
      [
        ['time', 'ride.time.over'],
        ['backTime', 'ride.time.over'],
      ],
    ],
    ['a round trip, whole', out, { date: 20270526, time: '07:30' }, []],
    ['back later on the same day', out, { date: 20270521, time: '10:11' }, []],
    ['back at the same moment', out, { date: 20270521, time: '10:10' }, [['backTime', 'ride.back.order']]],
    ['back the day before', out, { date: 20270520, time: '12:00' }, [['back', 'ride.back.order']]],
    [
      'back without anything',
      out,
      {},
      [
        ['back', 'stay.date.required'],
        ['backTime', 'ride.time.required'],
      ],
    ],
  ])('%s', (_, there, back, problems) => {
    const rides = { out: there, back }
    expect(checkRides(rides, NOW).map(({ field, problem }) => [field, problem])).toEqual(problems)
  })

  it('ignores the time of a ride today while the time of day is unknown', () => {
    expect(checkRides({ out: { date: 20270510, time: '00:05' } }, { date: 20270510 })).toEqual([])
  })

  it('reports no order problem while a day is unknown', () => {
    expect(isInOrder({ out: {}, back: { date: 20270501 } })).toBe(true)
  })
})
