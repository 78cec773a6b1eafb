import { expect, test } from 'vitest'
import type { Locale } from '../../i18n/locales.ts'
import { languageToSuggest } from './suggest-language.tsx'

const OFFERED: Locale[] = ['en', 'tr', 'ar']

test.each<[here: Locale, kept: Locale | undefined, wanted: string[], expected: Locale | undefined]>([
  ['en', undefined, ['tr-TR', 'en'], 'tr'],
  ['tr', undefined, ['tr-TR', 'en'], undefined],
  ['en', undefined, ['fr', 'de'], undefined],
  ['en', undefined, [], undefined],
  ['en', 'ar', ['tr'], 'ar'],
  ['ar', 'ar', ['tr'], undefined],
  ['en', 'de', ['tr'], 'tr'],
  ['de', undefined, ['fr'], undefined],
])('on a page in %s, with %s kept and %j wanted: %s', (here, kept, wanted, expected) => {
  expect(languageToSuggest(here, OFFERED, kept, wanted)).toBe(expected)
})
