import everyPage from '../compiled/tr/every-page.json'
import type { Language } from '../language.ts'

/** Turkish: messages of every page, and loaders of the other catalogues. */
export const language: Language = {
  everyPage,
  loaders: import.meta.glob(['../compiled/tr/*.json', '!**/every-page.json']),
}
