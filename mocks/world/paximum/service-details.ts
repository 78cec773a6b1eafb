import { ProductType } from '@rota/openapi/agency/enums'
import { addDays, endOfDay, type CivilDate } from '../basics/civil-date.ts'
import { needsPassport as wantsPassport } from '../flights/fares.ts'
import { dateIn, localTime } from '../flights/local-time.ts'
import { lastOf } from '../flights/timetable.ts'
import type { FlightOffer, HotelOffer } from '../provider/offer-id.ts'
import { extraOf } from '../provider/supply/extras.ts'
import { brandOf } from '../provider/supply/fares.ts'
import { flightOf } from '../provider/supply/flights.ts'
import { seedOf, stayOf } from '../provider/supply/rooms.ts'
import type { HeldTransaction, ServiceRecord } from '../provider/transaction-record.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'
import { PLANS } from '../seed/plans.ts'

type Seeds = ReadonlyMap<string, HotelSeed>

/** What the agency shows about a service of a transaction. */
interface ServiceDetails {
  readonly name: string
  readonly beginDate?: CivilDate
  readonly endDate?: CivilDate
  readonly route?: 1 | 2
  /** End of free cancellation, in epoch milliseconds; absent when cancelling is never free. */
  readonly freeUntil?: number
}

const HOUR = 3_600_000

function flightDetails(offer: FlightOffer, leg: number): ServiceDetails {
  const flightLeg = offer.legs[leg]
  const journey = flightLeg && flightOf(flightLeg)?.journey
  if (flightLeg === undefined || journey === undefined) return { name: '' }
  const [{ from, departs }] = journey.hops
  const { to, arrives } = lastOf(journey)
  const hours = brandOf(offer.brand)?.refundHours
  return {
    name: `${journey.number} ${from}-${to}`,
    beginDate: journey.date,
    endDate: dateIn(localTime(to, arrives)),
    route: flightLeg.route,
    ...(hours !== undefined && { freeUntil: departs - hours * HOUR }),
  }
}

function hotelDetails(offer: HotelOffer, seeds: Seeds): ServiceDetails {
  const hotel = seedOf(offer.hotel, seeds)
  const { checkIn, checkOut } = stayOf(offer)
  const isFree = hotel !== undefined && PLANS[offer.plan].terms !== 'saver'
  return {
    name: hotel?.name ?? '',
    beginDate: checkIn,
    endDate: checkOut,
    ...(isFree && { freeUntil: Date.parse(endOfDay(addDays(checkIn, -hotel.freeDays))) }),
  }
}

/** The details of a service, read from the provider's offer it was begun with. */
export function serviceDetails({ offer, leg }: ServiceRecord, seeds: Seeds): ServiceDetails {
  if (offer.product === ProductType.Flight) return flightDetails(offer, leg)
  return offer.product === ProductType.Hotel
    ? hotelDetails(offer, seeds)
    : { name: extraOf(offer.extra)?.name.en ?? '' }
}

/** Whether the travellers need a passport. */
export const needsPassport = ({ services }: Pick<HeldTransaction, 'services'>): boolean =>
  services.some(({ offer }) => {
    if (offer.product !== ProductType.Flight) return false
    return offer.legs.some((leg) => {
      const journey = flightOf(leg)?.journey
      return journey !== undefined && wantsPassport(journey)
    })
  })
