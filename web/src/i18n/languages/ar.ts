import everyPage from '../compiled/ar/every-page.json'
import type { Language } from '../language.ts'

/** Arabic: messages of every page, and loaders of the other catalogues. */
export const language: Language = {
  everyPage,
  loaders: import.meta.glob(['../compiled/ar/*.json', '!**/every-page.json']),
}
