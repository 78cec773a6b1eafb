import everyPage from '../compiled/ar/every-page.json'
import type { Language } from '../language.ts'

/** Arabic: what every page needs, and where the rest is. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/ar/*.json', '!**/every-page.json']),
}
