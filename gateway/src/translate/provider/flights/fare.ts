import { BaggageType, BaggageUnit, FareFeeKind, FareServiceGroup, FlightCabin } from '@rota/openapi/agency/enums'
import type { Schemas } from '../../../ports/contract.ts'
import type { Wire } from '../../../ports/provider.ts'
import { expiryOf } from '../days.ts'
import { enumValueOf, passengerTypeOf } from '../enums.ts'
import { MAX_ID_LENGTH } from '../hotels/hotel-offer.ts'
import { translateEach, withoutUndefined, textOf, integerWithin } from '../present.ts'
import { priceOf } from '../price.ts'
import type { Conversion } from '../conversion.ts'
import { reservableOf } from '../terms.ts'

type Fare = Schemas['FlightOffer']
type Brand = Schemas['FareBrand']

/** Context for converting a fare, with the search's expiry as a fallback. */
export type FareConversion = Conversion & { expiresOn?: string | undefined }

/** The provider's offer, or one of its fare brands, which omit some fields. */
type WireFare = Partial<Wire['FlightOffer']> & Pick<Wire['FlightOffer'], 'price'>

/** Default fare names by cabin. */
const CABINS = ['Promo', 'Economy', 'Business'] as const

/** Maximum number of free seats that is shown. The provider sends 9 for 9 or more, so 9 is not exact. */
const MAX_SHOWN_SEATS = 8

/** A fare for the whole party, or undefined if it cannot be booked or priced. */
export function fareOf(
  offer: WireFare,
  items: readonly Wire['FlightItem'][],
  conversion: FareConversion,
): Fare | undefined {
  const { markup, now } = conversion
  const price = priceOf(offer.price, markup)
  const offerIds = pairsOf(offer)
  const isBookable = offer.offerId !== undefined || offerIds.length > 0
  if (price === undefined || !isBookable || (offer.offerId?.length ?? 0) > MAX_ID_LENGTH) return undefined
  const flightClass = offer.flightClassInformations?.[0] ?? items[0]?.flightClass
  const cabin = enumValueOf(FlightCabin, flightClass?.type) ?? FlightCabin.Economy
  return withoutUndefined({
    offerId: offer.offerId,
    offerIds,
    groupKeys: [...new Set(offerIds.map(({ groupKey }) => groupKey))],
    isPackageOffer: offer.isPackageOffer === true,
    cabin,
    bookingClass: (flightClass?.code?.length ?? 0) <= 4 ? flightClass?.code : undefined,
    brand: brandOf(offer.flightBrandInfo, flightClass?.name, CABINS[cabin]),
    baggage: translateEach(offer.baggageInformations, baggageOf, 60),
    price,
    singleAdultPrice: priceOf(offer.singleAdultPrice, markup),
    passengerPrices: translateEach(offer.priceBreakDown?.items, (item) => shareOf(item, markup), 8),
    seatsLeft: integerWithin(offer.seatInfo?.availableSeatCount, 1, MAX_SHOWN_SEATS),
    reservableInfo: reservableOf(offer.reservableInfo),
    expiresOn: expiryOf(now, offer.expiresOn, conversion.expiresOn),
  })
}

/** One id per group key. A single id applies to all group keys of the offer. */
function pairsOf({ offerId, offerIds, groupKeys }: WireFare): Fare['offerIds'] {
  const sameIdPairs = offerId === undefined ? [] : (groupKeys ?? []).map((groupKey) => ({ groupKey, offerId }))
  const pairs = offerIds === undefined || offerIds.length === 0 ? sameIdPairs : offerIds
  return pairs
    .filter((pair) => pair.groupKey.length <= 80 && pair.offerId.length <= MAX_ID_LENGTH)
    .map((pair) => ({ groupKey: pair.groupKey, offerId: pair.offerId }))
    .slice(0, 20)
}

function brandOf(brand: Wire['FlightBrand'] | undefined, className: string | undefined, cabin: string): Brand {
  const name = textOf(brand?.name, 80) ?? textOf(className, 80) ?? cabin
  return {
    id: textOf(brand?.id, 60) ?? name.slice(0, 60),
    name,
    services: translateEach(brand?.features, serviceOf, 40),
  }
}

type Feature = NonNullable<Wire['FlightBrand']['features']>[number]

function serviceOf(feature: Feature): Brand['services'][number] | undefined {
  const group = enumValueOf(FareServiceGroup, feature.serviceGroup)
  const fee = enumValueOf(FareFeeKind, feature.pricingType)
  const name = textOf(feature.commercialName, 120)
  if (group === undefined || fee === undefined || name === undefined) return undefined
  const texts = (feature.explanations ?? []).flatMap(({ text }) => (text ? [text] : []))
  return withoutUndefined({ group, fee, name, explanation: textOf(texts.join('\n'), 500) })
}

function baggageOf(bag: Wire['BaggageInfo']): Schemas['Baggage'] | undefined {
  const type = enumValueOf(BaggageType, bag.baggageType)
  const unit = enumValueOf(BaggageUnit, bag.unitType)
  const passengerType = passengerTypeOf(bag.passengerType)
  if (type === undefined || unit === undefined || passengerType === undefined) return undefined
  const [weight, piece] = [integerWithin(bag.weight, 0, 200), integerWithin(bag.piece, 0, 10)]
  return withoutUndefined({ segmentId: textOf(bag.segmentId, 80), type, unit, weight, piece, passengerType })
}

type Share = NonNullable<Wire['PassengerPrices']['items']>[number]

function shareOf(item: Share, markup: number): Schemas['PassengerPrice'] | undefined {
  const passengerType = passengerTypeOf(item.passengerType)
  const passengerCount = integerWithin(item.passengerCount, 1, 9)
  const price = priceOf(item.price, markup)
  if (passengerType === undefined || passengerCount === undefined || price === undefined) return undefined
  return withoutUndefined({ passengerType, passengerCount, price, airportTax: priceOf(item.airportTax, markup) })
}
