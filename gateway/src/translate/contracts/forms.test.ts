import { expect, test } from 'vitest'
import { formsOf } from './forms.ts'

test.each(['es', 'pt', 'fr', 'de', 'en'])('a sum of four digits is grouped, as in the storefront: %s', (language) => {
  expect(formsOf(language, 'locale').sum({ value: 7495, currency: 'try' })).toMatch(/^₺7[., \u00a0\u202f]495[.,]00$/)
})
