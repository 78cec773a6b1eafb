import { DEFAULT_LOCALE, isLocale, type Locale } from './i18n/locales.ts'

/** The steps of the checkout (decision 33.1). */
export type CheckoutStep = 'guests' | 'payment' | 'review'

export type Paths = ReturnType<typeof pathsOf>

/** Appends a query, given without the question mark, if there is one. */
const withQuery = (path: string, query = '') => (query ? `${path}?${query}` : path)

/**
 * Every URL inside the shop, in one language. English has no prefix (decision 32.2). Queries must already be encoded.
 */
export function pathsOf(locale: Locale) {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  return {
    /** Query: `tab` with the product whose form is shown. */
    home: (query?: string) => withQuery(prefix || '/', query),
    /** Query: `encode` of domain/hotels/hotel-address. */
    hotels: (query?: string) => withQuery(`${prefix}/hotels`, query),
    /** `slug` ends in the id. Query: `encodeVisit` of domain/hotels/visit-address. */
    hotel: (slug: string, query?: string) => withQuery(`${prefix}/hotels/${encodeURIComponent(slug)}`, query),
    /** Query: `encodeTours` of domain/tours/tour-address. */
    tours: (query?: string) => withQuery(`${prefix}/tours`, query),
    /** `slug` ends in the id. Query: `encodeTrip` of domain/tours/trip-address. */
    tour: (slug: string, query?: string) => withQuery(`${prefix}/tours/${encodeURIComponent(slug)}`, query),
    /** Query: `encodeServices` of domain/services/service-address. */
    services: (query?: string) => withQuery(`${prefix}/services`, query),
    /** `slug` ends in the id. Query: `encodeVisit` of domain/hotels/visit-address. */
    service: (slug: string, query?: string) => withQuery(`${prefix}/services/${encodeURIComponent(slug)}`, query),
    /** Query: `encodeTransfers` of domain/transfers/transfer-address. */
    transfers: (query?: string) => withQuery(`${prefix}/transfers`, query),
    /** Query: `encodePlaces` of domain/places/place-list. */
    locations: (query?: string) => withQuery(`${prefix}/locations`, query),
    location: (id: string) => `${prefix}/locations/${id}`,
    themes: () => `${prefix}/themes`,
    theme: (key: string) => `${prefix}/themes/${key}`,
    contact: () => `${prefix}/contact`,
    pages: () => `${prefix}/pages`,
    page: (url: string) => `${prefix}/pages/${url}`,
    /** Query: `ids` with a shared list. */
    favourites: (query?: string) => withQuery(`${prefix}/favourites`, query),
    /** Query: `number` with a known booking number. */
    find: (query?: string) => withQuery(`${prefix}/find`, query),
    /** Query: `encodeFlights` of domain/flights/flight-address. */
    flight: (query?: string) => withQuery(`${prefix}/flight`, query),
    cart: () => `${prefix}/cart`,
    checkout: (step?: CheckoutStep) => withQuery(`${prefix}/checkout`, step && `step=${step}`),
    booking: (token: string) => `${prefix}/booking/${encodeURIComponent(token)}`,
    /** Language and currency. */
    settings: () => `${prefix}/settings`,
    accessibility: () => `${prefix}/pages/accessibility`,
    badRequest: () => `${prefix}/400`,
    /** An entry of the site's navigation; `path` has no language prefix. */
    entry: (path: string) => (path === '/' ? prefix || '/' : prefix + path),
  }
}

/** Splits a path into its language and the path without prefix: `/ar/hotels` is `/hotels` in `ar`. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [, first, ...rest] = pathname.split('/')
  if (first === DEFAULT_LOCALE || !isLocale(first)) return { locale: DEFAULT_LOCALE, path: pathname || '/' }
  return { locale: first, path: `/${rest.join('/')}` }
}

/** The same page in another language, with the same query. */
export function inLocale(locale: Locale, pathname: string, search = ''): string {
  return pathsOf(locale).entry(splitLocale(pathname).path) + (search && `?${search.replace(/^\?/, '')}`)
}

/** URL of a picture. `imageBase` is the site's and `id` the record's; a provider's picture is already a URL. */
export const imageAddress = (imageBase: string, id: string) =>
  id.includes('/') ? id : `${imageBase}/${encodeURIComponent(id)}`

/** Whether a picture is an SVG, by its id or URL. Social networks and home screens do not show these. */
export const isVector = (id: string) => id.endsWith('.svg')

/** The `tel:` URL of a number in any notation. */
export const telephone = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`

/** The partner site of a host, where partners log in and register. */
export const partnerLogin = (host: string) => `https://${host}/`
export const partnerRegister = (host: string) => `https://${host}/register`
