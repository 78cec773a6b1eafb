import { expect, test } from 'vitest'
import { freeLift, isCovered, pointsOf } from './free-lift.ts'

test.each<[string, (lift: number) => boolean, number | undefined]>([
  ['stays where nothing is under it', () => false, 0],
  ['moves up by the first step that is free', (lift) => lift < 40, 48],
  ['stays away where every place within reach is taken', () => true, undefined],
  ['never goes further than its room', (lift) => lift <= 120, undefined],
])('the call pair %s', (_, isTaken, lift) => {
  expect(freeLift(isTaken, 120)).toBe(lift)
})

test.each([
  ['a button', { isLink: false, holdsPoint: true, width: 328, height: 200 }, true],
  ['a link in a text', { isLink: true, holdsPoint: true, width: 120, height: 24 }, true],
  ['a link as wide as the screen', { isLink: true, holdsPoint: true, width: 328, height: 48 }, true],
  ['the link of a whole card', { isLink: true, holdsPoint: true, width: 328, height: 260 }, false],
  ['a title whose link is the whole card', { isLink: true, holdsPoint: false, width: 200, height: 24 }, false],
])('%s counts as covered: %s', (_, control, covered) => {
  expect(isCovered(control)).toBe(covered)
})

test('the page is looked at under the whole pair, with its last line and column', () => {
  const points = pointsOf({ left: 100, right: 130, top: 0, bottom: 24 })
  expect([...new Set(points.map(([x]) => x))]).toEqual([100, 112, 124, 130])
  expect([...new Set(points.map(([, y]) => y))]).toEqual([0, 12, 24])
})
