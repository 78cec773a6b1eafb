import everyPage from '../compiled/fa/every-page.json'
import type { Language } from '../language.ts'

/** Persian: messages of every page, and loaders for the rest. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/fa/*.json', '!**/every-page.json']),
}
