import { expect, test } from 'vitest'
import { catalogueModule, loadCatalogue } from './catalogues.ts'
import { LOCALE_NAMES, LOCALES, offeredLocales } from './locales.ts'

test.each(LOCALE_NAMES)('the catalogue of %s loads and is compiled', async (locale) => {
  const messages = await loadCatalogue(locale)
  expect(Object.keys(messages).length).toBeGreaterThan(50)
  expect(Array.isArray(messages['notFound.title'])).toBe(true)
  expect(catalogueModule(locale)).toContain(locale)
})

test.each(LOCALE_NAMES)('the platform knows how to format in %s', (locale) => {
  expect(Intl.DateTimeFormat.supportedLocalesOf(LOCALES[locale].intl)).toHaveLength(1)
})

test('offered is what is routed and on the site’s list, in its order (decision 32.1)', () => {
  expect(offeredLocales(['ar', 'uk', 'pl', 'en', 'az'])).toEqual(['ar', 'en'])
})
