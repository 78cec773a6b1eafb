import { ProductType } from '@rota/openapi/agency/enums'
import SEEDS from '../../seed/extras.json' with { type: 'json' }
import type { Market } from '../prices/choice.ts'
import { marked } from '../prices/markup.ts'
import type { Cents } from '../basics/money.ts'
import { seedsOf } from '../seed/written.ts'

/** Something that can be added to what is being booked. */
export interface Extra {
  readonly id: string
  readonly name: string
  /** What it is added to. */
  readonly to: typeof ProductType.Flight | typeof ProductType.Hotel
  /** Hundredths of a lira for each traveller. */
  readonly price: Cents
}

/** As the provider sells them. */
const EXTRAS = seedsOf<readonly Extra[]>(SEEDS.agency)

/** As a site sells them, with what it adds in percent. */
const sold = (markup: number) => EXTRAS.map((extra): Extra => ({ ...extra, price: marked(extra.price, markup) }))

/** Extras of a kind of product, as a site sells them. */
export const extrasOf = (product: number, { markup }: Pick<Market, 'markup'>): readonly Extra[] =>
  sold(markup).filter(({ to }) => to === product)

/** An extra's offer: it does not expire before what it is added to. */
export const extraOfferId = (extra: Extra): string => `13$${ProductType.AdditionalService}$${extra.id}`

/** The extra of an offer, as a site sells it; undefined when it is none. */
export const extraOf = (offerId: string, { markup }: Pick<Market, 'markup'>): Extra | undefined =>
  sold(markup).find((extra) => extraOfferId(extra) === offerId)
