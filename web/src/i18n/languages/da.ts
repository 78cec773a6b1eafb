import everyPage from '../compiled/da/every-page.json'
import type { Language } from '../language.ts'

/** Danish: messages of every page, and loaders for the rest. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/da/*.json', '!**/every-page.json']),
}
