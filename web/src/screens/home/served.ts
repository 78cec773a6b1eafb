import { agencyLd } from '../../head/json-ld.ts'
import { answerTo, need } from '../../needs.ts'
import type { HeadContext, HeadFacts, Served } from '../../route.ts'
import { homeProducts } from './request.ts'

/** What the renderer needs for this page. */
export const served: Served = { needs, head }

function needs() {
  return [need('mainProductList', homeProducts)]
}

function head(page: HeadContext): HeadFacts {
  return {
    description: page.intl.formatMessage({ id: 'home.description' }, { site: page.site.name }),
    image: answerTo('mainProductList', page.results)?.list.find(({ hotel }) => hotel)?.hotel?.picture,
    linkedData: [agencyLd(page)],
  }
}
