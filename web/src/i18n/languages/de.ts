import everyPage from '../compiled/de/every-page.json'
import type { Language } from '../language.ts'

/** German: messages of every page, and loaders for the rest. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/de/*.json', '!**/every-page.json']),
}
