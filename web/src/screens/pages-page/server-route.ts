import { localized, textIn } from '../../domain/text/localized.ts'
import { textOf } from '../../domain/content/content.ts'
import { descriptionOf } from '../../head/description.ts'
import { breadcrumbLd } from '../../head/json-ld.ts'
import { answerTo, need } from '../../needs.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, ServerRoute } from '../../route.ts'
import { pageBlocks } from './page-blocks.ts'
import { pageRequest } from './request.ts'

/** What the server does for this page. */
export const server: ServerRoute = { needs, head }

function needs({ page = '' }: Record<string, string>) {
  return [need('pageView', pageRequest(page))]
}

/** A page has two paths, its own URL and the one below `/pages`. Search engines know the second (decision 33.12). */
function head({ site, locale, origin, results, intl }: HeadContext): HeadFacts {
  const record = answerTo('pageView', results)?.record
  if (!record) return {}
  const say = (texts: typeof record.title) => localized(texts, locale, site.options.languages[0]).text
  const title = say(record.title)
  const body = textIn(record.body, locale)
  const paths = pathsOf(locale)
  const canonical = paths.page(record.url)
  const breadcrumbs = [
    { name: site.name, path: paths.home() },
    { name: intl.formatMessage({ id: 'pages.title' }), path: paths.pages() },
    { name: title, path: canonical },
  ]
  return {
    title,
    canonical,
    description: descriptionOf(body && textOf(pageBlocks(body, record.format, site.imageBase)), title),
    image: record.picture,
    linkedData: [breadcrumbLd(breadcrumbs, origin)],
  }
}
