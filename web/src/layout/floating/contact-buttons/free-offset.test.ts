import { expect, test } from 'vitest'
import { freeOffset, mayBeCovered, pressArea, type Box } from './free-offset.ts'

const BUTTONS = { left: 300, right: 348, top: 600, bottom: 700 }

test.each<[string, Box[], number | undefined]>([
  ['stay where nothing is under them', [], 0],
  ['stay beside what only touches them', [{ left: 0, right: 300, top: 600, bottom: 700 }], 0],
  ['move up by the first step that is free', [{ left: 0, right: 328, top: 660, bottom: 708 }], 48],
  ['move off the edge of a control', [{ left: 0, right: 301, top: 699, bottom: 740 }], 24],
  [
    'stay away where every position within reach has an obstacle',
    [{ left: 0, right: 360, top: 0, bottom: 740 }],
    undefined,
  ],
  ['never move further than their room', [{ left: 0, right: 360, top: 579, bottom: 740 }], undefined],
])('the contact buttons %s', (_, obstacles, offset) => {
  expect(freeOffset(BUTTONS, obstacles, 120)).toBe(offset)
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
