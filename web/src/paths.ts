import { DEFAULT_LOCALE, isLocale, type Locale } from './i18n/locales.ts'

/** The steps of the checkout (decision 33.1). */
export type CheckoutStep = 'guests' | 'payment' | 'review'

export type Paths = ReturnType<typeof pathsOf>

/** A link of `pathsOf` with a query (without the question mark) when there is one. */
const withQuery = (path: string, query = '') => (query ? `${path}?${query}` : path)

/** Every address inside the shop, in one language. English has no prefix (decision 32.2). Queries come encoded. */
export function pathsOf(locale: Locale) {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  return {
    /** Query: `tab` and the product whose form is shown. */
    home: (query?: string) => withQuery(prefix || '/', query),
    /** Query: `encode` of domain/hotel-address. */
    hotels: (query?: string) => withQuery(`${prefix}/hotels`, query),
    /** By the slug, which ends in the id. Query: `encodeVisit` of domain/hotel-address. */
    hotel: (slug: string, query?: string) => withQuery(`${prefix}/hotels/${encodeURIComponent(slug)}`, query),
    /** Query: `encodeTours` of domain/tours. */
    tours: (query?: string) => withQuery(`${prefix}/tours`, query),
    /** By the slug, which ends in the id. Query: `encodeTrip` of domain/tours. */
    tour: (slug: string, query?: string) => withQuery(`${prefix}/tours/${encodeURIComponent(slug)}`, query),
    /** Query: `encodeServices` of domain/services. */
    services: (query?: string) => withQuery(`${prefix}/services`, query),
    /** By the slug, which ends in the id. Query: `encodeVisit` of domain/hotel-address. */
    service: (slug: string, query?: string) => withQuery(`${prefix}/services/${encodeURIComponent(slug)}`, query),
    /** Query: `encodeTransfers` of domain/transfers. */
    transfers: (query?: string) => withQuery(`${prefix}/transfers`, query),
    /** Query: `ids` of a shared list. */
    favourites: (query?: string) => withQuery(`${prefix}/favourites`, query),
    /** Query: `number`, of a booking that is known. */
    find: (query?: string) => withQuery(`${prefix}/find`, query),
    /** Query: `encodeFlights` of domain/flights. */
    flight: (query?: string) => withQuery(`${prefix}/flight`, query),
    cart: () => `${prefix}/cart`,
    checkout: (step?: CheckoutStep) => withQuery(`${prefix}/checkout`, step && `step=${step}`),
    booking: (token: string) => `${prefix}/booking/${encodeURIComponent(token)}`,
    badRequest: () => `${prefix}/400`,
    /** An entry of the site's navigation, whose path has no language. */
    entry: (path: string) => (path === '/' ? prefix || '/' : prefix + path),
  }
}

/** The language of a path and the path without its prefix: `/ar/hotels` is `/hotels` in `ar`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first, ...rest] = pathname.split('/')
  if (first === DEFAULT_LOCALE || !isLocale(first)) return { locale: DEFAULT_LOCALE, path: pathname || '/' }
  return { locale: first, path: `/${rest.join('/')}` }
}

/** The same page in another language; the query stays. */
export function inLocale(locale: Locale, pathname: string, search = ''): string {
  return pathsOf(locale).entry(splitLocale(pathname).path) + (search && `?${search.replace(/^\?/, '')}`)
}

/** A picture of the agency: `imageBase` is the site's, the id the record's. One of the provider is an address already. */
export const imageAddress = (imageBase: string, id: string) =>
  id.includes('/') ? id : `${imageBase}/${encodeURIComponent(id)}`

/** A map of a point, at a service of its own. */
export const mapAddress = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=13/${latitude}/${longitude}`

/** Calls a number as people write it. */
export const telephone = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`

/** Writes to an address. */
export const mail = (address: string) => `mailto:${address}`
