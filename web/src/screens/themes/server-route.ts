import { breadcrumbLd } from '../../head/json-ld.ts'
import { hasThemes } from '../../parts/rails/sold-kinds.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, ServerRoute } from '../../route.ts'

/** What the server does for this page. It loads nothing: the themes are reference data. */
export const server: ServerRoute = { head }

function head({ site, nav, locale, origin, path, intl }: HeadContext): HeadFacts {
  const breadcrumbs = [
    { name: site.name, path: pathsOf(locale).home() },
    { name: intl.formatMessage({ id: 'themes.title' }), path },
  ]
  return {
    unlisted: !hasThemes({ site, nav }),
    description: intl.formatMessage({ id: 'themes.description' }, { site: site.name }),
    linkedData: [breadcrumbLd(breadcrumbs, origin)],
  }
}
