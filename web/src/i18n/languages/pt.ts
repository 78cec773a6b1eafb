import everyPage from '../compiled/pt/every-page.json'
import type { Language } from '../language.ts'

/** Portuguese: messages of every page, and loaders for the rest. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/pt/*.json', '!**/every-page.json']),
}
