import everyPage from '../compiled/en/every-page.json'
import type { Language } from '../language.ts'

/** English: messages of every page, and loaders for the rest. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/en/*.json', '!**/every-page.json']),
}
