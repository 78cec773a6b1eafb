import { picturesOf, roomPictureOf } from './pictures.ts'
import { priceOf, type PriceRequest } from '../prices/pricing.ts'
import { money } from '../basics/money.ts'
import { modifiedOn } from '../basics/modified.ts'
import type { Schema } from '../basics/schemas.ts'
import { CHILDREN, PARKING, PETS, POLICY_IDS } from '../seed/house-rules.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'
import { PLACES, regionOf } from '../seed/places.ts'
import { PLANS } from '../seed/plans.ts'
import { ROOMS } from '../seed/rooms.ts'
import { slugOf } from '../basics/slug.ts'
import { text } from '../basics/texts.ts'

type Hotel = Schema<'Hotel'>

/** Id of a hotel's room, counted from 1. */
export const roomIdOf = (at: number): string => `r${at}`

/** The "from" price before dates are chosen: a night in the plainest room in the cheapest month. */
function priceFrom(hotel: HotelSeed): Schema<'Money'> {
  // The 12th of each month; the year does not matter, because prices depend on the month and the day of the week.
  const months = Array.from({ length: 12 }, (_, month) => 20270112 + month * 100)
  const plainest = Math.min(...hotel.rooms.map((kind) => ROOMS[kind].factor))
  const prices = months.flatMap((checkIn) =>
    hotel.plans.map((plan) => {
      const request: PriceRequest = {
        path: `hotel/${hotel.id}`,
        base: hotel.base,
        season: hotel.season,
        room: plainest,
        ...PLANS[plan],
        campaign: hotel.campaign ?? 0,
        stay: { checkIn, checkOut: checkIn + 1 },
        party: { adults: 2, children: [] },
        today: checkIn,
        priceFactor: 1000,
      }
      return priceOf(request).total
    }),
  )
  return money(Math.min(...prices))
}

function factsOf(hotel: HotelSeed): Schema<'HotelFacts'> {
  const region = regionOf(hotel.place)
  const [picture] = picturesOf(hotel)
  if (picture === undefined) throw new Error(`hotel ${hotel.id} has no picture`)
  return {
    id: hotel.id,
    slug: slugOf(hotel.name, hotel.id),
    modified: modifiedOn(hotel.id),
    name: hotel.name,
    stars: hotel.stars,
    location: {
      id: hotel.place,
      name: text(PLACES[hotel.place].name),
      ...(region && { region: text(PLACES[region].name) }),
      geolocation: { latitude: hotel.at[0], longitude: hotel.at[1] },
    },
    distance: text(hotel.distance),
    themes: [...hotel.themes],
    amenities: [...hotel.amenities],
    rating: { score: hotel.rating[0], count: hotel.rating[1] },
    picture,
    priceFrom: priceFrom(hotel),
  }
}

function roomsOf(hotel: HotelSeed): Schema<'Room'>[] {
  return hotel.rooms.map((kind, at) => {
    const { name, capacity, beds, size } = ROOMS[kind]
    const picture = roomPictureOf(hotel, at + 1)
    return { id: roomIdOf(at + 1), name: text(name), capacity, beds: text(beds), size, ...(picture && { picture }) }
  })
}

/** Builds the contract's record of a hotel from its seed. */
export function hotelRecord(hotel: HotelSeed): Hotel {
  const { stars, season } = hotel
  return {
    facts: factsOf(hotel),
    headline: text(hotel.headline),
    description: text(hotel.description),
    address: text(hotel.address),
    pictures: picturesOf(hotel),
    rooms: roomsOf(hotel),
    policies: {
      checkInFrom: season === 'city' ? '15:00' : '14:00',
      ...(stars < 4 && { checkInUntil: '23:00' }),
      checkOutUntil: stars === 5 ? '12:00' : '11:00',
      children: text(CHILDREN[hotel.children]),
      pets: text(PETS[hotel.pets]),
      parking: text(PARKING[hotel.parking]),
      smokingPolicies: [POLICY_IDS.smoking],
      petPolicies: [POLICY_IDS.pets[hotel.pets]],
      parkingPolicies: [POLICY_IDS.parking],
      ...(hotel.cityTax !== undefined && { cityTax: money(hotel.cityTax * 100, 'eur') }),
    },
  }
}
