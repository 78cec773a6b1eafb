import languages from '@rota/openapi/reference/languages.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { LOCALE_NAMES, offeredLocales } from './locales.ts'

const ACTIVE = languages.filter(({ active }) => active).map(({ code }) => code)

test("offers languages that have routes, are active and are on the site's list (decision 32.1)", () => {
  const all = languages.map(({ code }) => code)
  const offered = offeredLocales(all)
  expect(offered).toHaveLength(17)
  expect(offered.filter((code) => !ACTIVE.includes(code))).toEqual([])
  expect(ACTIVE.filter((code) => !LOCALE_NAMES.some((name) => name === code))).toEqual(['uk', 'pl', 'az'])
  expect(offeredLocales(['uk', 'tr', 'nl', 'ar'])).toEqual(['tr', 'ar'])
})
