import { describe, expect, test } from 'vitest'
import type { CartLine } from './cart-line.ts'
import { applyIntent, leavesWith } from './cart.ts'

describe('flights', () => {
  const way = (route: number, offerId: string): CartLine => ({
    key: `old-${route}`,
    type: 'flight',
    stype: 'flight',
    id: `F${route}`,
    pax: { adults: 1, children: [] },
    route,
    offerId,
    count: 1,
  })
  const room: CartLine = { key: 'room', type: 'hotel', id: '12', pax: { adults: 1, children: [] }, count: 1 }

  test('new flights take the place of all that are there, way back included (decision 43.4)', () => {
    const before = [way(1, 'a'), way(2, 'a'), room]
    const both = applyIntent(before, { kind: 'flights', lines: [way(1, 'b'), way(2, 'b')] }, 'own')
    expect(both.lines.map(({ offerId, key }) => [offerId, key === 'room'])).toEqual([
      ['b', false],
      ['b', false],
      [undefined, true],
    ])
    expect(both.outcome).toMatchObject({ kind: 'replaced', gone: [before[0], before[1]] })
    expect(applyIntent(before, { kind: 'flights', lines: [way(1, 'c')] }, 'own').lines).toHaveLength(2)
  })

  test('the first flights join what is there, or their old place', () => {
    const added = applyIntent([room], { kind: 'flights', lines: [way(1, 'a')] }, 'own')
    expect(added.outcome.gone).toBeUndefined()
    expect([added.outcome.kind, added.lines.map(({ type }) => type)]).toEqual(['added', ['hotel', 'flight']])
    const back = applyIntent([room], { kind: 'flights', lines: [way(1, 'a'), way(2, 'a')], at: 0 }, 'own')
    expect(back.lines.map(({ type }) => type)).toEqual(['flight', 'flight', 'hotel'])
    expect(applyIntent(back.lines, { kind: 'flights', lines: [way(1, 'a'), way(2, 'a')] }, 'own').lines).toEqual(
      back.lines,
    )
  })

  test('both legs leave with one of them (decision 27.4)', () => {
    const before = [way(1, 'a'), way(2, 'a'), room]
    expect(leavesWith(before, 'old-2').map(({ key }) => key)).toEqual(['old-1', 'old-2'])
    expect(leavesWith(before, 'room')).toEqual([room])
    expect(leavesWith(before, 'nothing')).toEqual([])
  })
})
