import { decodePlaces, encodePlaces } from '../../domain/places/place-list.ts'
import { breadcrumbLd } from '../../head/json-ld.ts'
import { answerTo, need, softNeed } from '../../needs.ts'
import { soldKinds } from '../../parts/rails/sold-kinds.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, ServerRoute } from '../../route.ts'
import { countriesRequest, placesRequest } from './request.ts'

/** What the server does for this page. */
export const server: ServerRoute = { needs, head }

function needs(_: Record<string, string>, search: string) {
  return [need('locationList', placesRequest(decodePlaces(search))), softNeed('countryList', countriesRequest)]
}

/** Search engines index each page of the list, but neither search results nor an empty page (decision 33.11). */
function head({ site, nav, locale, origin, search, results, intl }: HeadContext): HeadFacts {
  const list = decodePlaces(search)
  const found = answerTo('locationList', results)
  const paths = pathsOf(locale)
  const canonical = paths.locations(encodePlaces({ name: '', sort: 'hotels', page: list.page }))
  const title = intl.formatMessage({ id: 'locations.title' })
  const breadcrumbs = [
    { name: site.name, path: paths.home() },
    { name: title, path: paths.locations() },
  ]
  return {
    title: list.page === 1 ? title : intl.formatMessage({ id: 'locations.titlePage' }, { page: list.page }),
    canonical,
    // The description names hotels and tours.
    description:
      soldKinds({ nav }) === 'both' ? intl.formatMessage({ id: 'locations.description' }, { site: site.name }) : title,
    image: found?.records[0]?.picture,
    unlisted: list.name !== '' || found?.records.length === 0,
    linkedData: [breadcrumbLd(breadcrumbs, origin)],
  }
}
