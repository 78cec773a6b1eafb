import { MINUTE } from '../../api/ticks.ts'
import type { Schema } from '../../api/operations.ts'
import { money, toValue } from '../../domain/money/money.ts'
import type { Party } from '../../domain/people/party.ts'
import { providerText } from '../../i18n/culture.ts'
import { boardOf } from './known-boards.ts'
import type { SoldOffer, SoldPlan, SoldPrices, SoldRoom, SoldRoomPrice } from './sold.ts'

type Offer = Schema<'ProviderHotelOffer'>

/** Price and terms of a provider's offer in the shape of the agency's. The whole price is due at booking. */
export function offerOf(offer: Offer, locale: string): SoldOffer {
  const [room] = offer.rooms
  const board = boardOf(room?.boardName ?? '')
  return {
    roomName: providerText(locale, nameOf(offer)),
    ...(board === undefined ? {} : { board }),
    ...(room && board === undefined ? { boardName: providerText(locale, room.boardName) } : {}),
    nights: offer.night,
    total: offer.price,
    perNight: perNight(offer),
    payNow: offer.price,
    cancellation: termsOf(offer),
  }
}

function perNight({ price, night }: Offer): Schema<'Money'> {
  const { minor, currency } = money(price.value, price.currency)
  return { currency, value: toValue({ minor: Math.round(minor / night), currency }) }
}

/**
 * The cancellation terms of an offer. `freeUntil` is the minute before the first fee applies (decision 17.5); without a
 * fee, cancelling is free at any time.
 */
function termsOf({ isRefundable, cancellationPolicies }: Offer): SoldOffer['cancellation'] {
  const fees = cancellationPolicies.filter(({ price }) => price.value > 0).map(({ from }) => from)
  const [first] = fees.toSorted((a, b) => Date.parse(a) - Date.parse(b))
  if (!isRefundable) return { refundable: false }
  if (first === undefined) return { refundable: true }
  return { refundable: true, freeUntil: new Date(Date.parse(first) - MINUTE).toISOString() }
}

/** The unique room names of an offer: "Standard", "Standard + Family". */
const nameOf = ({ rooms }: Offer) => [...new Set(rooms.map(({ roomName }) => roomName))].join(' + ')

/** A provider's id, which may contain any characters, in the form that a basket line accepts. */
export const basketId = (id: string): string => id.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 60) || '-'

const roomIdOf = ({ rooms }: Offer) => basketId([...new Set(rooms.map(({ roomId }) => roomId))].join('-'))

/**
 * The id of the price plan of an offer. The provider has no plans, so the id consists of board and cancellation terms.
 * It must not depend on the party, because the basket merges lines with the same plan id (decision 27.2).
 */
function planIdOf(offer: Offer): string {
  const { refundable, freeUntil } = termsOf(offer)
  const boards = [...new Set(offer.rooms.map(({ boardId }) => boardId))].join('-')
  return basketId(`${boards}.${refundable ? (freeUntil?.slice(0, 10) ?? 'free') : 'fixed'}`)
}

/**
 * One plan per board and terms, with its cheapest offer. The parties are those of the search, because the provider may
 * not return ages.
 */
function plansOf(offers: readonly Offer[], parties: readonly Party[], locale: string): SoldPlan[] {
  const plans = new Map<string, SoldPlan>()
  for (const offer of offers.toSorted((a, b) => a.price.value - b.price.value)) {
    const id = planIdOf(offer)
    if (plans.has(id)) continue
    plans.set(id, {
      id,
      availability: offer.availability,
      offer: offerOf(offer, locale),
      sold: { offerId: offer.offerId, expiresOn: offer.expiresOn, rooms: parties },
    })
  }
  return [...plans.values()]
}

/**
 * The rooms that a hotel offers for a search, the cheapest first. An offer covers all requested rooms, so a combination
 * of different rooms counts as one room.
 */
export function pricesOf(offers: readonly Offer[], parties: readonly Party[], locale: string): SoldPrices {
  const offersByRoom = Map.groupBy(offers, roomIdOf)
  const rooms = [...offersByRoom].map(([id, roomOffers]): SoldRoomPrice => ({
    id,
    plans: plansOf(roomOffers, parties, locale),
  }))
  const named = [...offersByRoom].flatMap(([id, [first]]): SoldRoom[] =>
    first ? [{ id, name: providerText(locale, nameOf(first)) }] : [],
  )
  return { rooms, named }
}

/** When the first of these offers expires, in milliseconds since 1970. */
export function expiryOf({ rooms }: SoldPrices): number | undefined {
  const expiries = rooms.flatMap(({ plans }) => plans.flatMap(({ sold }) => (sold ? [Date.parse(sold.expiresOn)] : [])))
  return expiries.length === 0 ? undefined : Math.min(...expiries)
}
