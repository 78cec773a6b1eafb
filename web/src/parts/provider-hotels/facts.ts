import type { Schema } from '../../api/operations.ts'
import { providerSlug } from '../../domain/hotels/provider-slug.ts'
import { providerPlaceText } from '../../domain/hotels/provider-place.ts'
import { providerText, providerNames } from '../../i18n/culture.ts'
import { amenitiesOf } from './known-amenities.ts'

type Result = Schema<'ProviderHotelResult'>
type Text = Schema<'LocalizedText'>

/** Assumed picture size, because the provider sends none: it reserves the space. */
const PICTURE = { width: 1200, height: 900 }

/** An empty image for a hotel without picture: it avoids a request that would fail. */
const NO_PICTURE = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E'

/**
 * A provider's picture, loaded by its URL through the gateway; an id that is no URL is an agency's picture (decision
 * 37.8).
 */
export function pictureOf(url: string | undefined): Schema<'Image'> {
  const isUrl = url !== undefined && /^https?:/.test(url)
  return { id: isUrl ? `/images/provider?url=${encodeURIComponent(url)}` : (url ?? NO_PICTURE), ...PICTURE }
}

type Facts = Pick<Result, 'id' | 'provider' | 'name' | 'stars' | 'rating' | 'city' | 'country' | 'facilities'> &
  Pick<Partial<Result>, 'town' | 'thumbnail' | 'geolocation'>

/** The facts of a hotel that lists and pages share. */
export function factsOf(hotel: Facts, locale: string): Schema<'HotelFacts'> {
  const { id, provider, name, stars = 0, rating, town, city, country } = hotel
  const text = (value: string): Text => providerText(locale, value)
  const smallestArea = town ?? city ?? country
  return {
    id,
    slug: providerSlug(name, { provider, id }),
    name,
    stars: Math.min(Math.floor(stars), 5),
    location: {
      id: placeIdOf(hotel),
      name: providerNames(locale, [smallestArea, city].flatMap((place) => place?.name ?? []).filter(isFirst)),
      ...(city && town ? { region: text(city.name) } : {}),
      ...(hotel.geolocation ? { geolocation: hotel.geolocation } : {}),
    },
    // Only lists use themes, for filtering.
    themes: [],
    amenities: amenitiesOf(hotel.facilities),
    // The provider sends no number of reviews, so the rating only sorts the list and is not shown.
    ...(rating === undefined ? {} : { rating: { score: rating, count: 0 } }),
    picture: pictureOf(hotel.thumbnail),
  }
}

const isFirst = (name: string, at: number, names: readonly string[]) => names.indexOf(name) === at

/** The place id of the smallest known area, in the form used in URLs. */
function placeIdOf({ town, city, country }: Facts): string {
  if (town?.id !== undefined) return providerPlaceText({ type: 3, id: town.id })
  if (city?.id !== undefined) return providerPlaceText({ type: 2, id: city.id })
  return providerPlaceText({ type: 1, id: country?.id ?? '' })
}
