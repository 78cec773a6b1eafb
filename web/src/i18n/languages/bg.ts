import everyPage from '../compiled/bg/every-page.json'
import type { Language } from '../language.ts'

/** Bulgarian: messages of every page, and loaders for the rest. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/bg/*.json', '!**/every-page.json']),
}
