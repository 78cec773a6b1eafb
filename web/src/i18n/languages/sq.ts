import everyPage from '../compiled/sq/every-page.json'
import type { Language } from '../language.ts'

/** Albanian: messages of every page, and loaders for the rest. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/sq/*.json', '!**/every-page.json']),
}
