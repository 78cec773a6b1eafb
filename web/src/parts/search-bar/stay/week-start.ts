import type { Locale } from '../../../i18n/locales.ts'

/** First day of the week in languages whose calendars do not begin with Monday: 0 is Sunday, 6 is Saturday. */
const WEEK_STARTS: Partial<Record<Locale, number>> = { ar: 6, fa: 6, he: 0, pt: 0 }

/** First day of the week by language (decision 31.4): 1 Monday. */
export const weekStartOf = (locale: Locale): number => WEEK_STARTS[locale] ?? 1
