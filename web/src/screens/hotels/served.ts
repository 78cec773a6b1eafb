import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { localized } from '../../domain/text/localized.ts'
import { decode } from '../../domain/hotels/read-hotel-address.ts'
import { breadcrumbLd } from '../../head/json-ld.ts'
import { answerTo, need } from '../../needs.ts'
import type { PageInput } from '../../page-port.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, Move, Served } from '../../route.ts'
import { placeName } from './place-name.ts'
import { listRequest } from './request.ts'
import { typedPlaceNeed, typedPlaceRedirect } from './typed-place.ts'

/** What the renderer asks of this page. */
export const served: Served = { needs, moved, head }

function needs(_: Record<string, string>, search: string, today: CivilDate) {
  return [typedPlaceNeed(search) ?? need('availabilitySearch', listRequest(decode(search, today).search))]
}

/** Who has typed a place without scripts is led to its list. */
function moved(input: PageInput): Move | undefined {
  const to = typedPlaceRedirect(input)
  return to === undefined ? undefined : { status: 302, to }
}

/** A list is named after its place, as its heading is. */
function head({ site, locale, origin, path, search, results, today, intl }: HeadContext): HeadFacts {
  const asked = decode(search, today).search
  const records = answerTo('availabilitySearch', results)?.records ?? []
  const place = localized(placeName(records, asked), locale, site.options.languages[0]).text || asked.label
  const name = place || intl.formatMessage({ id: 'hotels.title' })
  const trail = [
    { name: site.name, path: pathsOf(locale).home() },
    { name, path },
  ]
  return {
    ...(place === '' ? {} : { title: intl.formatMessage({ id: 'hotels.titleIn' }, { place }) }),
    description: intl.formatMessage({ id: 'hotels.description' }, { site: site.name }),
    linkedData: [breadcrumbLd(trail, origin)],
  }
}
