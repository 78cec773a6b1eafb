import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ICON_NAMES } from './icons.ts'

test('every name has its picture, and every picture its name', () => {
  const file = readFileSync(new URL('icons.svg', import.meta.url), 'utf8')
  expect(Array.from(file.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">/g), ([, id]) => id)).toEqual([
    ...ICON_NAMES,
  ])
})
