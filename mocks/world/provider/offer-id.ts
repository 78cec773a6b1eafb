import { ProductType } from '@rota/openapi/provider/enums'
import { seededName } from '../basics/seeded.ts'
import type { Party } from '../prices/pricing.ts'
import type { Cents } from '../basics/money.ts'
import type { CivilDate } from '../basics/civil-date.ts'
import type { PlanId } from '../seed/plans.ts'
import { trickOf } from '../../scenarios/provider/provider-magic.ts'
import { fromBase64, toBase64 } from './wire/base64.ts'
import type { SoldIn } from './supply/currency.ts'
import { ProviderRefusal } from './wire/refusal.ts'

interface AnyOffer {
  readonly currency: SoldIn
  /** The price for the whole party at the time of the search. */
  readonly price: Cents
  /** Milliseconds since 1970 UTC. */
  readonly expiresAt: number
}

/** An offer of a hotel: the same room and plan for every party of a search. */
export interface HotelOffer extends AnyOffer {
  readonly product: typeof ProductType.Hotel
  /** The provider's id of the hotel. */
  readonly hotel: string
  readonly room: string
  readonly plan: PlanId
  readonly checkIn: CivilDate
  readonly night: number
  readonly parties: readonly Party[]
  readonly nationality: string
  /** Set on offers of a repeated call, so that they get other ids. */
  readonly again?: true
}

/** One leg of a trip. */
export interface Leg {
  readonly from: string
  readonly to: string
  readonly day: CivilDate
  readonly flightNo: string
  /** 1 outbound, 2 return; always 1 for multi-city trips. */
  readonly route: 1 | 2
  /** Number of the leg in a multi-city trip. */
  readonly segmentNumber: number
}

/** The number of passengers of one type, as a flight search counts them. */
export interface Passengers {
  readonly type: number
  readonly count: number
}

/** Seats on one leg, or on both legs where the legacy format sells them together. */
export interface FlightOffer extends AnyOffer {
  readonly product: typeof ProductType.Flight
  readonly legs: readonly Leg[]
  /** Id of the fare brand. */
  readonly brand: string
  readonly passengers: readonly Passengers[]
  /** The key under which it is sold together with another leg; empty when it is sold alone. */
  readonly group: string
  /** The date of the search: early bookings are cheaper. */
  readonly searched: CivilDate
  /** Whether the price covers the whole trip: of two such offers, the higher one is paid. */
  readonly isPackage: boolean
  /** Fee on top of the price, if the search asked for fees. */
  readonly fee: Cents
  readonly isLegacy: boolean
  readonly again?: true
}

/** An extra that can be added to a hotel. */
export interface ExtraOffer extends AnyOffer {
  readonly product: typeof ProductType.AdditionalService
  readonly extra: string
  readonly checkIn: CivilDate
}

export type Offer = HotelOffer | FlightOffer | ExtraOffer

/** The first part of an id only imitates the provider's format and is never read. */
function prefixOf(offer: Offer): string {
  if (offer.product === ProductType.Hotel) return `2$2$TR~^005^~${offer.hotel}~^005^~`
  if (offer.product === ProductType.AdditionalService) return '1$11$'
  if (offer.isLegacy) return '3$3$'
  return offer.again ? '13$3$1~^006^~' : '13$3$0~'
}

const signatureOf = (content: string) => seededName(`offer/${content}`, 8)

/** The id of an offer. It contains all its data, so searches need not be stored. */
export function offerIdOf(offer: Offer): string {
  const content = toBase64(JSON.stringify(offer))
  return `${prefixOf(offer)}${content}=${signatureOf(content)}`
}

/** Decodes an offer id. Refuses an id that was not issued here. */
export function readOffer(id: string): Offer {
  const [, content = '', signature] = /([\w-]+)=(\w+)$/.exec(id) ?? []
  const text = fromBase64(content)
  if (text === undefined || signature !== signatureOf(content)) {
    throw new ProviderRefusal('OfferNotFound', 'There is no such offer.')
  }
  return JSON.parse(text)
}

/** Decodes an offer id; undefined when it was not issued here. The caller checks whether it has expired. */
export function providerOffer(id: string): Offer | undefined {
  try {
    return readOffer(id)
  } catch (error) {
    if (error instanceof ProviderRefusal) return undefined
    throw error
  }
}

/** Whether a magic hotel makes its offers expire at once. */
function expiresByMagic(offer: Offer): boolean {
  return offer.product === ProductType.Hotel && trickOf('hotel', offer.hotel) === 'offer-expired'
}

/** Decodes an offer id. Refuses an id that was not issued here or has expired. */
export function openOffer(id: string, now: number): Offer {
  const offer = readOffer(id)
  if (now >= offer.expiresAt || expiresByMagic(offer)) {
    throw new ProviderRefusal('OfferExpired', 'The offer has expired.')
  }
  return offer
}
