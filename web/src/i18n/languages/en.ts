import common from '../compiled/en/common.json'
import type { Language } from '../catalogues.ts'

/** English: what every page needs, and where the rest is. */
export const language: Language = {
  common,
  rest: import.meta.glob(['../compiled/en/*.json', '!**/common.json']),
}
