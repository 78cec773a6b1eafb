import { expect, test } from 'vitest'
import LANGUAGES from '../../seed/languages.json' with { type: 'json' }
import { bankTexts } from './texts.ts'

test.each(LANGUAGES)('the bank speaks the language %s', (language) => {
  const { lang, dir, heading } = bankTexts(language)
  expect(lang).toBe(language)
  expect(heading === bankTexts('en').heading).toBe(language === 'en')
  expect(dir).toBe(['ar', 'fa', 'he'].includes(lang) ? 'rtl' : 'ltr')
})

test('an unknown language becomes English, also in `lang`', () => {
  expect(bankTexts('xx')).toEqual(bankTexts('en'))
  expect(bankTexts('xx').lang).toBe('en')
})
