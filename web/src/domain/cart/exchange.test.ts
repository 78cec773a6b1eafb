import { describe, expect, it } from 'vitest'
import type { CartLine } from './cart-line.ts'
import { applyIntent, merge } from './cart.ts'

const ride: CartLine = {
  key: 'new',
  type: 'transfer',
  id: 'aytbelekminivan',
  pax: { adults: 5, children: [] },
  checkIn: 20270101,
  direction: 1,
  time: '10:10',
  count: 1,
}
const tour: CartLine = {
  key: 'new',
  type: 'tour',
  id: '7',
  pax: { adults: 2, children: [] },
  checkIn: 20270101,
  count: 1,
}
const basket = (...lines: CartLine[]) =>
  lines.reduce<CartLine[]>((before, line) => merge(before, line, 'own').lines, [])
const people = (adults: number): CartLine => ({ ...ride, pax: { adults, children: [] } })

describe('exchange: replacing one line by another', () => {
  const lines = basket(ride, tour)
  const key = lines[0]?.key ?? ''
  const swap = (line: CartLine, from = lines, which = key) =>
    applyIntent(from, { kind: 'exchange', key: which, line }, 'own')

  it('keeps the position and the count, with a new key', () => {
    const { lines: after, outcome } = swap({ ...people(7), id: 'aytbelekminibus' })
    expect(after.map(({ id, count }) => [id, count])).toEqual([
      ['aytbelekminibus', 1],
      ['7', 1],
    ])
    expect(outcome).toMatchObject({ kind: 'replaced', before: 1, count: 1, key: after[0]?.key })
    expect(after[0]?.key).not.toBe(key)
  })

  it('merges with an existing line of the same identity', () => {
    const both = basket(ride, tour, people(6))
    const { lines: after } = swap(people(6), both)
    expect(after.map(({ id, count }) => [id, count])).toEqual([
      ['7', 1],
      ['aytbelekminivan', 2],
    ])
  })

  it('changes nothing when the line was removed or is identical', () => {
    expect(swap(people(6), lines, 'gone')).toMatchObject({ lines, outcome: { kind: 'absent' } })
    expect(swap(people(5))).toMatchObject({ lines, outcome: { kind: 'kept' } })
  })

  it('keeps both lines when the merged count would be too high', () => {
    const nine = basket(ride, { ...people(6), count: 9 })
    expect(swap(people(6), nine)).toMatchObject({ lines: nine, outcome: { kind: 'full' } })
  })
})

describe('renew: replacing expired offers by current ones (decision 43.5)', () => {
  const lines = basket(ride, tour)
  const key = lines[0]?.key ?? ''

  it('keeps position and key, and reports `replaced`', () => {
    const renewed = applyIntent(lines, { kind: 'renew', key, line: { ...ride, key: 'other', offerId: 'new' } }, 'own')
    expect(renewed.lines.map((line) => [line.key, line.offerId])).toEqual([
      [key, 'new'],
      [lines[1]?.key, undefined],
    ])
    expect(renewed.outcome).toEqual({ kind: 'replaced', key, before: 1, count: 1 })
  })

  it('returns `absent` for a line that another tab has removed', () => {
    const renewed = applyIntent(lines.slice(1), { kind: 'renew', key, line: ride }, 'own')
    expect([renewed.lines, renewed.outcome.kind]).toEqual([lines.slice(1), 'absent'])
  })
})
