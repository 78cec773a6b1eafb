import { describe, expect, it } from 'vitest'
import { MAGIC_ROUTES } from '../../scenarios/routes.ts'
import { AIRPORT_CODES, countryOf } from '../seed/flights/airports.ts'
import { ROUTES } from '../seed/flights/routes.ts'
import { instantAt, localTime } from './local-time.ts'
import { airportsOf, dayChangeOf, journeyAt, journeysOn, lastOf, type Journey } from './timetable.ts'

const DAYS = [20270115, 20270328, 20270521, 20271031]
const MINUTE = 60_000

const pairs = ROUTES.flatMap(({ between: [a, b] }) => [
  [a, b],
  [b, a],
]).filter(([from, to]) => !MAGIC_ROUTES.some((magic) => magic.from === from && magic.to === to))

describe('the clocks of airports', () => {
  it.each([
    ['IST', 20270115, '07:10', '2027-01-15T04:10:00.000Z'],
    ['IST', 20270721, '07:10', '2027-07-21T04:10:00.000Z'],
    ['FRA', 20270327, '12:00', '2027-03-27T11:00:00.000Z'],
    ['FRA', 20270328, '12:00', '2027-03-28T10:00:00.000Z'],
    ['FRA', 20271030, '12:00', '2027-10-30T10:00:00.000Z'],
    ['FRA', 20271031, '12:00', '2027-10-31T11:00:00.000Z'],
    ['LHR', 20270721, '12:00', '2027-07-21T11:00:00.000Z'],
    ['ATH', 20270115, '12:00', '2027-01-15T10:00:00.000Z'],
  ] as const)('%s on %i at %s is %s', (airport, date, time, utc) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    const instant = instantAt(airport, date, hours * 60 + minutes)
    expect(new Date(instant).toISOString()).toBe(utc)
    expect(localTime(airport, instant)).toBe(`${String(date).replace(/(....)(..)(..)/, '$1-$2-$3')}T${time}`)
  })
})

describe('the timetable', () => {
  it('has thirty and more routes, between nine airports at home and in Europe', () => {
    expect(ROUTES.length).toBeGreaterThanOrEqual(30)
    expect(AIRPORT_CODES.filter((code) => countryOf(code) === 'TR')).toEqual(
      expect.arrayContaining(['IST', 'SAW', 'AYT', 'ADB', 'ESB', 'BJV', 'DLM', 'TZX', 'ASR']),
    )
    expect(AIRPORT_CODES.filter((code) => countryOf(code) !== 'TR').length).toBeGreaterThanOrEqual(8)
  })

  it.each(pairs)('%s to %s is flown on every day, and every journey makes sense', (from, to) => {
    for (const date of DAYS) {
      const journeys = journeysOn(airportsOf(from ?? '', false), airportsOf(to ?? '', false), date)
      expect(journeys.length).toBeGreaterThan(0)
      expect(new Set(journeys.map(({ number }) => number)).size).toBe(journeys.length)
      journeys.forEach(check)
    }
  })

  it('names a journey on its day, and knows it again by that', () => {
    const [journey] = journeysOn(['IST'], ['LHR'], 20270521)
    expect(journey && journeyAt('IST', 'LHR', 20270521, journey.number)).toEqual(journey)
    expect(journeyAt('IST', 'LHR', 20270521, 'X90000')).toBeUndefined()
  })

  it('joins places without a flight of their own by a change, never with a charter', () => {
    const journeys = journeysOn(['TZX'], ['FRA'], 20270521)
    expect(journeys.length).toBeGreaterThan(0)
    for (const { hops } of journeys) {
      expect(hops).toHaveLength(2)
      expect(hops.map(({ airline }) => airline)).not.toContain('X4')
    }
  })

  it('has flights that arrive on the next day', () => {
    const late = pairs.flatMap(([from, to]) =>
      journeysOn(airportsOf(from ?? '', false), airportsOf(to ?? '', false), 20270521).map(dayChangeOf),
    )
    expect(new Set(late)).toEqual(new Set([0, 1]))
  })

  it('gives every flight of a day a number of its own', () => {
    const hops = pairs.flatMap(([from, to]) =>
      journeysOn(airportsOf(from ?? '', false), airportsOf(to ?? '', false), 20270521).flatMap(
        (journey) => journey.hops,
      ),
    )
    const ways = new Map(hops.map(({ flightNo, from, to }) => [flightNo, `${from}-${to}`]))
    expect(hops.filter(({ flightNo, from, to }) => ways.get(flightNo) !== `${from}-${to}`)).toEqual([])
  })

  it('takes a city for all its airports, and has no flights within one', () => {
    expect(airportsOf('IST', true)).toEqual(['IST', 'SAW'])
    expect(airportsOf('IST', false)).toEqual(['IST'])
    expect(airportsOf('LON', false)).toEqual([])
    expect(journeysOn(['IST'], ['SAW'], 20270521)).toEqual([])
  })
})

function check(journey: Journey): void {
  const [first] = journey.hops
  expect(localTime(first.from, first.departs).slice(0, 10).replaceAll('-', '')).toBe(String(journey.date))
  expect(lastOf(journey).arrives).toBeGreaterThan(first.departs)
  journey.hops.slice(1).forEach((hop, at) => {
    const before = journey.hops[at]
    expect(hop.from).toBe(before?.to)
    expect((hop.departs - (before?.arrives ?? 0)) / MINUTE).toBeGreaterThanOrEqual(50)
  })
}
