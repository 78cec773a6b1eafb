import { ProductType } from '@rota/openapi/agency/enums'
import type { Market } from '../prices/choice.ts'
import { withMarkup } from '../prices/markup.ts'
import { extraOf as sold, extrasFor, type Extra } from '../provider/supply/extras.ts'

/** An extra at the site's price, which includes its markup. */
const marking =
  ({ markup }: Pick<Market, 'markup'>) =>
  (extra: Extra): Extra => ({ ...extra, price: withMarkup(extra.price, markup) })

/** The extras of a product type, at the site's prices. */
export const extrasOf = (product: number, market: Pick<Market, 'markup'>): readonly Extra[] =>
  extrasFor(product === ProductType.Flight ? 'flight' : 'hotel').map(marking(market))

const PREFIX = `13$${ProductType.AdditionalService}$`

/** The offer id of an extra. It has no expiry of its own, because the extra's transaction has one. */
export const extraOfferId = (extra: Extra): string => PREFIX + extra.id

/** The extra of an offer id, at the site's price; undefined when it is not an extra. */
export function extraOf(offerId: string, market: Pick<Market, 'markup'>): Extra | undefined {
  const extra = offerId.startsWith(PREFIX) ? sold(offerId.slice(PREFIX.length)) : undefined
  return extra && marking(market)(extra)
}
