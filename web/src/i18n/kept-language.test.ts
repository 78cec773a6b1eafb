import { expect, test } from 'vitest'
import { keptLanguage, languageCookie } from './kept-language.ts'

test('the language is kept for 365 days, for all paths, and Lax (decision 32.8)', () => {
  expect(languageCookie('ar', { embedded: false, secure: false })).toBe(
    'i18n_redirected=ar; Path=/; Max-Age=31536000; SameSite=Lax',
  )
  expect(languageCookie('en', { embedded: false, secure: true })).toContain('SameSite=Lax; Secure')
})

test('a site inside pages of another origin keeps it with SameSite=None and Secure (decision 32.8)', () => {
  expect(languageCookie('fa', { embedded: true, secure: false })).toBe(
    'i18n_redirected=fa; Path=/; Max-Age=31536000; SameSite=None; Secure',
  )
})

test.each([
  ['', undefined],
  ['i18n_redirected=tr', 'tr'],
  ['sid=x; i18n_redirected=zh;currency=eur', 'zh'],
  ['i18n_redirected=uk', undefined],
  ['i18n_redirected=__proto__', undefined],
  ['i18n_redirected', undefined],
  ['xi18n_redirected=tr', undefined],
])('reads the language %s from the cookies %j', (cookies, expected) => {
  expect(keptLanguage(cookies)).toBe(expected)
})

test.each(['en', 'he'] as const)('%s is read back', (locale) => {
  expect(keptLanguage(languageCookie(locale, { embedded: false, secure: true }))).toBe(locale)
})
