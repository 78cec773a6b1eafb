import { localized, textIn } from '../../domain/text/localized.ts'
import { descriptionOf } from '../../head/description.ts'
import { breadcrumbLd } from '../../head/json-ld.ts'
import { answerTo } from '../../needs.ts'
import type { PageInput } from '../../page-port.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, Redirect, ServerRoute } from '../../route.ts'
import { tourLd } from './json-ld.ts'
import { needs } from './needs.ts'

/** What the server does for this page. The record contains every departure with its price. */
export const server: ServerRoute = { needs, redirect, head }

/** Redirects a bare id or an old name to the tour's canonical slug (decision 33.3). */
function redirect({ url, match, results }: PageInput): Redirect | undefined {
  const slug = answerTo('tourView', results)?.record.facts.slug
  if (slug === undefined) return undefined
  const canonical = pathsOf(match.locale).tour(slug, url.search.slice(1))
  return canonical === url.pathname + url.search ? undefined : { status: 301, to: canonical }
}

function head(page: HeadContext): HeadFacts {
  const { site, locale, origin, path, results, intl } = page
  const record = answerTo('tourView', results)?.record
  if (!record) return {}
  const { facts, description } = record
  const say = (texts: typeof facts.name) => localized(texts, locale, site.options.languages[0]).text
  const values = { name: say(facts.name), place: say(facts.location.name) }
  const title = intl.formatMessage({ id: 'tour.title' }, values)
  const paths = pathsOf(locale)
  const breadcrumbs = [
    { name: site.name, path: paths.home() },
    { name: intl.formatMessage({ id: 'offers.tours' }), path: paths.tours() },
    { name: values.name, path },
  ]
  return {
    title,
    description: descriptionOf(textIn(description, locale), title),
    image: facts.picture,
    linkedData: [tourLd(record, page), breadcrumbLd(breadcrumbs, origin)],
  }
}
