import { agencyLd, breadcrumbLd } from '../../head/json-ld.ts'
import { pathsOf } from '../../paths.ts'
import type { HeadContext, HeadFacts, ServerRoute } from '../../route.ts'

/** What the server does for this page. It loads nothing: everything is in the site's record. */
export const server: ServerRoute = { head }

function head(page: HeadContext): HeadFacts {
  const { site, locale, origin, path, intl } = page
  const breadcrumbs = [
    { name: site.name, path: pathsOf(locale).home() },
    { name: intl.formatMessage({ id: 'contactPage.title' }), path },
  ]
  return {
    description: intl.formatMessage({ id: 'contactPage.description' }, { site: site.name }),
    linkedData: [agencyLd(page), breadcrumbLd(breadcrumbs, origin)],
  }
}
