import type { ApiError } from '../api/errors.ts'
import type { Answer } from '../api/operations.ts'
import type { CivilDate } from '../domain/dates/civil-date.ts'
import type { ShownCurrency } from '../domain/money/shown-currency.ts'
import type { Locale } from '../i18n/locales.ts'

/** The id of the element that holds the boot data. */
export const BOOT_ID = 'boot'

/**
 * Whether a page converts prices: its visitor chose a currency, or its URL names that of its price filter (decision
 * 36.13). Server and browser decide the same, or they would filter a list with several currencies differently.
 */
export const isConverted = (currency: Boot['currency'], query: string): boolean =>
  currency !== undefined || query.includes('currency=')

/** The data that a page ships with, so that the browser can continue where the server stopped. */
export type Boot = {
  locale: Locale
  /** The rendered path. */
  path: string
  today: CivilDate
  /** The site, or the problem that prevented loading it. */
  site: { data: Answer<'siteView'> } | { problem: ApiError['problem'] }
  /** The currency that the visitor chose to see prices in, if any (decision 19.10). */
  currency?: ShownCurrency
  /** The visitor's basket. Only personal pages have it, and they are never cached (decision 42.10). */
  booking?: NonNullable<Answer<'siteView'>['booking']>
  /** Shared responses by SWR key. */
  fallback: Record<string, unknown>
  /** Why the page cannot be shown, if it cannot. */
  failed?: { operationId: ApiError['operationId']; problem: ApiError['problem'] }
}
