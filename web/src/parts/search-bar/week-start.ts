import type { Locale } from '../../i18n/locales.ts'

/** First day of the week by language (product 2.1): 1 Monday, 6 Saturday. */
export const WEEK_START: Record<Locale, number> = { en: 1, ar: 6 }
