import everyPage from '../compiled/zh/every-page.json'
import type { Language } from '../language.ts'

/** Chinese: messages of every page, and loaders of the other catalogues. */
export const language: Language = {
  everyPage,
  loaders: import.meta.glob(['../compiled/zh/*.json', '!**/every-page.json']),
}
