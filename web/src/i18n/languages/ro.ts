import everyPage from '../compiled/ro/every-page.json'
import type { Language } from '../language.ts'

/** Romanian: messages of every page, and loaders for the rest. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/ro/*.json', '!**/every-page.json']),
}
