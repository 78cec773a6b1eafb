import { decodeServices, listElsewhere } from '../../domain/services/service-address.ts'
import { SERVICE_CODEC } from '../../domain/services/service-filters.ts'
import { breadcrumbLd } from '../../head/json-ld.ts'
import { canonicalQuery } from '../../head/list-address.ts'
import { answerTo } from '../../needs.ts'
import type { PageInput } from '../../page-port.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, Redirect, ServerRoute } from '../../route.ts'
import { needs } from './needs.ts'

/** What the server does for this page. */
export const server: ServerRoute = { needs, redirect, head }

/** Redirects flights, transfers and tours, which are services too but have their own lists (decision 38.5). */
function redirect({ url, match }: PageInput): Redirect | undefined {
  const path = listElsewhere(url.search)
  return path ? { status: 302, to: pathsOf(match.locale).entry(path) } : undefined
}

/** For search engines each kind is one page, whatever its filters (decision 33.11). */
function head({ site, locale, origin, search, results, intl }: HeadContext): HeadFacts {
  const searched = decodeServices(search).search
  const { kind } = searched
  const records = answerTo('serviceList', results)?.records
  const title = intl.formatMessage({ id: `services.title.${kind}` })
  const paths = pathsOf(locale)
  const canonical = paths.services(canonicalQuery(SERVICE_CODEC, searched, records?.length, [['type', kind]]))
  const breadcrumbs = [
    { name: site.name, path: paths.home() },
    { name: title, path: canonical },
  ]
  return {
    title,
    canonical,
    description: intl.formatMessage({ id: `services.description.${kind}` }, { site: site.name }),
    unlisted: records?.length === 0,
    image: records?.[0]?.picture,
    linkedData: [breadcrumbLd(breadcrumbs, origin)],
  }
}
