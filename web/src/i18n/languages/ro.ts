import everyPage from '../compiled/ro/every-page.json'
import type { Language } from '../language.ts'

/** Romanian: messages of every page, and loaders of the other catalogues. */
export const language: Language = {
  everyPage,
  loaders: import.meta.glob(['../compiled/ro/*.json', '!**/every-page.json']),
}
