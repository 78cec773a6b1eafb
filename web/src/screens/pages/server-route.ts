import { breadcrumbLd } from '../../head/json-ld.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, ServerRoute } from '../../route.ts'

/** What the server does for this page. It loads nothing: the site's record lists its pages. */
export const server: ServerRoute = { head }

function head({ site, locale, origin, path, intl }: HeadContext): HeadFacts {
  const breadcrumbs = [
    { name: site.name, path: pathsOf(locale).home() },
    { name: intl.formatMessage({ id: 'pages.title' }), path },
  ]
  return {
    description: intl.formatMessage({ id: 'pages.description' }, { site: site.name }),
    unlisted: !site.pages?.length,
    linkedData: [breadcrumbLd(breadcrumbs, origin)],
  }
}
