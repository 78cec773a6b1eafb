import everyPage from '../compiled/es/every-page.json'
import type { Language } from '../language.ts'

/** Spanish: messages of every page, and loaders of the other catalogues. */
export const language: Language = {
  everyPage,
  loaders: import.meta.glob(['../compiled/es/*.json', '!**/every-page.json']),
}
