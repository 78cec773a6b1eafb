import { expect, test } from 'vitest'
import { fill, paragraphs } from './fill.ts'

test.each([
  ['Between {{site}} and {{ customer }}.', 'Between Yelkovan and Defne {{site}}.'],
  ['{{unknown}}', '—'],
  ['{site} {{}}', '{site} {{}}'],
])('placeholders: %j -> %j', (text, filled) => {
  expect(fill(text, { site: 'Yelkovan', customer: 'Defne {{site}}' })).toBe(filled)
})

test('paragraphs are parted by blank lines', () => {
  expect(paragraphs('One.\n\nTwo:\n- a\n- b\n \n\nThree.')).toEqual(['One.', 'Two:\n- a\n- b', 'Three.'])
})
