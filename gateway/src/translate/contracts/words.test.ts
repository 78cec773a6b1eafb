import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { wordsIn } from './words.ts'

type Texts = Record<string, string | Record<string, string>>
const HOME = new URL('./texts/', import.meta.url)
const read = (file: string) => JSON.parse(readFileSync(new URL(file, HOME), 'utf8')) as Texts
const ENGLISH = read('en.json')

/** The placeholders of each text without plural forms: a form that means one number may spell it out. */
const placeholdersOf = (texts: Texts) =>
  Object.entries(texts).flatMap(([id, text]) =>
    typeof text === 'string' ? [[id, Array.from(text.matchAll(/\{\w+\}/g), String).toSorted()]] : [],
  )

describe.each(readdirSync(HOME))('the contract words of %s', (file) => {
  const texts = read(file)

  test('are those of English, with the same placeholders', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(ENGLISH))
    expect(placeholdersOf(texts)).toEqual(placeholdersOf(ENGLISH))
  })

  test('have every plural form of the language', () => {
    const language = file.slice(0, 2)
    const { pluralCategories } = new Intl.PluralRules(language === 'pt' ? 'pt-PT' : language).resolvedOptions()
    for (const id of ['adults', 'children', 'infants', 'instalments']) {
      expect(Object.keys(texts[id] ?? {}).toSorted()).toEqual(pluralCategories.toSorted())
    }
  })
})

test.each([
  ['de', '2 Erwachsene, 1 Kind (7)'],
  ['tr', '2 yetişkin, 1 çocuk (7)'],
  ['ru', '2 взрослых, 1 ребёнок (7)'],
  ['zh', '2 位成人、1 名儿童（7）'],
  ['he', 'שני מבוגרים, ילד אחד (7)'],
  ['xx', '2 adults, 1 child (7)'],
])('a party in %s: %s', async (language, expected) => {
  expect((await wordsIn(language)).people({ adults: 2, children: 1, ages: [7] })).toBe(expected)
})

test.each([
  ['en', '1 adult, 2 children (under 1, 6)', 'Ada (under 1)', 'Ada (age 6)'],
  ['tr', '1 yetişkin, 2 çocuk (1 yaş altı, 6)', 'Ada (1 yaş altı)', 'Ada (6 yaşında)'],
  ['zh', '1 位成人、2 名儿童（未满 1 岁、6）', 'Ada（未满 1 岁）', 'Ada（6 岁）'],
])('nobody is 0 years old: %s', async (language, party, baby, child) => {
  const { people, aged } = await wordsIn(language)
  expect(people({ adults: 1, children: 2, ages: [0, 6] })).toBe(party)
  expect([aged('Ada', 0), aged('Ada', 6)]).toEqual([baby, child])
})

test.each([
  ['en', /^bank transfer: ₺9 until /],
  ['fr', /^virement bancaire\u00a0: ₺9 /],
  ['zh', /^银行转账：₺9/],
])('a transfer in %s, with the colon of the language', async (language, expected) => {
  expect((await wordsIn(language)).transferUntil('₺9', '04.05.2027, 23:59')).toMatch(expected)
})

test.each([['de'], ['el'], ['en'], ['fr'], ['it'], ['ro'], ['zh']])(
  'a transfer in %s has one colon, after the way of paying',
  async (language) => {
    expect((await wordsIn(language)).transferUntil('S', 'M').match(/[:：]/g)).toHaveLength(1)
  },
)
