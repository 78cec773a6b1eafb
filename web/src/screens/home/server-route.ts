import type { Schema } from '../../api/operations.ts'
import { localized } from '../../domain/text/localized.ts'
import { agencyLd } from '../../head/json-ld.ts'
import { answerTo, need } from '../../needs.ts'
import type { HeadContext, HeadFacts, ServerRoute } from '../../route.ts'
import { ownTitle } from './own-title.ts'
import { homeProducts } from './request.ts'

/** What the server does for this page. */
export const server: ServerRoute = { needs, head }

function needs() {
  return [need('mainProductList', homeProducts)]
}

/** Title and description in the site's own words, as on the page; a site without a lead has the storefront's. */
function head(page: HeadContext): HeadFacts {
  const { site, locale, intl } = page
  const inLanguage = (words: Schema<'LocalizedText'> | undefined) =>
    localized(words, locale, site.options.languages[0]).text
  const lead = inLanguage(site.brand?.lead)
  return {
    title: ownTitle(site, inLanguage(site.slogan)) ?? intl.formatMessage({ id: 'home.title' }),
    description: lead || intl.formatMessage({ id: 'home.description' }, { site: site.name }),
    image: answerTo('mainProductList', page.results)?.list.find(({ hotel }) => hotel)?.hotel?.picture,
    linkedData: [agencyLd(page)],
  }
}
