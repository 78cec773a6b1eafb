import everyPage from '../compiled/ru/every-page.json'
import type { Language } from '../language.ts'

/** Russian: messages of every page, and loaders for the rest. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/ru/*.json', '!**/every-page.json']),
}
