import { expect, test } from 'vitest'
import { formatsOf } from '../../../i18n/formats.ts'
import { stayRange } from './stay-range.ts'

test.each([
  ['en', 20261121, 20261126, '21–26 November'],
  ['en', 20261130, 20261205, '30 November – 5 December'],
  ['en', 20261130, 20271130, '30 November 2026 – 30 November 2027'],
  ['en', 20261229, 20270103, '29 December 2026 – 3 January 2027'],
  ['es', 20261229, 20270103, '29 de diciembre de 2026 – 3 de enero de 2027'],
  ['pt', 20261229, 20270103, '29 de dezembro de 2026 – 3 de janeiro de 2027'],
  ['es', 20261121, 20261126, '21–26 de noviembre'],
  ['fr', 20261229, 20270103, '29 décembre 2026 – 3 janvier 2027'],
  ['ar', 20261130, 20271203, '30 نوفمبر 2026 – 3 ديسمبر 2027'],
  ['ar', 20261121, 20261126, '21–26 نوفمبر'],
  ['zh', 20270502, 20270507, '5月2日 – 5月7日'],
  ['zh', 20261229, 20270103, '2026年12月29日 – 2027年1月3日'],
] as const)('%s: %i to %i is %s', (locale, checkIn, checkOut, expected) => {
  expect(stayRange({ checkIn, checkOut }, formatsOf(locale))).toBe(expected)
})
