import type { Schema } from '../../api/operations.ts'

type Product = Schema<'MainProduct'>
type Section = Schema<'HomeSection'>

/** A product that is a hotel. */
export type HotelProduct = Product & { hotel: NonNullable<Product['hotel']> }

type Hotel = HotelProduct['hotel']

/** A section of the home page with the products and places that it shows. */
export type FilledSection = { section: Section; products: readonly Product[]; places: readonly Hotel[] }

/** The home page of a site whose record lists no sections. */
const USUAL: readonly Section[] = ['cards', 'places', 'themes', 'feature', 'facts'].map((kind) => ({ kind }))

/** How many products a section shows. Other sections show none. */
const MOST: Readonly<Record<string, number>> = { cards: 4, arches: 3, tickets: 10, rides: 6, vehicles: 4 }

/** Number of places in the mosaic: one large with two or four small ones. */
const MOSAICS = [5, 3]

/**
 * Assigns the agency's products to the sections of the page (decision 44.2): the first hotel is the feature, each
 * section takes the next products of its types, and the remaining hotels illustrate their places. No hotel appears
 * twice as long as there are enough.
 */
export function arrange(products: readonly Product[], sections: readonly Section[] = USUAL): FilledSection[] {
  const feature = sections.some(({ kind }) => kind === 'feature') ? products.find(isHotel) : undefined
  const remaining = products.filter((product) => product !== feature && keyOf(product) !== undefined)
  const taken: Product[] = []
  const filled = sections.map((section): FilledSection => {
    const wanted = remaining.filter((product) => isOf(product, section)).slice(0, MOST[section.kind] ?? 0)
    for (const product of wanted) remaining.splice(remaining.indexOf(product), 1)
    taken.push(...wanted)
    return { section, products: section.kind === 'feature' && feature ? [feature] : wanted, places: [] }
  })
  const places = placesOf([...remaining, ...taken])
  return filled.map((each) => (each.section.kind === 'places' ? { ...each, places } : each))
}

const isHotel = (product: Product): product is HotelProduct => product.hotel !== undefined

/** A unique key of a product; undefined when it lacks the record of its kind. */
export function keyOf({ kind, hotel, tour, service }: Product): string | undefined {
  const record = { hotel, tour, service }[kind]
  return record && `${kind} ${record.id}`
}

const isOf = ({ kind, tour, service }: Product, { types }: Section): boolean =>
  types === undefined || types.includes(tour?.type ?? service?.facts.kind ?? (kind === 'hotel' ? kind : 'extra'))

/** Distant places come before neighbours. */
function placesOf(products: readonly Product[]): Hotel[] {
  const hotels = products.filter(isHotel).map(({ hotel }) => hotel)
  const regions = onePer(hotels, ({ location }) => location.region?.[0]?.value ?? location.id)
  const places = onePer([...regions, ...hotels], ({ location }) => location.id)
  return places.slice(0, MOSAICS.find((size) => places.length >= size) ?? 0)
}

/** The first hotel of each key. */
function onePer(hotels: readonly Hotel[], key: (hotel: Hotel) => string): Hotel[] {
  return [...Map.groupBy(hotels, key).values()].flatMap(([first]) => first ?? [])
}
