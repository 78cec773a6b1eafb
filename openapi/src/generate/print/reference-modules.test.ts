import { expect, test } from 'vitest'
import currencies from '../../../reference/currencies.json' with { type: 'json' }
import languages from '../../../reference/languages.json' with { type: 'json' }
import { printReference } from './reference-modules.ts'

/** The exports of a generated module as JSON values. */
function exportsOf(name: string): Record<string, unknown> {
  const text = printReference().get(`${name}.js`) ?? ''
  const lines = text.trim().split('\n')
  return Object.fromEntries(
    lines.map((line) => {
      const [, key = '', value = ''] = /^export const (\w+) = (.*)$/.exec(line) ?? []
      return [key, JSON.parse(value) as unknown]
    }),
  )
}

test('exports each language separately', () => {
  expect(Object.keys(exportsOf('languages'))).toEqual(languages.map(({ code }) => code))
})

test.each([
  ['en', { intl: 'en-GB-u-ca-gregory-nu-latn', dir: 'ltr', name: 'English' }],
  ['ar', { intl: 'ar-u-ca-gregory-nu-latn', dir: 'rtl', name: 'العربية' }],
  ['pt', { intl: 'pt-PT-u-ca-gregory-nu-latn', dir: 'ltr', name: 'Português' }],
])('exports direction, name and format of %s', (code, expected) => {
  expect(exportsOf('languages')[code]).toEqual(expected)
})

test('uses the names of Open Graph for link previews', () => {
  expect(exportsOf('link-previews')).toMatchObject({ LINK_PREVIEWS: { en: 'en_GB', ar: 'ar_AR', pt: 'pt_PT' } })
})

test('weeks begin on Saturday in Arabic, as decision 31.4 says', () => {
  const { intl } = exportsOf('languages')['ar'] as { intl: string }
  const locale = new Intl.Locale(intl) as Intl.Locale & { getWeekInfo: () => { firstDay: number } }
  expect(locale.getWeekInfo().firstDay).toBe(6)
})

test('every currency of the list has its sign and its decimals', () => {
  const { CURRENCIES } = exportsOf('currencies') as { CURRENCIES: Record<string, unknown> }
  expect(Object.keys(CURRENCIES)).toHaveLength(currencies.length)
  expect(CURRENCIES).toMatchObject({ try: { sign: '₺', digits: 2 }, jpy: { digits: 0 }, kwd: { digits: 3 } })
})

test('exports signs, minor units, directions and banks', () => {
  expect(exportsOf('signs')).toEqual({ SIGNS: { try: '₺', eur: '€', usd: '$', gbp: '£' } })
  expect(exportsOf('minor-units')).toEqual({ MINOR_UNITS: { try: 2, eur: 2, usd: 2, gbp: 2 } })
  expect(exportsOf('directions')).toEqual({ RIGHT_TO_LEFT: ['ar', 'fa', 'he'] })
  expect(exportsOf('banks')).toMatchObject({ BANKS: { 1008: 'Garanti', 1031: 'Vakıfbank' } })
})
