import common from '../compiled/ar/common.json'
import type { Language } from '../catalogues.ts'

/** Arabic: what every page needs, and where the rest is. */
export const language: Language = {
  common,
  rest: import.meta.glob(['../compiled/ar/*.json', '!**/common.json']),
}
