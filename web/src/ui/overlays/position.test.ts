import { describe, expect, test } from 'vitest'
import { listPosition, panelPosition } from './position.ts'

const VIEW = { viewWidth: 1280, viewHeight: 800 }
const FIELD = { anchorStart: 100, anchorEnd: 300, anchorTop: 100, anchorBottom: 200 }
const PANEL = { panelWidth: 400, panelHeight: 470 }

describe('inline: a panel', () => {
  test.each([
    ['has its start edge in line with the anchor', {}, 100],
    ['has its end edge in line where it would leave the view', { anchorStart: 900, anchorEnd: 1200 }, 800],
    ['never passes the start edge', { anchorStart: 900, anchorEnd: 1000, panelWidth: 1100 }, 16],
    ['leaves air at the edge of the view', { anchorStart: 1100, anchorEnd: 1280, panelWidth: 300 }, 964],
  ])('%s', (_, over, inline) => {
    expect(panelPosition({ ...VIEW, ...FIELD, ...PANEL, ...over }).inline).toBe(inline)
  })
})

describe('block: a panel of 470 px in a view of 800', () => {
  test.each([
    ['opens under its anchor', 100, 208],
    ['opens under its anchor down to the last pixel', 206, 314],
    ['flips above when it does not fit below', 560, 82],
    ['covers the anchor when it fits on neither side, and is whole', 300, 314],
    ['stays whole under an anchor that has left the view', 900, 314],
    ['begins in the view when its anchor is above it', -300, 16],
  ])('%s', (_, anchorTop, block) => {
    const field = { ...FIELD, anchorTop, anchorBottom: anchorTop + 100 }
    expect(panelPosition({ ...VIEW, ...field, ...PANEL }).block).toBe(block)
  })

  test('begins at the edge when it is higher than the view', () => {
    expect(panelPosition({ ...VIEW, ...FIELD, panelWidth: 400, panelHeight: 900 }).block).toBe(16)
  })
})

describe('a list of suggestions at a field of 100 px in a view of 800', () => {
  test.each([
    ['under the field with all the room there is', 100, 'below', 576],
    ['under the field while that is enough for six entries', 292, 'below', 384],
    ['above the field when that has more room', 560, 'above', 536],
    ['under the field when neither is enough and that is larger', 330, 'below', 346],
  ] as const)('%s', (_, anchorTop, side, height) => {
    expect(listPosition({ anchorTop, anchorBottom: anchorTop + 100, viewHeight: 800 })).toEqual({ side, height })
  })
})
