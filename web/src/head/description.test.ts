import { expect, test } from 'vitest'
import { descriptionOf } from './description.ts'

test.each([
  ['a short text', 'Pines and a bay.', 'Pines and a bay.'],
  ['no text', undefined, 'The bay'],
  ['a text of spaces', ' \n', 'The bay'],
  ['exactly 200 characters', 'x'.repeat(200), 'x'.repeat(200)],
  ['a long text, to a whole word', 'word '.repeat(60), `${'word '.repeat(38)}word…`],
  ['a long text without spaces', '海'.repeat(300), `${'海'.repeat(199)}…`],
  ['a character of two units at the end', `${'x'.repeat(198)}😀${'x'.repeat(50)}`, `${'x'.repeat(198)}…`],
])('%s is the description of a page', (_, text, description) => {
  expect(descriptionOf(text, 'The bay')).toBe(description)
  expect(description.length).toBeLessThanOrEqual(200)
})
