import { expect, test } from 'vitest'
import LANGUAGES from '../../seed/languages.json' with { type: 'json' }
import { bankWords } from './words.ts'

test.each(LANGUAGES)('the bank speaks the language %s', (language) => {
  const { lang, dir, heading } = bankWords(language)
  expect(lang).toBe(language)
  expect(heading === bankWords('en').heading).toBe(language === 'en')
  expect(dir).toBe(['ar', 'fa', 'he'].includes(lang) ? 'rtl' : 'ltr')
})

test('an unknown language becomes English, also in `lang`', () => {
  expect(bankWords('xx')).toEqual(bankWords('en'))
  expect(bankWords('xx').lang).toBe('en')
})
