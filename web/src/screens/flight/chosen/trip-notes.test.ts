import { expect, test } from 'vitest'
import { withNote, withTotalBefore, type TripNotes } from './trip-notes.ts'

const before = { value: 300, currency: 'try' } as const
const failure = new Error('sold out')

test.each<[string, TripNotes | undefined, TripNotes]>([
  ['the earlier total', undefined, { A: { before } }],
  ['the failure of its own choice as well', { A: { failure } }, { A: { failure, before } }],
  ['the failure of another choice of that one', { B: { failure } }, { A: { before }, B: { failure } }],
])('a check of A notes %s', (_, notes, after) => {
  expect(withTotalBefore(notes, 'A', before)).toEqual(after)
})

test.each<[string, TripNotes, TripNotes[string], TripNotes]>([
  ['a failure of A leaves the changed price of B', { B: { before } }, { failure }, { A: { failure }, B: { before } }],
  ['a new check of A clears A alone', { A: { failure }, B: { before } }, undefined, { A: undefined, B: { before } }],
])('%s', (_, notes, note, after) => {
  expect(withNote(notes, 'A', note)).toEqual(after)
})
