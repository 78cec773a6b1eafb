import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { Catalogue } from './catalogues.ts'
import { LOCALE_NAMES, LOCALES, offeredLocales } from './locales.ts'

// A fresh module, independent of what other tests have loaded in this process.
vi.resetModules()
const { catalogueModules, loadMessages, messagesOf } = await import('./catalogues.ts')
const { intlOf } = await import('./intl.ts')

const namesOf = (locale: string) =>
  readdirSync(join(import.meta.dirname, 'messages', locale)).map((file) => file.replace('.json', ''))

test.each(LOCALE_NAMES)('every catalogue of %s is compiled and can be loaded', async (locale) => {
  const names = namesOf(locale).filter((name) => name !== 'every-page')
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) {
    const before = Object.keys(messagesOf(locale)).length
    await loadMessages(locale, [name])
    expect(Object.keys(messagesOf(locale)).length).toBeGreaterThan(before)
  }
  expect(Object.values(messagesOf(locale)).every(Array.isArray)).toBe(true)
  expect(catalogueModules(locale, ['cart']).every((module) => module.includes(`/${locale}`))).toBe(true)
})

type Node = Catalogue[string][number]

/** The forms of every plural in a message: "one other". */
function pluralsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    const inside = 'options' in node ? Object.values(node.options).map(({ value }) => value) : []
    const forms = 'pluralType' in node ? [Object.keys(node.options).filter((form) => !form.startsWith('='))] : []
    return [
      ...forms.map((it) => it.toSorted().join(' ')),
      ...inside.flatMap(pluralsOf),
      ...('children' in node ? pluralsOf(node.children) : []),
    ]
  })
}

test.each(LOCALE_NAMES)('every plural of %s has all forms of the language and no other', async (locale) => {
  await loadMessages(
    locale,
    namesOf(locale).filter((name) => name !== 'every-page'),
  )
  const forms = new Intl.PluralRules(LOCALES[locale].intl).resolvedOptions().pluralCategories.toSorted().join(' ')
  const plurals = Object.entries(messagesOf(locale)).flatMap(([id, message]) =>
    pluralsOf(message).map((found) => ({ id, found })),
  )
  expect(plurals.length).toBeGreaterThan(100)
  // A plural with the form `other` alone only tells zero apart.
  expect(plurals.filter(({ found }) => found !== forms && found !== 'other')).toEqual([])
})

test('an existing intl also has messages that are loaded later', async () => {
  const { formatMessage } = intlOf('en')
  await loadMessages('en', ['cart'])
  expect(formatMessage({ id: 'cart.title' })).toBe('Your cart')
})

test('loading a missing catalogue throws each time', async () => {
  await expect(loadMessages('en', ['nothing'])).rejects.toThrow('no catalogue')
  await expect(loadMessages('en', ['nothing'])).rejects.toThrow('no catalogue')
})

test.each(LOCALE_NAMES)('the platform knows how to format in %s', (locale) => {
  expect(Intl.DateTimeFormat.supportedLocalesOf(LOCALES[locale].intl)).toHaveLength(1)
})

test("returns the site's languages that have routes, in the site's order (decision 32.1)", () => {
  expect(offeredLocales(['ar', 'uk', 'pl', 'en', 'az'])).toEqual(['ar', 'en'])
})
