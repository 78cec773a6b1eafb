import { expect, test } from 'vitest'
import { placeBelow } from './place.ts'

test.each([
  ['start edges in line', { anchorStart: 100, anchorEnd: 300, panelWidth: 400 }, 100],
  ['end edges in line where it would leave the page', { anchorStart: 900, anchorEnd: 1200, panelWidth: 400 }, 800],
  ['never over the start edge', { anchorStart: 900, anchorEnd: 1000, panelWidth: 1100 }, 16],
  ['an anchor at the very edge leaves air', { anchorStart: 1100, anchorEnd: 1280, panelWidth: 300 }, 964],
])('%s', (_, room, inline) => {
  expect(placeBelow({ ...room, anchorBottom: 200, pageWidth: 1280 })).toEqual({ inline, block: 208 })
})
