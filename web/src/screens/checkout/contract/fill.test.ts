import { expect, test } from 'vitest'
import { fill, paragraphs, sha256 } from './fill.ts'

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

test('the hash is that of the text in UTF-8, as the contract wants it', async () => {
  expect(await sha256('ışık')).toMatch(/^[0-9a-f]{64}$/)
  expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
