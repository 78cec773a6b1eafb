import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { localized } from '../../domain/text/localized.ts'
import { decode } from '../../domain/hotels/read-hotel-address.ts'
import { breadcrumbLd } from '../../head/json-ld.ts'
import { answerTo, need, softNeed } from '../../needs.ts'
import type { Need, PageInput } from '../../page-port.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, Move, Served } from '../../route.ts'
import { hotelLd } from './json-ld.ts'
import { hotelRequest, priceRequest } from './request.ts'

/** What the renderer asks of this page. */
export const served: Served = { needs, moved, head }

/** Prices may take seconds, so the page does not insist on them. */
function needs({ hotel: asked = '' }: Record<string, string>, query: string, today: CivilDate): Need[] {
  const { dated, search } = decode(query, today)
  return [
    need('hotelView', hotelRequest(asked)),
    ...(dated ? [softNeed('hotelPrice', priceRequest(asked, search))] : []),
  ]
}

/** A hotel under its bare id, or under an old name, moves to its canonical slug (decision 33.3). */
function moved({ url, match, results }: PageInput): Move | undefined {
  const slug = answerTo('hotelView', results)?.record.facts.slug
  if (slug === undefined) return undefined
  const canonical = pathsOf(match.locale).hotel(slug, url.search.slice(1))
  return canonical === url.pathname + url.search ? undefined : { status: 301, to: canonical }
}

function head(page: HeadContext): HeadFacts {
  const { site, locale, origin, path, results, intl } = page
  const record = answerTo('hotelView', results)?.record
  if (!record) return {}
  const { name, location, picture } = record.facts
  const values = { name, place: localized(location.name, locale, site.options.languages[0]).text }
  const paths = pathsOf(locale)
  const trail = [
    { name: site.name, path: paths.home() },
    { name: intl.formatMessage({ id: 'hotels.title' }), path: paths.hotels() },
    { name, path },
  ]
  return {
    title: intl.formatMessage({ id: 'hotel.title' }, values),
    description: intl.formatMessage({ id: 'hotel.description' }, values),
    image: picture,
    linkedData: [hotelLd(record, page), breadcrumbLd(trail, origin)],
  }
}
