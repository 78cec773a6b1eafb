import { PAGE_SIZE } from '../listing/address.ts'
import type { Listing } from '../listing/listing.ts'
import type { Price, PriceIn } from '../listing/price-currency.ts'
import { peopleOf } from './people-of.ts'
import { SERVICE_CODEC, type ServiceFilterTable, type ServiceSort } from './service-filters.ts'

/** The kind-specific facts that the rules use. */
type KindFacts = {
  kind: string
  berths?: number
  seats?: unknown
  licence?: string
  gearbox?: string
  category?: string
  class?: string
}

/** The fields of a list entry that the rules use. */
export type ListedService = {
  id: string
  facts: KindFacts
  location: { id: string }
  priceFrom?: Price
  rating?: { score: number }
  priceBasis: number
}

/** How a boat is let, by its price basis: as a whole or by the cabin. */
const RENTAL_MODES = { 2: 'whole', 3: 'cabin' } as const

/**
 * The facts that visitors choose by, depending on the kind (decision 38.2): how a boat is let, class and gearbox of a
 * car, licence and gearbox of a caravan, category of an event.
 */
export function featuresOf({ facts, priceBasis }: ListedService): string[] {
  const { kind, gearbox, licence, category, class: size } = facts
  const rentalMode = kind === 'gulet' && (priceBasis === 2 || priceBasis === 3) ? RENTAL_MODES[priceBasis] : undefined
  return [rentalMode, size, category, licence?.toLowerCase(), gearbox].filter((feature) => feature !== undefined)
}

const rank = ({ priceFrom }: ListedService) => priceFrom?.value ?? Infinity

/** The rules of the list of services of one kind. */
export const SERVICES: Listing<ListedService, ServiceFilterTable, ServiceSort> = {
  ...SERVICE_CODEC,
  keyOf: ({ id }) => id,
  values: {
    places: ({ location }) => [location.id],
    people: peopleOf,
    features: featuresOf,
    price: ({ priceFrom }) => priceFrom?.value,
  },
  orders: {
    recommended: () => 0,
    price: (a, b) => rank(a) - rank(b),
    '-price': (a, b) => (b.priceFrom?.value ?? 0) - (a.priceFrom?.value ?? 0),
    rating: (a, b) => (b.rating?.score ?? -1) - (a.rating?.score ?? -1),
  },
  isLast: ({ priceFrom }) => priceFrom === undefined,
  // "12 = rails/featured, 40 = list pages" (decision 36.5).
  pageSize: PAGE_SIZE,
}

/** The rules of `SERVICES` with prices in the visitor's currency. */
export const servicesIn = (priceIn: PriceIn): typeof SERVICES => ({
  ...SERVICES,
  values: { ...SERVICES.values, price: ({ priceFrom }) => priceIn(priceFrom) },
})
