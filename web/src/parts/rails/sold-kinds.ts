import { sells } from '../../api/use-sells.ts'
import type { SiteFacts } from '../../api/use-site.ts'

/** Which rails a site has, as titles of places and themes name them: `{sold, select, both {hotels and tours} ...}`. */
export function soldKinds(site: Pick<SiteFacts, 'nav'>): 'both' | 'hotels' | 'tours' | 'none' {
  const [hotels, tours] = [sells(site, 'hotels'), sells(site, 'tours')]
  return hotels && tours ? 'both' : hotels ? 'hotels' : tours ? 'tours' : 'none'
}
