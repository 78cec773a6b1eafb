import { expect, test } from 'vitest'
import { heroOf } from './hero-of.ts'

test.each(['split', 'full', 'search', 'mosaic', 'text', 'poster'])('%s is a composition', (name) => {
  expect(heroOf(name)).toBe(name)
})

test.each([undefined, '', 'unknown', 'constructor'])('%j falls back to the split (decision 44.1)', (name) => {
  expect(heroOf(name)).toBe('split')
})
