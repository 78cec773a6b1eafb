import everyPage from '../compiled/el/every-page.json'
import type { Language } from '../language.ts'

/** Greek: messages of every page, and loaders of the other catalogues. */
export const language: Language = {
  everyPage,
  loaders: import.meta.glob(['../compiled/el/*.json', '!**/every-page.json']),
}
