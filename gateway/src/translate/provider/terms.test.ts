import { describe, expect, test } from 'vitest'
import type { Wire } from '../../ports/provider.ts'
import { CONVERSION } from './testing/conversion.ts'
import { termsOf, termsOfAll } from './terms.ts'

type Policy = Wire['CancellationPolicy']

/** A step from midnight in Istanbul of a day in May 2027. */
function step(day: number, amount: number, change: Policy & { percent?: number } = {}): Policy {
  const { percent, ...rest } = change
  const price = { amount, currency: 'EUR', ...(percent === undefined ? {} : { percent }) }
  return { dueDate: `2027-05-${String(day).padStart(2, '0')}T00:00:00+03:00`, price, provider: 2, ...rest }
}

const room = (roomNumber: string, ...steps: Policy[]) => steps.map((one) => ({ ...one, roomNumber }))

/** Terms in short: day in Istanbul, fee, and percentage if there is one. */
const short = (terms: ReturnType<typeof termsOf>) =>
  terms?.map(({ from, price, percent }) => [
    new Date(Date.parse(from) + 3 * 3_600_000).getUTCDate(),
    price.value,
    ...(percent === undefined ? [] : [percent]),
  ])

describe('"every room and every booked service has terms of its own. The fee of the whole is the sum" (decision 17.5)', () => {
  test.each<[string, Policy[], number[][] | undefined]>([
    ['two rooms on one day', [...room('1', step(10, 100)), ...room('2', step(10, 150))], [[10, 250]]],
    [
      '"a new step begins whenever one of them changes"',
      [...room('1', step(10, 100), step(20, 400)), ...room('2', step(15, 150))],
      [
        [10, 100],
        [15, 250],
        [20, 550],
      ],
    ],
    [
      'steps in any order',
      [...room('2', step(15, 150)), ...room('1', step(20, 400), step(10, 100))],
      [
        [10, 100],
        [15, 250],
        [20, 550],
      ],
    ],
    [
      'a step that is free again',
      [...room('1', step(10, 100), step(20, 0)), ...room('2', step(10, 150))],
      [
        [10, 250],
        [20, 150],
      ],
    ],
    [
      'of two steps on one day the last holds',
      [...room('1', step(10, 100), step(10, 80)), ...room('2', step(10, 1))],
      [[10, 81]],
    ],
    ['what names no room is a part of its own', [step(10, 30), ...room('1', step(10, 100))], [[10, 130]]],
    [
      'the same share of each price is that of their sum',
      [...room('1', step(10, 100, { percent: 50 })), ...room('2', step(10, 150, { percent: 50 }))],
      [[10, 250, 50]],
    ],
    [
      'another share, or none, is not',
      [
        ...room('1', step(10, 100, { percent: 50 }), step(20, 200, { percent: 100 })),
        ...room('2', step(15, 75, { percent: 25 }), step(20, 300, { percent: 100 }), step(25, 310)),
      ],
      [
        [10, 100],
        [15, 175],
        [20, 500, 100],
        [25, 510],
      ],
    ],
    [
      '"in one currency"',
      [...room('1', step(10, 1)), ...room('2', step(10, 1, { price: { amount: 1, currency: 'USD' } }))],
      undefined,
    ],
    ['a room with an invalid step', [...room('1', step(10, 1)), ...room('2', step(11, 1), {})], undefined],
    [
      'a negative fee does not lower that of another room',
      [...room('1', step(10, 100)), ...room('2', step(10, -50))],
      undefined,
    ],
    ['more than a price can be', [...room('1', step(10, 9e8)), ...room('2', step(10, 9e8))], undefined],
  ])('%s', (_name, policies, expected) => {
    expect(short(termsOf(policies, CONVERSION))).toEqual(expected)
  })

  test('the sum is rounded once, with its markup (decision 19.7)', () => {
    const rooms = ['1', '2', '3'].flatMap((number) => room(number, step(10, 33.33)))
    expect(short(termsOf(rooms, { ...CONVERSION, markup: 5 }))).toEqual([[10, 104.99]])
    expect(short(termsOf([...room('1', step(10, 0.1)), ...room('2', step(10, 0.2))], CONVERSION))).toEqual([[10, 0.3]])
  })

  test.each([
    [40, 40],
    [41, undefined],
  ])('of two rooms that change on %i moments, %s steps are told', (count, expected) => {
    const hours = Array.from({ length: count }, (_, hour) =>
      room(String(1 + (hour % 2)), step(1, hour, { dueDate: new Date(hour * 3_600_000).toISOString() })),
    )
    expect(termsOf(hours.flat(), CONVERSION)?.length).toBe(expected)
  })

  test.each<[string, (Policy[] | undefined)[], number[][] | undefined]>([
    ['two legs', [[step(10, 3000)], [step(10, 2500)]], [[10, 5500]]],
    ['rooms of the same number in two services', [room('1', step(10, 100)), room('1', step(10, 150))], [[10, 250]]],
    ['a service without terms', [undefined, [step(10, 100, { percent: 100 })], []], [[10, 100, 100]]],
    ['no services', [], []],
    ['an invalid step of one of them', [[step(10, 3000)], [{}]], undefined],
  ])('services: %s', (_name, services, expected) => {
    expect(short(termsOfAll(services, CONVERSION))).toEqual(expected)
  })
})

describe('the terms of one room are those of the provider', () => {
  test.each<[string, Policy[] | undefined, number[][] | undefined]>([
    ['none', undefined, []],
    [
      'in its order and currencies',
      [step(20, 2, { percent: 100 }), step(10, 0, { percent: 0, price: { amount: 0, currency: 'USD', percent: 0 } })],
      [
        [20, 2, 100],
        [10, 0, 0],
      ],
    ],
    ['without a share that is none', [step(10, 1, { percent: 101 })], [[10, 1]]],
    ['"terms with a gap are dropped as a whole"', [step(10, 1), { dueDate: '2027-05-11T00:00:00' }], undefined],
  ])('%s', (_name, policies, expected) => {
    expect(short(termsOf(policies, CONVERSION))).toEqual(expected)
    expect(short(termsOf(policies && room('1', ...policies), CONVERSION))).toEqual(expected)
  })
})

describe('"the operator\'s own terms start at the earlier of their two dates, those of others at `dueDate`" (decision 17.5)', () => {
  const OWN = 1
  const [april, may] = ['2027-04-17T00:00:00', '2027-05-14T20:00:00']
  test.each<[string, Policy, string]>([
    ['own, valid between the two', { provider: OWN, beginDate: april, dueDate: may }, '2027-04-16T21:00:00.000Z'],
    ['own, with the check-in as begin', { provider: OWN, beginDate: may, dueDate: april }, '2027-04-16T21:00:00.000Z'],
    [
      'own, in two time zones',
      { provider: OWN, beginDate: '2027-04-16T22:00:00Z', dueDate: april },
      '2027-04-16T21:00:00.000Z',
    ],
    ['own, begin only', { provider: OWN, beginDate: may }, '2027-05-14T17:00:00.000Z'],
    ['own, due only', { provider: OWN, dueDate: may }, '2027-05-14T17:00:00.000Z'],
    [
      'own, begin not set',
      { provider: OWN, beginDate: '0001-01-01T00:00:00', dueDate: may },
      '2027-05-14T17:00:00.000Z',
    ],
    ['of others, begin first', { provider: 2, beginDate: april, dueDate: may }, '2027-05-14T17:00:00.000Z'],
    ['of others, due first', { provider: 2, beginDate: may, dueDate: april }, '2027-04-16T21:00:00.000Z'],
    ['of others, begin only', { provider: 2, beginDate: may }, '2027-05-14T17:00:00.000Z'],
    ['of nobody named', { beginDate: april, dueDate: may }, '2027-05-14T17:00:00.000Z'],
  ])('%s', (_name, change, from) => {
    const price = { amount: 100, currency: 'EUR' }
    expect(termsOf([{ ...change, price }], CONVERSION)).toMatchObject([{ from }])
  })
})
