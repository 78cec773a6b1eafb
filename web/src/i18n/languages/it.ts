import everyPage from '../compiled/it/every-page.json'
import type { Language } from '../language.ts'

/** Italian: messages of every page, and loaders of the other catalogues. */
export const language: Language = {
  everyPage,
  loaders: import.meta.glob(['../compiled/it/*.json', '!**/every-page.json']),
}
