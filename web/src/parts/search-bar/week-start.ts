import type { Locale } from '../../i18n/locales.ts'

/** First day of the week by language (decision 31.4): 1 Monday, 6 Saturday. */
export const WEEK_START: Record<Locale, number> = { en: 1, ar: 6 }
