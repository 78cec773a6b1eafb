import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { localized } from '../../domain/text/localized.ts'
import { decodeTransfers } from '../../domain/transfers/read-transfer-address.ts'
import { TRANSFER_CODEC } from '../../domain/transfers/transfer-filters.ts'
import { breadcrumbLd } from '../../head/json-ld.ts'
import { canonicalQuery } from '../../head/list-address.ts'
import { answerTo, need } from '../../needs.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, ServerRoute } from '../../route.ts'
import { transferRequest } from '../../domain/transfers/transfer-request.ts'
import { endNames, isolated } from './route-name.ts'

/** What the server does for this page. */
export const server: ServerRoute = { needs, head }

function needs(_: Record<string, string>, search: string, today: CivilDate) {
  return [
    need('transferList', transferRequest(decodeTransfers(search, today).search)),
    need('transferLocationList', {}),
  ]
}

/** The title of a list of one route names the route, like its heading. */
function head({ site, locale, origin, search, results, today, intl }: HeadContext): HeadFacts {
  const searched = decodeTransfers(search, today).search
  const records = answerTo('transferList', results)?.records
  const names = endNames(answerTo('transferLocationList', results)?.records, searched)
  const inLanguage = (name: Parameters<typeof localized>[0]) => localized(name, locale, site.options.languages[0]).text
  const ends = { from: inLanguage(names.from), to: inLanguage(names.to) }
  const isRoute = ends.from !== '' && ends.to !== ''
  // One place alone, or an unknown one, makes no route and counts as a filter (decision 33.11).
  const isFiltered = !isRoute && (searched.from ?? searched.to) !== undefined
  const name = isRoute
    ? intl.formatMessage({ id: 'transfers.route' }, { from: isolated(ends.from), to: isolated(ends.to) })
    : intl.formatMessage({ id: 'transfers.title' })
  const canonical = pathsOf(locale).transfers(
    canonicalQuery(
      TRANSFER_CODEC,
      isFiltered ? { ...searched, page: 1 } : searched,
      records?.length,
      isRoute
        ? [
            ['from', searched.from],
            ['to', searched.to],
          ]
        : [],
    ),
  )
  const breadcrumbs = [
    { name: site.name, path: pathsOf(locale).home() },
    { name, path: canonical },
  ]
  return {
    ...(isRoute ? { title: name } : {}),
    canonical,
    unlisted: records?.length === 0,
    description: intl.formatMessage({ id: 'transfers.description' }, { site: site.name }),
    linkedData: [breadcrumbLd(breadcrumbs, origin)],
  }
}
