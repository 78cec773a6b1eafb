import { createContext, use } from 'react'
import type { CivilDate } from '../domain/dates/civil-date.ts'
import type { ShownCurrency } from '../domain/money/shown-currency.ts'
import type { ShownFormats } from '../i18n/shown-formats.ts'
import type { Answer } from './operations.ts'

/** The site data that the page started with. The visitor's booking comes from `useBooking`. */
export type SiteFacts = Pick<Answer<'siteView'>, 'site' | 'rates' | 'nav' | 'places'> & {
  /** Today in the site's time zone, as the server saw it. The browser's clock is never used. */
  today: CivilDate
  /** The currency that the visitor had chosen when the page was rendered. Components use `useShownCurrency`. */
  currency?: ShownCurrency | undefined
  /** Comes with `currency`. */
  shownFormats?: ShownFormats | undefined
}

export const SiteContext = createContext<SiteFacts | undefined>(undefined)

/** The site, its rates and its navigation. */
export function useSite(): SiteFacts {
  const facts = use(SiteContext)
  if (!facts) throw new Error('useSite outside a page')
  return facts
}

export const useToday = (): CivilDate => useSite().today
