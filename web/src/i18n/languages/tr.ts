import everyPage from '../compiled/tr/every-page.json'
import type { Language } from '../language.ts'

/** Turkish: messages of every page, and loaders for the rest. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/tr/*.json', '!**/every-page.json']),
}
