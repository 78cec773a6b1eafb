import everyPage from '../compiled/zh/every-page.json'
import type { Language } from '../language.ts'

/** Chinese: messages of every page, and loaders for the rest. */
export const language: Language = {
  everyPage,
  rest: import.meta.glob(['../compiled/zh/*.json', '!**/every-page.json']),
}
