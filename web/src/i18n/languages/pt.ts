import everyPage from '../compiled/pt/every-page.json'
import type { Language } from '../language.ts'

/** Portuguese: messages of every page, and loaders of the other catalogues. */
export const language: Language = {
  everyPage,
  loaders: import.meta.glob(['../compiled/pt/*.json', '!**/every-page.json']),
}
