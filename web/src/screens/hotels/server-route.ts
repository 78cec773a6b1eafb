import { hotelSourceOf } from '../../domain/hotels/hotel-source.ts'
import { localized } from '../../domain/text/localized.ts'
import { decode } from '../../domain/hotels/read-hotel-address.ts'
import { LOCATION } from '../../domain/hotels/visit-address.ts'
import { HOTEL_CODEC } from '../../domain/hotels/hotel-filters.ts'
import { breadcrumbLd } from '../../head/json-ld.ts'
import { canonicalQuery } from '../../head/list-address.ts'
import { answerTo } from '../../needs.ts'
import type { PageInput } from '../../page-port.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, Redirect, ServerRoute } from '../../route.ts'
import { placeNameOf } from '../../parts/provider-hotels/listed.ts'
import { needs } from './needs.ts'
import { placeName } from './place-name.ts'
import { soughtPlaceRedirect } from './sought-place.ts'
import { typedPlaceRedirect } from './typed-place.ts'

/** What the server does for this page. */
export const server: ServerRoute = { needs, redirect, head }

/** A place typed without scripts redirects to its list. */
function redirect(input: PageInput): Redirect | undefined {
  const to = soughtPlaceRedirect(input) ?? typedPlaceRedirect(input)
  return to === undefined ? undefined : { status: 302, to }
}

/** The page's title names the place, like its heading. */
function head({ site, locale, origin, search, results, today, intl }: HeadContext): HeadFacts {
  const source = hotelSourceOf(site.options)
  const searched = decode(search, today, source).search
  const own = answerTo('availabilitySearch', results)?.records
  const sold = answerTo('providerHotelPrice', results)
  const found = own ?? sold?.items.hotels
  // The provider lists only hotels of a place, so a list without one is empty (decision 33.11).
  const count = source === 'provider' && searched.place === undefined ? 0 : found?.length
  const named = localized(placeName(own ?? [], searched), locale, site.options.languages[0]).text
  const place = (sold ? placeNameOf(sold, searched.place) : named) ?? ''
  const name = place || intl.formatMessage({ id: 'hotels.title' })
  const canonical = pathsOf(locale).hotels(
    canonicalQuery(HOTEL_CODEC, searched, count, [['place', searched.place?.replace(LOCATION, '')]]),
  )
  const breadcrumbs = [
    { name: site.name, path: pathsOf(locale).home() },
    { name, path: canonical },
  ]
  return {
    ...(place === '' ? {} : { title: intl.formatMessage({ id: 'hotels.titleIn' }, { place }) }),
    canonical,
    unlisted: count === 0,
    description: intl.formatMessage({ id: 'hotels.description' }, { site: site.name }),
    linkedData: [breadcrumbLd(breadcrumbs, origin)],
  }
}
