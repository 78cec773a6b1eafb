import { expect, test } from 'vitest'
import { detectLocale, wantedLanguages } from './detect.ts'

const SEVENTEEN = ['en', 'ar', 'bg', 'da', 'de', 'el', 'es', 'fa', 'fr', 'he', 'it', 'pt', 'ro', 'ru', 'sq', 'tr', 'zh']

test.each([
  [['ar'], 'ar', 'exact'],
  [['ar-EG'], 'ar', 'the language part'],
  [['AR'], 'ar', 'whatever the case'],
  [['en-US', 'ar'], 'en', 'a language part in front beats an exact one behind'],
  [['uk', 'tr', 'en'], 'tr', 'what is not offered is passed over'],
  [['pt-BR', 'pt'], 'pt', 'both ways to the same language'],
  [['ja', 'ko'], 'en', 'no match: the default'],
  [[], 'en', 'nothing wanted: the default'],
  [['zh-Hant-TW', 'de'], 'zh', 'the first part only'],
])('detection (decision 32.3): %j -> %s, %s', (wanted, expected) => {
  expect(detectLocale(wanted, SEVENTEEN, 'en')).toBe(expected)
})

test('an exact match scores higher than the language part at the same position', () => {
  expect(detectLocale(['pt-br'], ['pt', 'pt-br'], 'pt')).toBe('pt-br')
})

test('stable order on ties (decision 32.3)', () => {
  expect(detectLocale(['x'], ['en', 'x', 'x'], 'en')).toBe('x')
})

test.each([
  ['ar,en;q=0.8', ['ar', 'en']],
  ['en;q=0.3, tr ;q=0.9 , ar', ['ar', 'tr', 'en']],
  ['de, fr', ['de', 'fr']],
  ['*, en;q=0', []],
  ['', []],
  ['<script>,ar', ['ar']],
])('Accept-Language %j', (header, expected) => {
  expect(wantedLanguages(header)).toEqual(expected)
})
