import { breadcrumbLd } from '../../head/json-ld.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, ServerRoute } from '../../route.ts'

/** What the server does for this page. It loads nothing: the texts are messages. */
export const server: ServerRoute = { head }

function head({ site, locale, origin, path, intl }: HeadContext): HeadFacts {
  const breadcrumbs = [
    { name: site.name, path: pathsOf(locale).home() },
    { name: intl.formatMessage({ id: 'footer.accessibility' }), path },
  ]
  return {
    description: intl.formatMessage({ id: 'accessibility.lead' }),
    linkedData: [breadcrumbLd(breadcrumbs, origin)],
  }
}
