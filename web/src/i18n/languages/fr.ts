import everyPage from '../compiled/fr/every-page.json'
import type { Language } from '../language.ts'

/** French: messages of every page, and loaders for the rest. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/fr/*.json', '!**/every-page.json']),
}
