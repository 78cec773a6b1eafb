import { expect, test } from 'vitest'
import { freeLift, mayBeCovered, pressArea, type Box } from './free-lift.ts'

const PAIR = { left: 300, right: 348, top: 600, bottom: 700 }

test.each<[string, Box[], number | undefined]>([
  ['stays where nothing is under it', [], 0],
  ['stays beside what only touches it', [{ left: 0, right: 300, top: 600, bottom: 700 }], 0],
  ['moves up by the first step that is free', [{ left: 0, right: 328, top: 660, bottom: 708 }], 48],
  ['moves off the edge of a control', [{ left: 0, right: 301, top: 699, bottom: 740 }], 24],
  ['stays away where every place within reach is taken', [{ left: 0, right: 360, top: 0, bottom: 740 }], undefined],
  ['never goes further than its room', [{ left: 0, right: 360, top: 579, bottom: 740 }], undefined],
])('the call pair %s', (_, taken, lift) => {
  expect(freeLift(PAIR, taken, 120)).toBe(lift)
})

test.each([
  ['a large button', false, { width: 328, height: 200 }, false],
  ['a link in a text', true, { width: 120, height: 24 }, false],
  ['a link as wide as the screen', true, { width: 328, height: 48 }, false],
  ['the link of a whole card', true, { width: 328, height: 260 }, true],
])('%s may be covered: %s', (_, isLink, size, may) => {
  expect(mayBeCovered(isLink, size)).toBe(may)
})

test('a button counts with its press area, a link with its own box', () => {
  const box = { left: 10, right: 60, top: 100, bottom: 136 }
  expect(pressArea(false, box)).toEqual({ left: 10, right: 60, top: 96, bottom: 140 })
  expect(pressArea(true, box)).toEqual(box)
})
