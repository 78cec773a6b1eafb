import { createContext, use } from 'react'
import type { CivilDate } from '../domain/dates/civil-date.ts'
import type { Answer } from './operations.ts'

/** What the page started with, without the visitor's booking: that is `useBooking`. */
export type SiteFacts = Pick<Answer<'siteView'>, 'site' | 'rates' | 'nav'> & {
  /** Today in the site's time zone, as the server saw it; the browser's clock is never asked. */
  today: CivilDate
}

export const SiteContext = createContext<SiteFacts | undefined>(undefined)

/** The site, its rates and its navigation. */
export function useSite(): SiteFacts {
  const facts = use(SiteContext)
  if (!facts) throw new Error('useSite outside a page')
  return facts
}

export const useToday = (): CivilDate => useSite().today
