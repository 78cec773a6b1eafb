import everyPage from '../compiled/ru/every-page.json'
import type { Language } from '../language.ts'

/** Russian: messages of every page, and loaders of the other catalogues. */
export const language: Language = {
  everyPage,
  loaders: import.meta.glob(['../compiled/ru/*.json', '!**/every-page.json']),
}
