import { expect, test } from 'vitest'
import type { EventFields } from '../ports/log.ts'
import { Problem } from '../ports/problem.ts'
import type { LoopDelay } from '../ports/platform.ts'
import { createPressure } from './pressure.ts'
import type { Load } from '../ports/pressure.ts'

const ORDER: Load[][] = [
  ['page', 'docs', 'search'],
  ['catalogue', 'promo'],
  ['boot', 'own-page', 'start', 'cart', 'form'],
  ['begin', 'update'],
  ['pay', 'commit', 'payment-check', 'payment-document'],
]

/** An event loop whose delay the test sets for each reading. */
function start(chance = 0) {
  let delay: LoopDelay = { median: 0, longest: 0 }
  let now = 0
  let read = () => {}
  const events: { name: string; fields: EventFields | undefined }[] = []
  const pressure = createPressure({
    platform: { loopDelay: () => delay },
    clock: {
      monotonic: () => now,
      every(_milliseconds, run) {
        read = () => void run()
        return () => {}
      },
    },
    log: { event: (name, fields) => void events.push({ name, fields }) },
    random: () => chance,
  })
  pressure.watch()
  const readings = (count: number, median: number, longest = median) => {
    delay = { median, longest }
    for (let i = 0; i < count; i++) {
      now += 100
      read()
    }
  }
  const takes = (load: Load) => {
    try {
      pressure.admit(load)
      return true
    } catch (error) {
      if (error instanceof Problem && error.name === 'overloaded') return false
      throw error
    }
  }
  return { pressure, readings, takes, events }
}

test('neither a calm loop nor a few slow moments shed requests', () => {
  const { readings, takes } = start()
  readings(100, 10)
  readings(3, 2000)
  expect(ORDER.flat().every(takes)).toBe(true)
})

test('a shed request gets Retry-After', () => {
  const { pressure, readings } = start()
  readings(20, 500)
  const refusal = expect.objectContaining({ name: 'overloaded', status: 503, headers: { 'retry-after': '3' } })
  expect(() => pressure.admit('page')).toThrow(refusal)
})

test('sheds pages and searches first and payments last (decision 12.1)', () => {
  const { readings, takes } = start(0.5)
  const seen = new Set<number>()
  for (let i = 0; i < 60; i++) {
    readings(1, 500)
    const taken = ORDER.map((loads) => loads.every(takes))
    // If a load is accepted, so is everything more valuable.
    expect(taken).toEqual(taken.toSorted((one, other) => Number(one) - Number(other)))
    seen.add(taken.filter(Boolean).length)
  }
  expect([...seen]).toEqual([5, 4, 3, 2, 1, 0])
})

test('the share of shed requests rises and falls in small steps with the delay', () => {
  const { readings, takes } = start(0.5)
  readings(7, 500)
  expect(takes('page')).toBe(true)
  readings(2, 500)
  expect(takes('page')).toBe(false)
  readings(2, 0)
  expect(takes('page')).toBe(true)
})

test('the pressure stays the same at the target delay', () => {
  const { readings, takes } = start(0.5)
  readings(9, 500)
  readings(1000, 80)
  expect([takes('page'), takes('catalogue')]).toEqual([false, true])
})

test('admits everything within ten seconds after the worst overload (decision 12.1)', () => {
  const { readings, takes } = start()
  readings(600, 5000)
  expect(takes('pay')).toBe(false)
  readings(100, 0)
  expect(ORDER.flat().every(takes)).toBe(true)
})

test('a blocked event loop turns readiness off for two seconds and is logged with the running operation (decision 12.3)', () => {
  const { pressure, readings, events } = start()
  const slow = { operationId: 'availabilitySearch' }
  pressure.beginWork(slow)
  readings(1, 0, 251)
  expect(pressure.isSteady()).toBe(false)
  expect(events).toEqual([{ name: 'loop-stall', fields: { duration: 251, operationId: 'availabilitySearch' } }])
  readings(19, 0)
  expect(pressure.isSteady()).toBe(false)
  readings(1, 0)
  expect(pressure.isSteady()).toBe(true)
  readings(1, 0, 250)
  expect(events).toHaveLength(1)
})

test('also logs operations that have ended since the last reading, and no earlier ones', () => {
  const { pressure, readings, events } = start()
  const [before, meanwhile, still] = [{ operationId: 'themeList' }, { operationId: 'hotelView' }, {}]
  pressure.endWork(pressure.beginWork(before))
  readings(1, 0)
  const place = pressure.beginWork(meanwhile)
  pressure.beginWork(still)
  pressure.endWork(place)
  readings(1, 0, 2000)
  expect(events.map(({ fields }) => fields)).toEqual([{ duration: 2000, places: ['hotelView', 'document'] }])
})

test('admits everything if the platform does not measure the event loop', () => {
  const pressure = createPressure({
    platform: {},
    clock: { monotonic: () => 0, every: (_milliseconds, run) => (void run(), () => {}) },
    log: { event: () => expect.unreachable() },
    random: () => 0,
  })
  pressure.watch()
  expect(() => pressure.admit('page')).not.toThrow(Problem)
  expect(pressure.isSteady()).toBe(true)
})
