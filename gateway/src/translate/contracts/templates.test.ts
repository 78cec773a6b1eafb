import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TEMPLATE_VERSION, templatesOf } from './templates.ts'

/** Facts that every basket has. */
const FACTS = new Set([
  'seller',
  'sellerLicence',
  'sellerPhone',
  'sellerEmail',
  'customer',
  'customerPhone',
  'customerEmail',
  'guests',
  'lines',
  'total',
  'payment',
  'date',
])

const LANGUAGES = readdirSync(new URL('./texts/', import.meta.url)).map((file) => file.slice(0, 2))

/** The three contracts in a language. */
const contractsIn = (language: string) =>
  Promise.all(
    (['distance-sales', 'pre-information', 'package-tour'] as const).map(async (id) => {
      const [[, text] = ['', { title: '', body: '' }]] = await templatesOf(id, [language])
      return text
    }),
  )
const ENGLISH = await contractsIn('en')

describe.each(LANGUAGES)('the contract templates in %s', async (language) => {
  const each = await contractsIn(language)

  test('name the seller, the buyer, the lines, the sum and the payment, and leave nothing open', () => {
    for (const text of each) {
      for (const it of ['seller', 'customer', 'lines', 'guests', 'total', 'payment', 'date'])
        expect(text.body).toContain(`{{${it}}}`)
      const unknown = Array.from(text.body.matchAll(/\{\{(\w+)\}\}/g), ([, name = '']) => name).filter(
        (it) => !FACTS.has(it),
      )
      expect([unknown, text.body.includes('—')]).toEqual([[], false])
    }
  })

  test('have the sections of English, in its order and with its numbers and placeholders', () => {
    for (const text of each) expect(text.title).not.toBe('')
    expect(each.map(({ body }) => sectionsOf(body))).toEqual(ENGLISH.map(({ body }) => sectionsOf(body)))
  })

  test('are written with the marks of the language', () => {
    for (const text of each) {
      const plain = text.title + text.body
      expect(plain).not.toMatch(/['"]|  |[\u0660-\u0669\u06f0-\u06f9]/)
      expect(plain).not.toMatch(WRONG[language] ?? NOTHING)
    }
  })
})

const NOTHING = /(?!)/
/** Marks of other languages that are easily typed: in French before a colon, in Chinese, Arabic and Persian commas. */
const WRONG: Readonly<Record<string, RegExp>> = {
  ar: /[,;?]/,
  fa: /[,;?\u0643\u064a]/,
  fr: /[^\u00a0]:/,
  ro: /[\u015e\u015f\u0162\u0163]/,
  zh: /[\u4e00-\u9fff][,;:()]/,
}

/** For each paragraph its number and its placeholders. */
const sectionsOf = (body: string) =>
  body
    .split('\n\n')
    .map((section) => [
      /^\d\./.exec(section)?.[0] ?? '',
      Array.from(section.matchAll(/\{\{\w+\}\}/g), String).toSorted(),
    ])

test('a site has its contracts in the languages that it offers, or in English', async () => {
  const languages = async (offered: string[]) =>
    (await templatesOf('distance-sales', offered)).map(([language]) => language)
  expect(await languages(LANGUAGES)).toEqual(LANGUAGES)
  expect(await languages(['tr', 'uk', 'de', '../texts/de'])).toEqual(['tr', 'de'])
  expect(await languages(['uk'])).toEqual(['en'])
})

test('a changed word is another version: whoever accepts a text names its version', async () => {
  const all = (await Promise.all(LANGUAGES.toSorted().map(contractsIn))).flat()
  const digest = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16)
  expect([TEMPLATE_VERSION, digest]).toEqual(['standard-2', '698be2ca16328cef'])
})
