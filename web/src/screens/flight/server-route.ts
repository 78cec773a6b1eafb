import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { decodeFlights } from '../../domain/flights/read-flight-address.ts'
import { breadcrumbLd } from '../../head/json-ld.ts'
import type { Locale } from '../../i18n/locales.ts'
import { softNeed } from '../../needs.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, ServerRoute } from '../../route.ts'
import { anyBaggageRequest, placeRequest } from './request.ts'

/** What the server does for this page. */
export const server: ServerRoute = { needs, head }

/** Soft needs, because a search may take as long as the provider needs. */
function needs(_: Record<string, string>, query: string, today: CivilDate, locale: Locale) {
  const { search } = decodeFlights(query, today)
  const [from, to] = [placeRequest(search.from, 1, locale), placeRequest(search.to, 2, locale)]
  const prices = anyBaggageRequest(search, locale)
  return [
    ...(from ? [softNeed('flightPlaceList', from)] : []),
    ...(to ? [softNeed('flightPlaceList', to)] : []),
    ...(prices ? [softNeed('flightPrice', prices)] : []),
  ]
}

function head({ site, locale, origin, intl }: HeadContext): HeadFacts {
  const canonical = pathsOf(locale).flight()
  const breadcrumbs = [
    { name: site.name, path: pathsOf(locale).home() },
    { name: intl.formatMessage({ id: 'flightPage.title' }), path: canonical },
  ]
  return {
    canonical,
    description: intl.formatMessage({ id: 'flightPage.description' }, { site: site.name }),
    linkedData: [breadcrumbLd(breadcrumbs, origin)],
  }
}
