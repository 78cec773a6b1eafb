import everyPage from '../compiled/fr/every-page.json'
import type { Language } from '../language.ts'

/** French: messages of every page, and loaders of the other catalogues. */
export const language: Language = {
  everyPage,
  loaders: import.meta.glob(['../compiled/fr/*.json', '!**/every-page.json']),
}
