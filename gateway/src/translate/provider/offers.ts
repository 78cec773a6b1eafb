import { FlightRoute, ProductType } from '@rota/openapi/agency/enums'
import type { BodyOf, Schemas } from '../../ports/contract.ts'
import type { ProviderBody, Wire } from '../../ports/provider.ts'
import { dayOf, expiryOf } from './days.ts'
import { enumValueOf } from './enums.ts'
import { fareOf } from './flights/fare.ts'
import { availabilityOf, hotelOfferOf, MAX_ID_LENGTH } from './hotels/hotel-offer.ts'
import { translateEach, withoutUndefined, textOf, integerWithin } from './present.ts'
import { priceOf } from './price.ts'
import { CULTURE, type Conversion } from './conversion.ts'
import { isFree, reservableOf, termsOf } from './terms.ts'

type Brand = NonNullable<Schemas['OfferList']['flightOffers']>[number]

/** The provider's request for more offers. */
export const offersRequest = (body: BodyOf<'offerList'>): ProviderBody<'offerList'> => ({
  ...body,
  culture: body.culture ?? CULTURE,
})

/** Offers of a hotel, or fare brands of flights. The other kind is dropped. */
export function toOffers(
  { offers }: Wire['OffersBody'],
  productType: number,
  conversion: Conversion,
): Schemas['OfferList'] {
  if (productType === ProductType.Flight)
    return { flightOffers: translateEach(offers, (offer) => brandOf(offer, conversion), 200) }
  return {
    hotelOffers: translateEach(
      offers,
      (offer) => ('rooms' in offer ? hotelOfferOf(offer, conversion) : undefined),
      500,
    ),
  }
}

function brandOf(offer: Wire['OffersBody']['offers'][number], conversion: Conversion): Brand | undefined {
  const flightId = 'flightId' in offer ? textOf(offer.flightId, 80) : undefined
  if (!('flightId' in offer) || flightId === undefined) return undefined
  const fare = fareOf(offer, [], conversion)
  return fare && { flightId, route: enumValueOf(FlightRoute, offer.route) ?? FlightRoute.Outbound, offer: fare }
}

/** The provider's request for current offer details. */
export const detailsRequest = ({
  offerIds,
  currency,
  culture = CULTURE,
}: BodyOf<'offerDetail'>): ProviderBody<'offerDetailList'> => ({
  offerIds,
  currency,
  culture,
})

/** Current offer details. Offers without a usable price are dropped. */
export const toOfferDetails = (
  { offerDetails }: Wire['OfferDetailsBody'],
  conversion: Conversion,
): Schemas['OfferDetails'][] => translateEach(offerDetails, (detail) => detailOf(detail, conversion), 20)

function detailOf(detail: Wire['OfferDetail'], conversion: Conversion): Schemas['OfferDetails'] | undefined {
  const price = priceOf(detail.price ?? detail.passengerAmountToPay, conversion.markup)
  const cancellationPolicies = termsOf(detail.cancellationPolicies, conversion)
  if (price === undefined || cancellationPolicies === undefined || detail.offerId.length > MAX_ID_LENGTH)
    return undefined
  return withoutUndefined({
    offerId: detail.offerId,
    productType: productTypeOf(detail),
    isAvailable: availabilityOf(detail) !== 3,
    isRefundable: isFree(detail.isRefundable, cancellationPolicies, conversion.now),
    price,
    checkIn: dayOf(detail.checkIn),
    checkOut: dayOf(detail.checkOut),
    note: textOf(detail.notes, 5000),
    cancellationPolicies,
    priceBreakdowns: translateEach(detail.priceBreakdowns, (night) => nightOf(night, conversion), 3285),
    reservableInfo: detail.reservableInfo === undefined ? undefined : reservableOf(detail.reservableInfo),
    extraServices: translateEach(detail.extraServices, (extra) => extraOf(extra, conversion), 60),
    expiresOn: expiryOf(conversion.now, detail.expiresOn),
  })
}

/** The price of one room for one night, or undefined without one. */
function nightOf(
  { roomNumber, date, price }: Wire['RoomPrices'],
  { markup }: Conversion,
): NonNullable<Schemas['OfferDetails']['priceBreakdowns']>[number] | undefined {
  const [room, day, visitorPrice] = [integerWithin(Number(roomNumber), 1, 9), dayOf(date), priceOf(price, markup)]
  return room === undefined || day === undefined || visitorPrice === undefined
    ? undefined
    : { room, date: day, price: visitorPrice }
}

/** Product type of an offer: the second part of its id (decision 17.4), or else derived from its content. */
function productTypeOf({ offerId, flights }: Wire['OfferDetail']): Schemas['OfferDetails']['productType'] {
  const inId = enumValueOf(ProductType, Number(offerId.split(/[$-]/)[1]))
  return inId ?? (flights === undefined ? ProductType.Hotel : ProductType.Flight)
}

/** An extra service, or undefined without an offer of its own. */
function extraOf(
  extra: Wire['ExtraService'],
  { markup }: Conversion,
): Schemas['OfferDetails']['extraServices'][number] | undefined {
  const offer = extra.offers?.find(({ offerId }) => offerId !== undefined)
  const price = priceOf(offer?.price, markup)
  const offerId = textOf(offer?.offerId, MAX_ID_LENGTH)
  if (offerId === undefined || offerId !== offer?.offerId || price === undefined) return undefined
  const { id, name, compulsory } = extra
  return withoutUndefined({ id: id.slice(0, 60), name: textOf(name, 200) ?? id, compulsory, offerId, price })
}
