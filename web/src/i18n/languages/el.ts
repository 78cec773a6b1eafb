import everyPage from '../compiled/el/every-page.json'
import type { Language } from '../language.ts'

/** Greek: messages of every page, and loaders for the rest. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/el/*.json', '!**/every-page.json']),
}
