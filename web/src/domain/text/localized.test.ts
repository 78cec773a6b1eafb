import { describe, expect, test } from 'vitest'
import { inLanguages, sharedInLanguages } from './shown-languages.ts'
import { direction, localized, textIn, type LocalizedText } from './localized.ts'

const texts = (...langs: string[]): LocalizedText => langs.map((lang) => ({ lang, value: `in ${lang}` }))

describe('"wanted → host default → en → tr → first non-empty; set lang and dir of the passage" (decision 32.5)', () => {
  test.each<[LocalizedText, string, string, string]>([
    [texts('tr', 'en', 'de', 'ar'), 'ar', 'de', 'ar'],
    [texts('tr', 'en', 'de'), 'ar', 'de', 'de'],
    [texts('tr', 'en', 'ru'), 'ar', 'de', 'en'],
    [texts('ru', 'tr'), 'ar', 'de', 'tr'],
    [texts('ru', 'el'), 'ar', 'de', 'ru'],
    [texts('pt', 'pt-BR'), 'pt-BR', 'en', 'pt-BR'],
    [texts('en', 'pt'), 'pt-BR', 'en', 'pt'],
    [texts('en', 'AR'), 'ar', 'en', 'AR'],
    [[{ lang: 'ar', value: '  ' }, ...texts('ru')], 'ar', 'en', 'ru'],
  ])('%j, wanted %s, host %s: %s', (given, wanted, host, lang) => {
    expect(localized(given, wanted, host)).toMatchObject({ text: `in ${lang}`, lang })
  })

  test("returns the direction of the text's language, not of the page's", () => {
    expect(localized(texts('ar'), 'en').dir).toBe('rtl')
    expect(localized(texts('en'), 'ar').dir).toBe('ltr')
    expect(['ar', 'fa', 'he', 'ar-EG', 'en', 'tr'].map(direction)).toEqual(['rtl', 'rtl', 'rtl', 'rtl', 'ltr', 'ltr'])
  })

  test("textIn returns only a text in the page's language", () => {
    expect(textIn(texts('en', 'pt-PT'), 'pt')).toBe('in pt-PT')
    expect(textIn(texts('en', 'tr'), 'pt')).toBeUndefined()
    expect(textIn([], 'pt')).toBeUndefined()
  })

  test.each([[[]], [undefined]])('returns an empty text in the requested language for %j', (given) => {
    expect(localized(given, 'ar')).toEqual({ text: '', lang: 'ar', dir: 'rtl' })
  })
})

describe('keeps only the texts in the given languages', () => {
  test('reduces texts at any depth and leaves other values unchanged', () => {
    const tags = [texts('de', 'ru', 'pt-BR'), texts('en', 'fa')]
    const data = { tags, count: 2, none: null, list: ['a', { lang: 'ru' }], empty: [] }
    expect(inLanguages(data, ['pt', 'en'])).toEqual({ ...data, tags: [texts('pt-BR'), texts('en')] })
    expect(data.tags).toBe(tags)
  })

  test('keeps a text whole when it is missing or blank in all given languages', () => {
    const blank = [{ lang: 'ru', value: ' ' }, ...texts('el')]
    expect(inLanguages([texts('ru', 'el'), blank], ['pt', 'ru'])).toEqual([texts('ru'), blank])
    expect(inLanguages([texts('ru', 'el')], ['pt'])).toEqual([texts('ru', 'el')])
  })

  test('computes a shared response once per list of languages', () => {
    const shared = { name: texts('en', 'tr', 'ru') }
    const first = sharedInLanguages(shared, ['en'])
    expect(first).toEqual(inLanguages(shared, ['en']))
    expect(sharedInLanguages(shared, ['en'])).toBe(first)
    for (const language of ['tr', 'ru', 'de', 'fr', 'it'])
      expect(sharedInLanguages(shared, [language])).toEqual(inLanguages(shared, [language]))
    expect(sharedInLanguages(shared, ['en'])).toEqual(first)
  })
})
