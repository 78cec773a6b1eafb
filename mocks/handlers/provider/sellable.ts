import { LocationType } from '@rota/openapi/provider/enums'
import type { Handlers } from '@rota/openapi/provider/handlers'
import { ALL_AIRPORTS } from '../../world/provider/supply/airports.ts'
import { providerHotels } from '../../world/provider/supply/hotels.ts'
import { location, placeOf, textIn } from '../../world/provider/supply/places.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'
import { lineageOf, PLACE_IDS } from '../../world/seed/places.ts'
import { answered } from '../provider-wire/envelope.ts'
import type { ProviderCallContext } from '../provider-call-context.ts'

/** Lengths of stay in nights, the same everywhere. */
const NIGHTS = [3, 4, 5, 7, 10, 14]

type Sellable = 'departurePlaceList' | 'arrivalPlaceList' | 'arrivalCountryList' | 'nightList' | 'productList'

/** Operations of openapi/paths/provider/sellable.yaml. */
export const sellable: Pick<Handlers<ProviderCallContext>, Sellable> = {
  departurePlaceList: async ({ body: { culture }, context: { world } }) => {
    const cities = new Map(ALL_AIRPORTS.map(({ city, cityName, country }) => [city, { cityName, country }]))
    const locations = [...cities].map(([id, { cityName, country }]) => ({
      id,
      code: id,
      name: textIn(cityName, culture),
      type: LocationType.City,
      countryId: country,
      provider: 3,
    }))
    return answered(world, { locations })
  },

  arrivalPlaceList: async ({ body: { culture }, context: { world } }) =>
    answered(world, { locations: placesOf(culture).filter(({ type }) => type !== LocationType.Country) }),

  arrivalCountryList: async ({ body: { culture }, context: { world } }) =>
    answered(world, { countries: placesOf(culture).filter(({ type }) => type === LocationType.Country) }),

  nightList: async ({ context: { world } }) => answered(world, { nights: NIGHTS }),

  productList: async ({ body: { arrivalLocations }, context: { world } }) => {
    const requestedPlaces = arrivalLocations?.map(placeOf)
    const hotels = providerHotels(world.catalogue.seeds).filter(
      ({ seed }) =>
        requestedPlaces === undefined || lineageOf(seed.place).some((place) => requestedPlaces.includes(place)),
    )
    return answered(world, { products: hotels.map(({ id, name }) => ({ id, name })) })
  },
}

/** All places in the provider's format. Every place of the mock has an id, although the contract makes it optional. */
const placesOf = (culture: string | undefined): (Wire<'Location'> & { id: string })[] =>
  PLACE_IDS.map((place) => location(place, culture)).flatMap((place) =>
    place.id === undefined ? [] : [{ ...place, id: place.id }],
  )
