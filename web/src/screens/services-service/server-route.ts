import { localized, textIn } from '../../domain/text/localized.ts'
import { descriptionOf } from '../../head/description.ts'
import { breadcrumbLd } from '../../head/json-ld.ts'
import { answerTo } from '../../needs.ts'
import type { PageInput } from '../../page-port.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, Redirect, ServerRoute } from '../../route.ts'
import { rideQuery, type OwnRide } from '../../domain/transfers/ride-query.ts'
import { isServiceKind } from '../../domain/services/service-filters.ts'
import { serviceLd } from './json-ld.ts'
import { needs } from './needs.ts'

/** What the server does for this page. */
export const server: ServerRoute = {
  needs,
  redirect,
  head,
}

/**
 * Redirects a bare id or an old name to the service's canonical slug (decision 33.3). Tours are services too, but
 * redirect to their own page, and transfers to the transfer list, with their ride chosen (decision 38.5). The query is
 * kept (decision 33.2).
 */
function redirect({ url, match, results }: PageInput): Redirect | undefined {
  const record = answerTo('serviceView', results)?.record
  if (!record) return undefined
  const { facts, slug } = record
  const paths = pathsOf(match.locale)
  const query = url.search.slice(1)
  if (facts.kind === 'daily' || facts.kind === 'package') return { status: 301, to: paths.tour(slug, query) }
  if (facts.kind === 'transfer') return { status: 302, to: paths.transfers(rideAnd(facts.ride, query)) }
  const canonical = paths.service(slug, query)
  return canonical === url.pathname + url.search ? undefined : { status: 301, to: canonical }
}

/** The query of a ride, followed by that of the visitor: of two equal parameters the first counts. */
const rideAnd = (ride: OwnRide | undefined, query: string) =>
  [rideQuery(ride), query].filter((part) => part !== '').join('&')

function head(page: HeadContext): HeadFacts {
  const { site, locale, origin, path, results, intl } = page
  const record = answerTo('serviceView', results)?.record
  if (!record || !isServiceKind(record.facts.kind)) return {}
  const { facts, name, location, description, picture } = record
  const say = (texts: typeof name) => localized(texts, locale, site.options.languages[0]).text
  const values = { name: say(name), place: say(location.name) }
  const title = intl.formatMessage({ id: 'service.title' }, values)
  const paths = pathsOf(locale)
  const breadcrumbs = [
    { name: site.name, path: paths.home() },
    { name: intl.formatMessage({ id: `service.list.${facts.kind}` }), path: paths.services(`type=${facts.kind}`) },
    { name: values.name, path },
  ]
  return {
    title,
    description: descriptionOf(textIn(description, locale), title),
    image: picture,
    linkedData: [...serviceLd(record, page), breadcrumbLd(breadcrumbs, origin)],
  }
}
