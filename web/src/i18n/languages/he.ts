import everyPage from '../compiled/he/every-page.json'
import type { Language } from '../language.ts'

/** Hebrew: messages of every page, and loaders for the rest. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/he/*.json', '!**/every-page.json']),
}
