import type { Locale } from '../../../i18n/locales.ts'

/** Languages whose calendars do not begin with Monday: 0 Sunday, 6 Saturday. */
const OTHERS: Partial<Record<Locale, number>> = { ar: 6, fa: 6, he: 0, pt: 0 }

/** First day of the week by language (decision 31.4): 1 Monday. */
export const weekStartOf = (locale: Locale): number => OTHERS[locale] ?? 1
