import everyPage from '../compiled/fa/every-page.json'
import type { Language } from '../language.ts'

/** Persian: messages of every page, and loaders of the other catalogues. */
export const language: Language = {
  everyPage,
  loaders: import.meta.glob(['../compiled/fa/*.json', '!**/every-page.json']),
}
