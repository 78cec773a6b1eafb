import { describe, expect, it } from 'vitest'
import { addedAgain, basketTrouble, goneWith, troubleOf, type Line } from './line-state.ts'

const line = (change: Partial<Line> = {}): Line => ({
  key: 'a',
  type: 'hotel',
  id: '12',
  room: { id: 'r1' },
  pricePlan: { id: 'p1' },
  pax: { adults: 2, children: [] },
  checkIn: 20270521,
  checkOut: 20270526,
  count: 2,
  price: 100,
  currency: 'try',
  total: { value: 200, currency: 'try' },
  ...change,
})
const changed = line({ key: 'b', priceBefore: { value: 180, currency: 'try' } })
const gone = line({ key: 'c', availability: 3 })
const asked = line({ key: 'd', availability: 2, offerId: 'o1' })

describe('troubleOf: "changed lines flagged old/new" (decision 28.3)', () => {
  it.each([
    [line(), undefined],
    [line({ availability: 2 }), undefined],
    [changed, 'changed'],
    [gone, 'gone'],
    [asked, 'unaskable'],
    [{ ...changed, availability: 3 as const }, 'gone'],
  ])('case %#', (given, trouble) => {
    expect(troubleOf(given, [given])).toBe(trouble)
  })
})

describe('basketTrouble', () => {
  it.each([
    [[line()], undefined],
    [[line(), changed], { trouble: 'changed', first: changed }],
    [[changed, asked], { trouble: 'unaskable', first: asked }],
    [[asked, gone], { trouble: 'gone', first: gone }],
    [[changed, gone], { trouble: 'gone', first: gone }],
    [[], undefined],
  ])('case %#', (lines, trouble) => {
    expect(basketTrouble(lines, {})).toEqual(trouble)
  })

  it('stops while more people are chosen than the vehicle takes, and nothing is decided (decision 38.4)', () => {
    const ride = line({ key: 'ride', type: 'transfer' })
    expect(basketTrouble([ride, changed], { ride: 8 })).toEqual({ trouble: 'crowded', first: ride })
    expect(basketTrouble([ride], { ride: 2, removed: 8 })).toBeUndefined()
  })
})

it('a removed line comes back with its count and without a price of its own', () => {
  const { price: _price, currency: _currency, total: _total, ...wish } = line()
  expect(addedAgain(line({ title: [{ lang: 'en', value: 'Hotel' }] }))).toEqual(wish)
})

it('a flight leaves with its other way, every other line alone (decision 27.4)', () => {
  const [there, back] = [1, 2].map((route) => line({ key: `way-${route}`, type: 'flight', route: route as 1 | 2 }))
  if (!there || !back) throw new Error('no flight')
  const room = line()
  const lines = [there, room, back]
  expect(goneWith(back, lines)).toEqual([there, back])
  expect(goneWith(room, lines)).toEqual([room])
})
