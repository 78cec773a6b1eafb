import everyPage from '../compiled/ar/every-page.json'
import type { Language } from '../language.ts'

/** Arabic: messages of every page, and loaders for the rest. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/ar/*.json', '!**/every-page.json']),
}
