import { decodeServices, listElsewhere } from '../../domain/services/service-address.ts'
import { breadcrumbLd } from '../../head/json-ld.ts'
import { answerTo, softNeed } from '../../needs.ts'
import type { PageInput } from '../../page-port.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, Move, Served } from '../../route.ts'
import { listRequest } from './request.ts'

/** What the renderer needs for this page. */
export const served: Served = { needs, moved, head }

function needs(_: Record<string, string>, search: string) {
  if (listElsewhere(search)) return []
  return [softNeed('serviceList', listRequest(decodeServices(search).search.kind))]
}

/** Redirects flights, transfers and tours, which are services too but have their own lists (decision 38.5). */
function moved({ url, match }: PageInput): Move | undefined {
  const path = listElsewhere(url.search)
  return path ? { status: 302, to: pathsOf(match.locale).entry(path) } : undefined
}

/** For search engines each kind is one page, whatever its filters. */
function head({ site, locale, origin, search, results, intl }: HeadContext): HeadFacts {
  const { kind } = decodeServices(search).search
  const title = intl.formatMessage({ id: `services.title.${kind}` })
  const paths = pathsOf(locale)
  const canonical = paths.services(`type=${kind}`)
  const trail = [
    { name: site.name, path: paths.home() },
    { name: title, path: canonical },
  ]
  return {
    title,
    canonical,
    description: intl.formatMessage({ id: `services.description.${kind}` }, { site: site.name }),
    image: answerTo('serviceList', results)?.records[0]?.picture,
    linkedData: [breadcrumbLd(trail, origin)],
  }
}
