import { expect, test } from 'vitest'
import { isolated } from './bidi.ts'

test.each([
  ['a sum keeps its sign on its side', '₺1.234,50', 'sum', '\u2066₺1.234,50\u2069'],
  ['a name reads as it is written', 'Ada Kaya', 'words', '\u2068Ada Kaya\u2069'],
  ['an isolate ends with its line', 'one\ntwo', 'words', '\u2068one\u2069\n\u2068two\u2069'],
] as const)('%s', (_title, text, kind, expected) => {
  expect(isolated(text, kind)).toBe(expected)
})
