import everyPage from '../compiled/da/every-page.json'
import type { Language } from '../language.ts'

/** Danish: messages of every page, and loaders of the other catalogues. */
export const language: Language = {
  everyPage,
  loaders: import.meta.glob(['../compiled/da/*.json', '!**/every-page.json']),
}
