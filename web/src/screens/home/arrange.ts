import type { Schema } from '../../api/operations.ts'

type Product = Schema<'MainProduct'>

/** A product that is a hotel. */
export type HotelProduct = Product & { hotel: NonNullable<Product['hotel']> }

const isHotel = (product: Product): product is HotelProduct => product.hotel !== undefined

type Hotel = HotelProduct['hotel']

const CARDS = 4
/** Number of places in the mosaic: one large with two or four small ones. */
const MOSAICS = [5, 3]

/**
 * Assigns the agency's products to the parts of the page: the first hotel is the feature, the next products are cards,
 * and the remaining hotels illustrate their places. No hotel appears twice as long as there are enough.
 */
export function arrange(products: readonly Product[]) {
  const feature = products.find(isHotel)
  const others = products.filter((product) => product !== feature && keyOf(product) !== undefined)
  const cards = others.slice(0, CARDS)
  const hotels = [...others.slice(CARDS), ...cards].filter(isHotel).map(({ hotel }) => hotel)
  const regions = onePer(hotels, ({ location }) => location.region?.[0]?.value ?? location.id)
  const places = onePer([...regions, ...hotels], ({ location }) => location.id)
  const count = MOSAICS.find((size) => places.length >= size) ?? 0
  return { feature, cards, places: places.slice(0, count) }
}

/** A unique key of a product; undefined when it lacks the record of its kind. */
export function keyOf({ kind, hotel, tour, service }: Product): string | undefined {
  const record = { hotel, tour, service }[kind]
  return record && `${kind} ${record.id}`
}

/** The first hotel of each key, so that distant places come before neighbours. */
function onePer(hotels: readonly Hotel[], key: (hotel: Hotel) => string): Hotel[] {
  return [...Map.groupBy(hotels, key).values()].flatMap(([first]) => first ?? [])
}
