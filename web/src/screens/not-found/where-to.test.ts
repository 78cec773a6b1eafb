import { expect, test } from 'vitest'
import { meantTarget } from './where-to.ts'

const target = (href: string, en: string, tr: string) => ({
  href,
  name: [
    { lang: 'en', value: en },
    { lang: 'tr', value: tr },
  ],
})
const TARGETS = [
  target('/pages/tours-and-you', 'Tours and you', 'Turlar ve siz'),
  target('/tours', 'Tours', 'Turlar'),
  target('/pages/privacy', 'Privacy notice', 'Gizlilik bildirimi'),
  target('/tours/201', 'Cappadocia above and below', 'Kapadokya’nın altı ve üstü'),
]

test.each([
  ['tours', '/tours', 'its whole name wins over one that begins with it'],
  ['tour', '/pages/tours-and-you', 'of equals the first'],
  ['GIZLILIK', '/pages/privacy', 'in any language of the site, without diacritics'],
  ['below above', '/tours/201', 'all words, in any order'],
  ['above kapadokya', undefined, 'not words of two languages'],
  ['visa', undefined, 'nothing has such a name'],
  ['  ', undefined, 'blanks name nothing'],
] as [string, string | undefined, string][])('%j leads to %s: %s', (typed, href) => {
  expect(meantTarget(TARGETS, typed)?.href).toBe(href)
})
