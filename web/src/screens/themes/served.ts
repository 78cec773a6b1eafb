import { breadcrumbLd } from '../../head/json-ld.ts'
import { hasThemes } from '../../parts/rails/sold-kinds.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, Served } from '../../route.ts'

/** What the renderer needs for this page: the themes are reference data, so there is nothing to request. */
export const served: Served = { head }

function head({ site, nav, locale, origin, path, intl }: HeadContext): HeadFacts {
  const trail = [
    { name: site.name, path: pathsOf(locale).home() },
    { name: intl.formatMessage({ id: 'themes.title' }), path },
  ]
  return {
    unlisted: !hasThemes({ site, nav }),
    description: intl.formatMessage({ id: 'themes.description' }, { site: site.name }),
    linkedData: [breadcrumbLd(trail, origin)],
  }
}
