import everyPage from '../compiled/en/every-page.json'
import type { Language } from '../language.ts'

/** English: messages of every page, and loaders of the other catalogues. */
export const language: Language = {
  everyPage,
  loaders: import.meta.glob(['../compiled/en/*.json', '!**/every-page.json']),
}
