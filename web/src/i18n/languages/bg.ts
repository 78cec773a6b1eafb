import everyPage from '../compiled/bg/every-page.json'
import type { Language } from '../language.ts'

/** Bulgarian: messages of every page, and loaders of the other catalogues. */
export const language: Language = {
  everyPage,
  loaders: import.meta.glob(['../compiled/bg/*.json', '!**/every-page.json']),
}
