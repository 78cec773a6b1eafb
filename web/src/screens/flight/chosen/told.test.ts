import { expect, test } from 'vitest'
import { afterCheck, type Told } from './told.ts'

const before = { value: 300, currency: 'try' } as const
const failure = new Error('sold out')

test.each<[string, Told | undefined, Told]>([
  ['the earlier total', undefined, { A: { before } }],
  ['the failure of its own choice as well', { A: { failure } }, { A: { failure, before } }],
  ['the failure of another choice of that one', { B: { failure } }, { A: { before }, B: { failure } }],
])('a check of A tells %s', (_, told, after) => {
  expect(afterCheck(told, 'A', before)).toEqual(after)
})
