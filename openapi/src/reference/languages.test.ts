import { describe, expect, test } from 'vitest'
import languages from '../../reference/languages.json' with { type: 'json' }

/** Decision 18.5: "41 languages, of which 20 are active", in its order. */
const ACTIVE = 'tr en ru el de es it fr ro bg pt da zh ar fa he sq uk pl az'.split(' ')

/** Decision 32.2: English without a prefix and the 16 others with one. */
const ROUTED = 'en ar bg da de el es fa fr he it pt ro ru sq tr zh'.split(' ')

const active = languages.filter((language) => language.active).map(({ code }) => code)

test('41 languages, of which 20 are active (decision 18.5)', () => {
  expect(languages).toHaveLength(41)
  expect(active).toEqual(ACTIVE)
})

test('all 17 routed are active; uk, pl and az are active but not routed (decision 18.5)', () => {
  expect(ROUTED.filter((code) => !active.includes(code))).toEqual([])
  expect(active.filter((code) => !ROUTED.includes(code))).toEqual(['uk', 'pl', 'az'])
})

test('ids count from 1, and no two languages share a code, a tag, a flag or a name', () => {
  expect(languages.map(({ id }) => id)).toEqual(languages.map((_, index) => index + 1))
  for (const key of ['code', 'tag', 'flag'] as const) {
    expect(new Set(languages.map((language) => language[key]))).toHaveLength(41)
  }
  for (const key of ['local', 'tr', 'en'] as const) {
    expect(new Set(languages.map(({ name }) => name[key]))).toHaveLength(41)
  }
})

describe.each(languages)('$tag', ({ tag, code, flag, name, dir }) => {
  const locale = new Intl.Locale(tag)

  test('is a canonical BCP 47 tag made of the code and the country of the flag', () => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
    expect(code).toMatch(/^[a-z]{2}$/)
    expect(flag).toMatch(/^[a-z]{2}$/)
    expect(tag).toBe(`${code}-${flag.toUpperCase()}`)
    expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag])
  })

  test('is written in the direction of its script', () => {
    expect(dir).toBe(['Arab', 'Hebr'].includes(locale.maximize().script ?? '') ? 'rtl' : 'ltr')
  })

  test.each([
    ['its own language', code, name.local],
    ['Turkish', 'tr', name.tr],
    ['English', 'en', name.en],
  ])('has the name that the platform has in %s, with a capital first letter', (_, inLanguage, ours) => {
    const theirs = new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? 'unknown'
    expect(ours.toLocaleLowerCase(inLanguage).startsWith(theirs.toLocaleLowerCase(inLanguage))).toBe(true)
    expect(ours).not.toMatch(/^(?!\p{Script=Georgian})\p{Ll}/u)
  })
})
