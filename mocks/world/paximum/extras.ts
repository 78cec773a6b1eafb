import { ProductType } from '@rota/openapi/agency/enums'
import type { Market } from '../prices/choice.ts'
import { marked } from '../prices/markup.ts'
import { extraOf as sold, extrasFor, type Extra } from '../provider/supply/extras.ts'

/** An extra as a site sells it, with what the site adds. */
const marking =
  ({ markup }: Pick<Market, 'markup'>) =>
  (extra: Extra): Extra => ({ ...extra, price: marked(extra.price, markup) })

/** Extras of a kind of product, as a site sells them. */
export const extrasOf = (product: number, market: Pick<Market, 'markup'>): readonly Extra[] =>
  extrasFor(product === ProductType.Flight ? 'flight' : 'hotel').map(marking(market))

const PREFIX = `13$${ProductType.AdditionalService}$`

/** An extra's offer: it does not expire before what it is added to. */
export const extraOfferId = (extra: Extra): string => PREFIX + extra.id

/** The extra of an offer, as a site sells it; undefined when it is none. */
export function extraOf(offerId: string, market: Pick<Market, 'markup'>): Extra | undefined {
  const extra = offerId.startsWith(PREFIX) ? sold(offerId.slice(PREFIX.length)) : undefined
  return extra && marking(market)(extra)
}
