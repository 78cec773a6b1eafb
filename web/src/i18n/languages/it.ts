import everyPage from '../compiled/it/every-page.json'
import type { Language } from '../language.ts'

/** Italian: messages of every page, and loaders for the rest. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/it/*.json', '!**/every-page.json']),
}
