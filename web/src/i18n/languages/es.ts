import everyPage from '../compiled/es/every-page.json'
import type { Language } from '../language.ts'

/** Spanish: messages of every page, and loaders for the rest. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/es/*.json', '!**/every-page.json']),
}
