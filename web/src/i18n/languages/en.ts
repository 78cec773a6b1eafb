import everyPage from '../compiled/en/every-page.json'
import type { Language } from '../language.ts'

/** English: what every page needs, and where the rest is. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/en/*.json', '!**/every-page.json']),
}
