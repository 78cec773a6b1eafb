import everyPage from '../compiled/de/every-page.json'
import type { Language } from '../language.ts'

/** German: messages of every page, and loaders of the other catalogues. */
export const language: Language = {
  everyPage,
  loaders: import.meta.glob(['../compiled/de/*.json', '!**/every-page.json']),
}
