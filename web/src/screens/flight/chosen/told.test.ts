import { expect, test } from 'vitest'
import { afterCheck, afterSaid, type Told } from './told.ts'

const before = { value: 300, currency: 'try' } as const
const failure = new Error('sold out')

test.each<[string, Told | undefined, Told]>([
  ['the earlier total', undefined, { A: { before } }],
  ['the failure of its own choice as well', { A: { failure } }, { A: { failure, before } }],
  ['the failure of another choice of that one', { B: { failure } }, { A: { before }, B: { failure } }],
])('a check of A tells %s', (_, told, after) => {
  expect(afterCheck(told, 'A', before)).toEqual(after)
})

test.each<[string, Told, Told[string], Told]>([
  ['a failure of A leaves the changed price of B', { B: { before } }, { failure }, { A: { failure }, B: { before } }],
  ['a new check of A clears A alone', { A: { failure }, B: { before } }, undefined, { A: undefined, B: { before } }],
])('%s', (_, told, said, after) => {
  expect(afterSaid(told, 'A', said)).toEqual(after)
})
