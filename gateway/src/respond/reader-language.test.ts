import { expect, test } from 'vitest'
import { readerLanguage } from './reader-language.ts'

const read = (target: string, headers: Record<string, string> = {}) =>
  readerLanguage({ target, header: (name) => headers[name] })

test.each<[string, Record<string, string>, string]>([
  ['/', {}, 'en'],
  ['/tr/otel%zz', { 'accept-language': 'de' }, 'tr'],
  ['/tr?x=1', {}, 'tr'],
  ['/uk', { 'accept-language': 'ru' }, 'ru'],
  ['/docs', { cookie: 'a=b; i18n_redirected=he', 'accept-language': 'de' }, 'he'],
  ['/docs', { cookie: 'i18n_redirected=xx', 'accept-language': 'ja, zh-TW;q=0.9, de;q=0.8' }, 'zh'],
  ['/docs', { 'accept-language': 'de;q=0.2, fr-CH;q=0.8, *;q=0.1' }, 'fr'],
  ['/docs', { 'accept-language': 'ar;q=0' }, 'en'],
])('%s with %j is read in %s', (target, headers, expected) => {
  expect(read(target, headers)).toBe(expected)
})
