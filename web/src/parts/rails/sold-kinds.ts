import { sells } from '../../api/use-sells.ts'
import type { SiteFacts } from '../../api/use-site.ts'
import { hotelSourceOf } from '../../domain/hotels/hotel-source.ts'

/**
 * The rails that a site has, as a value for titles of places and themes: `{sold, select, both {hotels and tours} ...}`.
 */
export function soldKinds(site: Pick<SiteFacts, 'nav'>): 'both' | 'hotels' | 'tours' | 'none' {
  const [hotels, tours] = [sells(site, 'hotels'), sells(site, 'tours')]
  return hotels && tours ? 'both' : hotels ? 'hotels' : tours ? 'tours' : 'none'
}

type Selling = Pick<SiteFacts, 'nav' | 'site'>

export const sellsOwnHotels = (facts: Selling): boolean =>
  sells(facts, 'hotels') && hotelSourceOf(facts.site.options) === 'agency'

/** Whether a site sells products that can belong to a theme: hotels of the agency, or tours. */
export const hasThemes = (facts: Selling): boolean => sellsOwnHotels(facts) || sells(facts, 'tours')
