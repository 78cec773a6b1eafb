import { ConfirmationStatus, ProductType, ProviderId, TravellerType } from '@rota/openapi/provider/enums'
import { extraOf } from '../../world/provider/supply/extras.ts'
import { BOARDS } from '../../world/provider/supply/boards.ts'
import { price } from '../../world/provider/supply/currency.ts'
import { midnight } from '../../world/provider/wire/days.ts'
import { brandOf } from '../../world/provider/supply/fares.ts'
import { flightOf } from '../../world/provider/supply/flights.ts'
import { hotelOf } from '../../world/provider/supply/hotels.ts'
import type { ExtraOffer, FlightOffer, HotelOffer } from '../../world/provider/offer-id.ts'
import { isRefundable } from '../../world/provider/penalty.ts'
import { textIn } from '../../world/provider/supply/places.ts'
import { serviceDays, type ServiceRecord, type TransactionRecord } from '../../world/provider/transaction-record.ts'
import { uuidOf } from '../../world/provider/wire/uuid.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'
import { PLANS } from '../../world/seed/plans.ts'
import { ROOMS } from '../../world/seed/rooms.ts'
import type { World } from '../../world/world.ts'
import { bookedFlight, cityOf } from './flights.ts'
import { whereabouts } from './hotels.ts'
import { policies } from './policies.ts'

/** The language of the texts, and the world with the hotels. */
interface ServiceContext {
  readonly culture: string
  readonly world: World
}

type ServiceFacts = Pick<
  Wire<'BookedService'>,
  | 'name'
  | 'code'
  | 'serviceDetails'
  | 'provider'
  | 'arrivalCity'
  | 'departureCity'
  | 'partnerServiceId'
  | 'confirmationStatus'
>

function hotelService(offer: HotelOffer, { culture, world }: ServiceContext): ServiceFacts {
  const hotel = hotelOf(offer.hotel, world.catalogue.seeds)
  const { location: place, country, city } = whereabouts(hotel, culture)
  const [latitude, longitude] = hotel.seed.at
  const room = hotel.seed.rooms[Number(offer.room.slice(1)) - 1]
  const adults = offer.parties.reduce((sum, party) => sum + party.adults, 0)
  const isOnRequest = hotel.seed.supply === 'request'
  return {
    name: hotel.name,
    code: `PXM${hotel.id}`,
    provider: hotel.owner,
    partnerServiceId: hotel.id,
    departureCity: city ?? place,
    arrivalCity: city ?? place,
    confirmationStatus: isOnRequest ? ConfirmationStatus.Request : ConfirmationStatus.Confirm,
    serviceDetails: {
      serviceId: '1',
      hotelDetail: {
        address: { addressLines: [null] },
        stopSaleGuaranteed: 0,
        stopSaleStandart: 0,
        stars: hotel.seed.stars,
        geolocation: { longitude: String(longitude), latitude: String(latitude) },
        location: place,
        ...(country && { country }),
        ...(city && { city }),
        id: hotel.id,
        name: hotel.name,
      },
      night: offer.night,
      ...(room && { room: textIn(ROOMS[room].name, culture) }),
      roomCode: offer.room,
      board: textIn(BOARDS[PLANS[offer.plan].board].name, culture),
      boardCode: BOARDS[PLANS[offer.plan].board].code,
      accom: `${adults} PAX`,
      geoLocation: { longitude: String(longitude), latitude: String(latitude) },
    },
  }
}

function flightService(offer: FlightOffer, legIndex: number, { culture }: ServiceContext): ServiceFacts {
  const leg = offer.legs[legIndex]
  const flight = leg && flightOf(leg)
  const brand = brandOf(offer.brand)
  if (leg === undefined || flight === undefined || brand === undefined) return { provider: ProviderId.Flight }
  const info = bookedFlight({ leg, flight }, brand, offer.passengers, culture)
  return {
    name: `${flight.from.code} - ${flight.to.code}, ${flight.flightNo}`,
    code: flight.flightNo,
    provider: ProviderId.Flight,
    confirmationStatus: ConfirmationStatus.Confirm,
    departureCity: cityOf(flight.from, culture),
    arrivalCity: cityOf(flight.to, culture),
    serviceDetails: { serviceId: String(legIndex + 1), flightInfo: info },
  }
}

function extraService(offer: ExtraOffer, { culture }: ServiceContext): ServiceFacts {
  const extra = extraOf(offer.extra)
  return {
    name: extra ? textIn(extra.name, culture) : offer.extra,
    code: offer.extra,
    provider: ProviderId.TourVisio,
    confirmationStatus: ConfirmationStatus.Confirm,
    serviceDetails: { serviceId: extra?.number ?? '1' },
  }
}

function serviceFacts({ offer, leg }: ServiceRecord, context: ServiceContext): ServiceFacts {
  if (offer.product === ProductType.Hotel) return hotelService(offer, context)
  return offer.product === ProductType.Flight ? flightService(offer, leg, context) : extraService(offer, context)
}

/** Start and end of a service: dates of a stay, local times of a flight. */
function times(service: ServiceRecord): { beginDate: string; endDate: string } {
  const { offer, leg } = service
  const flightLeg = offer.product === ProductType.Flight ? offer.legs[leg] : undefined
  const flight = flightLeg && flightOf(flightLeg)
  const [first, last] = serviceDays(service)
  if (flight === undefined) return { beginDate: midnight(first), endDate: midnight(last) }
  return { beginDate: flight.departs, endDate: flight.arrives }
}

/** Number of characters of a flight's booking reference. */
const PNR_LENGTH = 6

/** A service of a transaction, or of a reservation, which also has ticket and supplier numbers. */
export function bookedService(
  record: TransactionRecord,
  service: ServiceRecord,
  index: number,
  world: World,
): Wire<'BookedService'> {
  const { offer, id, travellers } = service
  const context = { culture: record.culture, world }
  const owner = offer.product === ProductType.Hotel ? hotelOf(offer.hotel, world.catalogue.seeds).owner : 1
  const isExtra = offer.product === ProductType.AdditionalService
  const bookingId = uuidOf(`service/${record.id}/${id}`)
  const serviceTravellers = record.travellers.filter((traveller) => travellers.includes(traveller.id))
  const countOf = (type: number) => serviceTravellers.filter((traveller) => traveller.type === type).length
  return {
    orderNumber: index + 1,
    ...serviceFacts(service, context),
    isMainService: !isExtra,
    isRefundable: isRefundable(offer, world),
    bundle: offer.product === ProductType.Flight && offer.isPackage,
    cancellationPolicies: policies(offer, service.price, owner, world, service.leg),
    documents: [],
    priceBreakDowns: [],
    commission: 0,
    reservableInfo: { reservable: false },
    unit: offer.product === ProductType.Hotel ? offer.parties.length : 1,
    serviceStatus: service.isCancelled ? 2 : 0,
    productType: offer.product,
    createServiceTypeIfNotExists: false,
    id,
    ...times(service),
    adult: countOf(TravellerType.Adult),
    child: countOf(TravellerType.Child),
    infant: countOf(TravellerType.Infant),
    price: price(service.price, record.currency),
    includePackage: false,
    compulsory: false,
    isExtraService: isExtra,
    travellers: [...travellers],
    thirdPartyRecord: owner !== ProviderId.TourVisio,
    recordId: index + 1,
    additionalFields: { isRefundable: isRefundable(offer, world) ? '1' : '0', removable: String(isExtra) },
    ...(record.booked && {
      providerBookingID: bookingId,
      supplierBookingNumber: String(100_000 + index),
      ...(offer.product === ProductType.Flight && {
        pnrNo: bookingId.replaceAll('-', '').slice(0, PNR_LENGTH).toUpperCase(),
      }),
    }),
  }
}
