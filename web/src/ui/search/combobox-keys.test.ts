import { expect, test } from 'vitest'
import { pressKey } from './combobox-keys.ts'

const CLOSED = { open: false, active: -1 }
const OPEN = { open: true, active: -1 }
const FIRST = { open: true, active: 0 }
const LAST = { open: true, active: 3 }

test.each([
  ['ArrowDown opens on the first option', CLOSED, 'ArrowDown', { open: true, active: 0 }],
  ['ArrowUp opens on the last option', CLOSED, 'ArrowUp', { open: true, active: 3 }],
  ['ArrowDown enters the list', OPEN, 'ArrowDown', { open: true, active: 0 }],
  ['ArrowDown goes on', FIRST, 'ArrowDown', { open: true, active: 1 }],
  ['ArrowDown wraps', LAST, 'ArrowDown', { open: true, active: 0 }],
  ['ArrowUp wraps', FIRST, 'ArrowUp', { open: true, active: 3 }],
  ['Home goes to the first option', LAST, 'Home', { open: true, active: 0 }],
  ['End goes to the last option', FIRST, 'End', { open: true, active: 3 }],
  ['Home stays with the text', OPEN, 'Home', null],
  ['Enter takes the option', FIRST, 'Enter', { open: false, active: 0, picked: true }],
  ['Enter without an option sends the form', OPEN, 'Enter', null],
  ['Escape closes', FIRST, 'Escape', { open: false, active: -1 }],
  ['Escape on a closed list is not ours', CLOSED, 'Escape', null],
  ['letters stay with the text', FIRST, 'a', null],
])('%s', (_, state, key, expected) => expect(pressKey(state, key, 4)).toEqual(expected))

test('has no active option in an empty list', () => {
  expect(pressKey(CLOSED, 'ArrowDown', 0)).toEqual({ open: true, active: -1 })
  expect(pressKey(OPEN, 'ArrowUp', 0)).toEqual({ open: true, active: -1 })
})
