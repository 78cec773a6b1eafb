import { decodeTours } from '../../domain/tours/tour-address.ts'
import { TOUR_CODEC } from '../../domain/tours/tour-filters.ts'
import { breadcrumbLd } from '../../head/json-ld.ts'
import { canonicalQuery } from '../../head/list-address.ts'
import { answerTo } from '../../needs.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, ServerRoute } from '../../route.ts'
import { needs } from './needs.ts'
import { titleIdOf } from './title.ts'

/** What the server does for this page. */
export const server: ServerRoute = { needs, head }

/** For search engines every path and every filter of the list is one page (decisions 33.7 and 33.11). */
function head({ site, locale, origin, search, results, today, intl }: HeadContext): HeadFacts {
  const searched = decodeTours(search, today).search
  // A name and a first day are filters, too.
  const listed = searched.name === '' && searched.from === undefined ? searched : { ...searched, page: 1 }
  const title = intl.formatMessage({ id: titleIdOf(searched.filters) })
  const paths = pathsOf(locale)
  const records = answerTo('tourSearch', results)?.records
  const breadcrumbs = [
    { name: site.name, path: paths.home() },
    { name: title, path: paths.tours() },
  ]
  return {
    title,
    canonical: paths.tours(canonicalQuery(TOUR_CODEC, listed, records?.length)),
    unlisted: records?.length === 0,
    description: intl.formatMessage({ id: 'tours.description' }, { site: site.name }),
    image: records?.[0]?.tour.picture,
    linkedData: [breadcrumbLd(breadcrumbs, origin)],
  }
}
