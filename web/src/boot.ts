import type { ApiError } from './api/errors.ts'
import type { Answer } from './api/operations.ts'
import type { CivilDate } from './domain/dates/civil-date.ts'
import type { Locale } from './i18n/locales.ts'

/** Where boot data lies in a page. */
export const BOOT_ID = 'boot'

/** What a page comes with, so that the browser can go on where the server stopped. It never holds personal data. */
export type Boot = {
  locale: Locale
  /** The path that was rendered. */
  path: string
  today: CivilDate
  /** The site, or why there is none. */
  site: { data: Answer<'siteView'> } | { problem: ApiError['problem'] }
  /** Answers by key of the cache. */
  fallback: Record<string, unknown>
  /** Why the page cannot be shown, when that is so. */
  failed?: { operationId: ApiError['operationId']; problem: ApiError['problem'] }
}
