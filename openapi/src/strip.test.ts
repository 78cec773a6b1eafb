import { expect, test } from 'vitest'
import { without } from './strip.ts'

const cases: [string, string[][], unknown, unknown, boolean][] = [
  ['a property', [['a']], { a: 1, b: 2 }, { b: 2 }, true],
  ['a property with null in it', [['a']], { a: null }, {}, true],
  ['inside an object', [['a', 'b']], { a: { b: 1, c: 2 } }, { a: { c: 2 } }, true],
  ['in every item', [['a', '*', 'b']], { a: [{ b: 1 }, {}, { b: 2, c: 3 }] }, { a: [{}, {}, { c: 3 }] }, true],
  ['in items of the root', [['*', 'b']], [{ b: 1 }, { c: 1 }], [{}, { c: 1 }], true],
  ['in every member of a map', [['a', '*', 'b']], { a: { x: { b: 1 }, y: {} } }, { a: { x: {}, y: {} } }, true],
  ['several paths', [['a'], ['b', '*', 'c']], { a: 1, b: [{ c: 1 }] }, { b: [{}] }, true],
  ['a missing property', [['a'], ['b', 'c']], { b: {}, d: 1 }, { b: {}, d: 1 }, false],
  ['another shape on the way', [['a', '*', 'b']], { a: 'text' }, { a: 'text' }, false],
  ['null on the way', [['a', 'b']], { a: null }, { a: null }, false],
  ['no paths', [], { a: 1 }, { a: 1 }, false],
  ['an inherited property', [['toString']], {}, {}, false],
]

test.each(cases)('%s', (_what, paths, value, expected, isChanged) => {
  const before = structuredClone(value)
  const result = without(paths, value)
  expect(result).toEqual(expected)
  // The same value means that its bytes can be forwarded unchanged; a shared value is never modified.
  expect(result !== value).toBe(isChanged)
  expect(value).toEqual(before)
})

test('copies only the objects on the path', () => {
  const value = { a: { b: 1, c: {} }, d: { e: 1 } }
  const result = without([['a', 'b']], value)
  expect(result).toEqual({ a: { c: {} }, d: { e: 1 } })
  expect([result.a.c, result.d]).toEqual([value.a.c, value.d])
  expect(result.d).toBe(value.d)
})
