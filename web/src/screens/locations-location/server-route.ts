import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { localized, textIn } from '../../domain/text/localized.ts'
import { descriptionOf } from '../../head/description.ts'
import { cardOf } from '../../head/card.ts'
import { breadcrumbLd, CONTEXT } from '../../head/json-ld.ts'
import { answerTo, need, onlyOf, onlyWhereSold, softNeed } from '../../needs.ts'
import { stayRequest, tourRequest } from '../../parts/rails/rail-requests.ts'
import { soldKinds } from '../../parts/rails/sold-kinds.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, ServerRoute } from '../../route.ts'

/** The calls before this page is rendered, and what it says in the head. */
export const server: ServerRoute = { needs, head }

function needs({ location = '' }: Record<string, string>, _locale: string, today: CivilDate) {
  const subject = { place: location }
  return [
    need('locationView', { path: { id: location } }),
    ...onlyWhereSold('hotels', onlyOf('agency', [softNeed('availabilitySearch', stayRequest(today, subject))])),
    ...onlyWhereSold('tours', [softNeed('tourSearch', tourRequest(subject))]),
  ]
}

function head({ site, nav, locale, origin, path, results, intl }: HeadContext): HeadFacts {
  const record = answerTo('locationView', results)?.record
  if (!record) return {}
  const { facts, lineage, description } = record
  const say = (texts: typeof facts.name | undefined) => localized(texts, locale, site.options.languages[0]).text
  const name = say(facts.name)
  const paths = pathsOf(locale)
  // Search engines get no description in another language than the page's.
  const text = textIn(description, locale)
  const title = intl.formatMessage({ id: 'place.title' }, { name, sold: soldKinds({ nav }) })
  const breadcrumbs = [
    { name: site.name, path: paths.home() },
    { name: intl.formatMessage({ id: 'locations.title' }), path: paths.locations() },
    ...lineage.map((ancestor) => ({ name: say(ancestor.name), path: paths.location(ancestor.id) })),
    { name, path },
  ]
  const destination = {
    '@context': CONTEXT,
    '@type': 'TouristDestination',
    name,
    url: origin + path,
    image: origin + cardOf(facts.picture, site).address,
    geo: { '@type': 'GeoCoordinates', ...facts.geolocation },
    description: text,
  }
  return {
    title,
    description: descriptionOf(text, title),
    image: facts.picture,
    linkedData: [destination, breadcrumbLd(breadcrumbs, origin)],
  }
}
