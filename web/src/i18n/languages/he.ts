import everyPage from '../compiled/he/every-page.json'
import type { Language } from '../language.ts'

/** Hebrew: messages of every page, and loaders of the other catalogues. */
export const language: Language = {
  everyPage,
  loaders: import.meta.glob(['../compiled/he/*.json', '!**/every-page.json']),
}
