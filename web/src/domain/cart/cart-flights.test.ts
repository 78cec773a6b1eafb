import { describe, expect, test } from 'vitest'
import type { CartLine } from './cart-line.ts'
import { applyIntent, linesRemovedWith } from './cart.ts'

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

  test('new flights replace all existing ones, including the return (decision 43.4)', () => {
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

  test.each<[string, string[], boolean]>([
    ['the same trip again', ['a', 'b'], false],
    ['another way back', ['a', 'c'], true],
    ['no way back', ['a'], true],
  ])('%s, %j, reports replaced flights: %s', (_, offerIds, isReplaced) => {
    const before = [way(1, 'a'), way(2, 'b')]
    const lines = offerIds.map((offerId, at) => way(at + 1, offerId))
    const { outcome } = applyIntent(before, { kind: 'flights', lines }, 'own')
    expect(outcome.gone).toEqual(isReplaced ? before : undefined)
  })

  test('adding a return to the same departure reports nothing as replaced', () => {
    const { outcome } = applyIntent([way(1, 'a')], { kind: 'flights', lines: [way(1, 'a'), way(2, 'b')] }, 'own')
    expect(outcome.gone).toBeUndefined()
  })

  test('the first flights are appended, or restored to their former position', () => {
    const added = applyIntent([room], { kind: 'flights', lines: [way(1, 'a')] }, 'own')
    expect(added.outcome.gone).toBeUndefined()
    expect([added.outcome.kind, added.lines.map(({ type }) => type)]).toEqual(['added', ['hotel', 'flight']])
    const back = applyIntent([room], { kind: 'flights', lines: [way(1, 'a'), way(2, 'a')], at: 0 }, 'own')
    expect(back.lines.map(({ type }) => type)).toEqual(['flight', 'flight', 'hotel'])
    expect(applyIntent(back.lines, { kind: 'flights', lines: [way(1, 'a'), way(2, 'a')] }, 'own').lines).toEqual(
      back.lines,
    )
  })

  test('removing one leg removes both (decision 27.4)', () => {
    const before = [way(1, 'a'), way(2, 'a'), room]
    expect(linesRemovedWith(before, 'old-2').map(({ key }) => key)).toEqual(['old-1', 'old-2'])
    expect(linesRemovedWith(before, 'room')).toEqual([room])
    expect(linesRemovedWith(before, 'nothing')).toEqual([])
  })
})
