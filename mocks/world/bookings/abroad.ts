import { ProductType } from '@rota/openapi/agency/enums'
import type { Schema } from '../basics/schemas.ts'
import { serviceSeedOf } from '../catalogue/service-list.ts'
import { tourOf } from '../catalogue/tour-list.ts'
import { flightOfferOf } from '../flights/offer-id.ts'
import { providerOffer } from '../provider/offer-id.ts'
import { seedOf } from '../provider/supply/rooms.ts'
import { AIRPORTS, isAirport } from '../seed/airports.ts'
import { countryOf, isAirport as isFlownTo, type AirportCode } from '../seed/flights/airports.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'
import { lineageOf, PLACES, type PlaceId } from '../seed/places.ts'
import { RIDES } from '../seed/transfers/rides.ts'

type Line = Schema<'CartLine'>
type Seeds = ReadonlyMap<string, HotelSeed>

/** ISO code of the country of the agency. */
const HOME_COUNTRY = 'TR'

/** ISO code of the country of a place. */
const countryAround = (place: PlaceId): string | undefined => PLACES[lineageOf(place).at(-1) ?? place].code

/** The places of a line's product; flights are handled by `airportsOf`. */
function placesOf({ type, id }: Line, seeds: Seeds): (PlaceId | undefined)[] {
  if (type === 'hotel') return [(seeds.get(id) ?? seedOf(id, seeds))?.place]
  const route = type === 'transfer' ? RIDES.get(id)?.route : undefined
  if (route) return [route.from, route.to].map((stop) => (isAirport(stop) ? AIRPORTS[stop].place : stop))
  return [tourOf(id)?.place, serviceSeedOf(id)?.place]
}

/** The airports of a flight offer, of the agency or of the provider. */
function airportsOf(offerId: string): AirportCode[] {
  const journey = flightOfferOf(offerId)?.journey
  if (journey) return journey.hops.flatMap(({ from, to }) => [from, to])
  const offer = providerOffer(offerId)
  return offer?.product === ProductType.Flight ? offer.legs.flatMap(({ from, to }) => [from, to]).filter(isFlownTo) : []
}

/** Whether anything in the basket is abroad: banks allow no instalments for such travel (decision 21.6). */
export const isAbroad = (lines: readonly Line[], seeds: Seeds): boolean =>
  lines.some((line) => {
    const places = placesOf(line, seeds).filter((place) => place !== undefined)
    const countries = [...places.map(countryAround), ...airportsOf(line.offerId ?? '').map(countryOf)]
    return countries.some((country) => country !== HOME_COUNTRY)
  })
