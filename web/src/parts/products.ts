import type { IconName } from '../ui/icons/icons.ts'

/** The products that a navigation can list: their icons, and their `?tab=` values on the home page. */
export const PRODUCTS: Readonly<Record<string, { icon: IconName; tab: string }>> = {
  hotels: { icon: 'bed', tab: 'hotel' },
  tours: { icon: 'tour', tab: 'tour' },
  gulets: { icon: 'gulet', tab: 'gulet' },
  caravans: { icon: 'caravan', tab: 'caravan' },
  transfers: { icon: 'transfer', tab: 'transfer' },
  flights: { icon: 'plane', tab: 'flight' },
  events: { icon: 'event', tab: 'event' },
  cars: { icon: 'car', tab: 'car' },
}
