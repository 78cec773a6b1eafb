import { expect, test } from 'vitest'
import { paragraphs } from './paragraphs.ts'

test('splits at blank lines and keeps line breaks within a paragraph', () => {
  expect(paragraphs('1. Parties.\n\n2. Sold:\n- a\n- b\n \n\n3.')).toEqual(['1. Parties.', '2. Sold:\n- a\n- b', '3.'])
  expect(paragraphs(' \n\n ')).toEqual([])
})
