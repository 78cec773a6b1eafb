import { localized } from '../../domain/text/localized.ts'
import { breadcrumbLd } from '../../head/json-ld.ts'
import type { Locale } from '../../i18n/locales.ts'
import { answerTo } from '../../needs.ts'
import type { NeedResult, PageInput } from '../../page-port.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, Redirect, ServerRoute } from '../../route.ts'
import { contentOf } from '../../parts/provider-hotels/content.ts'
import type { SoldHotel } from '../../parts/provider-hotels/sold.ts'
import { hotelLd } from './json-ld.ts'
import { needs } from './needs.ts'

/** What the server does for this page. */
export const server: ServerRoute = { needs, redirect, head }

/** The hotel of a page, from the agency or the provider. */
function hotelIn(results: readonly NeedResult[], locale: Locale): SoldHotel | undefined {
  const content = answerTo('providerProduct', results)
  return content ? contentOf(content, locale) : answerTo('hotelView', results)?.record
}

/** Redirects a bare id or an old name to the hotel's canonical slug (decision 33.3). */
function redirect({ url, match, results }: PageInput): Redirect | undefined {
  const slug = hotelIn(results, match.locale)?.facts.slug
  if (slug === undefined) return undefined
  const canonical = pathsOf(match.locale).hotel(slug, url.search.slice(1))
  return canonical === url.pathname + url.search ? undefined : { status: 301, to: canonical }
}

function head(page: HeadContext): HeadFacts {
  const { site, locale, origin, path, results, intl } = page
  const record = hotelIn(results, locale)
  if (!record) return {}
  const { name, location, picture } = record.facts
  const values = { name, place: localized(location.name, locale, site.options.languages[0]).text }
  const paths = pathsOf(locale)
  const breadcrumbs = [
    { name: site.name, path: paths.home() },
    { name: intl.formatMessage({ id: 'hotels.title' }), path: paths.hotels() },
    { name, path },
  ]
  return {
    title: intl.formatMessage({ id: 'hotel.title' }, values),
    description: intl.formatMessage({ id: 'hotel.description' }, values),
    image: picture,
    linkedData: [hotelLd(record, answerTo('hotelPrice', results), page), breadcrumbLd(breadcrumbs, origin)],
  }
}
