import { expect, test } from 'vitest'
import { unfitValues } from './unfit-values.ts'

test.each<[unknown, string[]]>([
  [{ a: [1, 'text', { b: null }], c: true }, []],
  [{ a: [1, 2 ** 53] }, ['/a/1']],
  [{ a: [[-0], { 'b/c': 'no\u0000' }] }, ['/a/0/0', '/a/1/b~1c']],
  [['a', { 'x~y': ['\u202e'] }], ['/1/x~0y/0']],
  ['\ud800', ['']],
])('B8, B9: of %j, the values at %j are unfit', (value, pointers) => {
  expect(unfitValues(value).map(({ pointer }) => pointer)).toEqual(pointers)
})
