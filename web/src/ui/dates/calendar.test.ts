import { expect, test } from 'vitest'
import { addDays, addMonths, formatTyped, monthGrid, moveFocus, nightsBetween, pickDay, weekdayOf } from './calendar.ts'

test('November 2026 starts on a Sunday', () => {
  const monday = monthGrid(202611, 1)
  expect(monday).toHaveLength(6)
  expect(monday[0]).toEqual([null, null, null, null, null, null, 20261101])
  expect(monday[5]).toEqual([20261130, null, null, null, null, null, null])
  const sunday = monthGrid(202611, 0)
  expect(sunday).toHaveLength(5)
  expect(sunday[0]?.[0]).toBe(20261101)
  expect(monthGrid(202611, 6)[0]).toEqual([null, 20261101, 20261102, 20261103, 20261104, 20261105, 20261106])
})

test.each([
  [202402, 29],
  [202602, 28],
  [210002, 28],
  [202612, 31],
])('month %i has %i days', (month, days) => {
  expect(
    monthGrid(month, 1)
      .flat()
      .filter((day) => day !== null),
  ).toHaveLength(days)
})

test.each([
  [20261231, 1, 20270101],
  [20240228, 1, 20240229],
  [20261029, -1, 20261028],
  [20260329, 1, 20260330],
])('%i and %i days is %i, whatever the clocks do', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected)
  expect(nightsBetween(date, expected)).toBe(days)
})

test.each([
  [202612, 1, 202701],
  [202701, -1, 202612],
  [202611, 14, 202801],
])('month %i and %i is %i', (month, months, expected) => expect(addMonths(month, months)).toBe(expected))

test.each([
  ['nothing yet', { from: null, to: null }, 20261121, { from: 20261121, to: null }],
  ['the end', { from: 20261121, to: null }, 20261126, { from: 20261121, to: 20261126 }],
  ['the same day again is no stay', { from: 20261121, to: null }, 20261121, { from: 20261121, to: null }],
  ['an earlier day starts anew', { from: 20261121, to: null }, 20261120, { from: 20261120, to: null }],
  ['a third press starts anew', { from: 20261121, to: 20261126 }, 20261201, { from: 20261201, to: null }],
])('pick: %s', (_, range, day, expected) => expect(pickDay(range, day)).toEqual(expected))

const SETTING = { rtl: false, weekStart: 1, min: 20261107 }
test.each([
  ['ArrowRight', 20261121, 20261122],
  ['ArrowLeft', 20261121, 20261120],
  ['ArrowUp', 20261121, 20261114],
  ['ArrowDown', 20261128, 20261205],
  ['Home', 20261118, 20261116],
  ['End', 20261118, 20261122],
  ['PageDown', 20261121, 20261221],
  ['PageUp', 20261221, 20261121],
])('%s from %i goes to %i', (key, day, expected) => expect(moveFocus(day, key, SETTING)).toBe(expected))

test('the keys follow the reading direction, the month keys keep inside the month, nothing goes before the first day', () => {
  expect(moveFocus(20261121, 'ArrowRight', { ...SETTING, rtl: true })).toBe(20261120)
  expect(moveFocus(20261121, 'ArrowLeft', { ...SETTING, rtl: true })).toBe(20261122)
  expect(moveFocus(20270131, 'PageDown', SETTING)).toBe(20270228)
  expect(moveFocus(20261110, 'ArrowUp', SETTING)).toBe(20261107)
  expect(moveFocus(20261121, 'a', SETTING)).toBeNull()
})

test('dates are written DD.MM.YYYY', () => {
  expect(formatTyped(20270201)).toBe('01.02.2027')
  expect(weekdayOf(20261121)).toBe(6)
})
