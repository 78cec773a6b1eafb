import type { OperationId } from '../../api/operations.ts'
import type { CivilDate } from '../../domain/dates/civil-date.ts'
import { breadcrumbLd } from '../../head/json-ld.ts'
import { answerTo, onlyOf, onlyWhereSold, softNeed } from '../../needs.ts'
import type { PageInput } from '../../page-port.ts'
import { stayRequest, tourRequest } from '../../parts/rails/rail-requests.ts'
import { soldKinds } from '../../parts/rails/sold-kinds.ts'
import { themeOf } from '../../parts/themes.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, Redirect, ServerRoute } from '../../route.ts'
import { subjectOf } from './subject.ts'

/** What the server does for this page. */
export const server: ServerRoute = { needs, redirect, isMissing, head }

/** The theme that a path ends with, by its key or id. */
function themeIn(path: string) {
  return themeOf(path.split('/').at(-1) ?? '')
}

function needs({ theme: word = '' }: Record<string, string>, _: string, today: CivilDate) {
  const theme = themeOf(word)
  if (!theme) return []
  const subject = subjectOf(theme.id)
  return [
    ...onlyWhereSold('hotels', onlyOf('agency', [softNeed('availabilitySearch', stayRequest(today, subject))])),
    ...onlyWhereSold('tours', [softNeed('tourSearch', tourRequest(subject))]),
  ]
}

/** Only themes with a name have a page (decision 18.7). */
function isMissing({ url }: PageInput) {
  return themeIn(url.pathname) === undefined
}

/** Redirects the id of a theme to its key. */
function redirect({ match, url }: PageInput): Redirect | undefined {
  const theme = themeIn(url.pathname)
  const canonical = theme && pathsOf(match.locale).theme(theme.key)
  return canonical === undefined || canonical === url.pathname ? undefined : { status: 301, to: canonical + url.search }
}

function head({ site, nav, locale, origin, path, results, intl }: HeadContext): HeadFacts {
  const theme = themeIn(path)
  if (!theme) return {}
  const say = (id: string) => intl.formatMessage({ id })
  const name = say(`theme.${theme.id}`)
  const paths = pathsOf(locale)
  const hotels = answerTo('availabilitySearch', results)?.records
  const tours = answerTo('tourSearch', results)?.records
  const isRequested = (id: OperationId) => results.some(({ need }) => need.operationId === id)
  // Products that the site does not sell were not requested. A failed request may have had results.
  const hasHotels = isRequested('availabilitySearch') && hotels?.length !== 0
  const hasTours = isRequested('tourSearch') && tours?.length !== 0
  const breadcrumbs = [
    { name: site.name, path: paths.home() },
    { name: say('themes.title'), path: paths.themes() },
    { name, path },
  ]
  return {
    title: intl.formatMessage({ id: 'themes.titleOf' }, { name, sold: soldKinds({ nav }) }),
    description: say(`themes.text.${theme.id}`),
    image: hotels?.[0]?.hotel.picture ?? tours?.[0]?.tour.picture,
    unlisted: !hasHotels && !hasTours,
    linkedData: [breadcrumbLd(breadcrumbs, origin)],
  }
}
