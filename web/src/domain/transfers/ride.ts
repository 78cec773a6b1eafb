import type { Amount } from '../money/amounts.ts'
import type { LocalizedText } from '../text/localized.ts'
import { partySize } from '../people/party.ts'
import type { Load, TransferSearch } from './transfer-search.ts'

type Stop = { id: string; type: number; name: LocalizedText; code?: string }

/** The fields of a list entry that the rules use: a vehicle on a route. */
export type ListedTransfer = {
  id: string
  from: Stop
  to: Stop
  duration: number
  vehicle: { kind: string; passengers: number; bags: number; childSeats: number }
  prices: readonly { direction: number; price: Amount }[]
}

/** Directions of the contract: from the route's start, from its end, round trip. */
const FORWARD = 1
const BACKWARD = 2
const ROUND = 3

const AIRPORT = 3

export const isAirport = ({ type }: { type: number }): boolean => type === AIRPORT

/** Whether a search runs against the direction of a record's route. */
function isAgainst(
  { from, to }: Pick<ListedTransfer, 'from' | 'to'>,
  search: Pick<TransferSearch, 'from' | 'to'>,
): boolean {
  if (search.from === from.id || search.to === to.id) return false
  return search.from === to.id || search.to === from.id
}

/** The two ends of a record in the direction of the search. */
export function endsOf<Record extends Pick<ListedTransfer, 'from' | 'to'>>(
  record: Record,
  search: Pick<TransferSearch, 'from' | 'to'>,
): { from: Record['from']; to: Record['to'] } {
  return isAgainst(record, search) ? { from: record.to, to: record.from } : { from: record.from, to: record.to }
}

/** The search of a record's own route, in the direction of the search, with the record chosen. */
export function searchChoosing(
  record: Pick<ListedTransfer, 'id' | 'from' | 'to'>,
  search: TransferSearch,
): TransferSearch {
  const { from, to } = endsOf(record, search)
  return { ...search, from: from.id, to: to.id, ride: record.id }
}

/** The direction to book for a search. A round trip must begin at the route's start; undefined otherwise. */
export function directionOf(
  record: Pick<ListedTransfer, 'from' | 'to'>,
  search: TransferSearch,
): 1 | 2 | 3 | undefined {
  const against = isAgainst(record, search)
  if (search.back) return against ? undefined : ROUND
  return against ? BACKWARD : FORWARD
}

/** The price of the whole vehicle for a search; undefined when it does not drive in that direction. */
export function priceOf(record: ListedTransfer, search: TransferSearch): Amount | undefined {
  const direction = directionOf(record, search)
  return record.prices.find((price) => price.direction === direction)?.price
}

/**
 * The price that a list shows. If a vehicle does not drive both ways, it is that of one ride; undefined if it drives
 * neither way.
 */
export function shownPrice(
  record: ListedTransfer,
  search: TransferSearch,
): { price: Amount; isBothWays: boolean } | undefined {
  const priceOfSearch = priceOf(record, search)
  const price = priceOfSearch ?? priceOf(record, { ...search, back: undefined })
  return price && { price, isBothWays: priceOfSearch !== undefined && search.back !== undefined }
}

/** Why a vehicle is not suitable: what exceeds its limit, the limit, and the number wanted. */
export type Mismatch = { what: 'people' | 'bags' | 'childSeats'; most: number; wanted: number } | { what: 'direction' }

/** The first reason why a vehicle does not suit a search (decision 38.4); undefined when it does. */
export function mismatchOf(record: ListedTransfer, search: TransferSearch): Mismatch | undefined {
  if (!priceOf(record, search)) return { what: 'direction' }
  return overload(record.vehicle, search)
}

/** The first limit of the vehicle that the load exceeds. */
export function overload(
  vehicle: ListedTransfer['vehicle'],
  { party, bags, childSeats }: Load,
): Exclude<Mismatch, { what: 'direction' }> | undefined {
  const limits = [
    { what: 'people', wanted: partySize(party), most: vehicle.passengers },
    { what: 'bags', wanted: bags, most: vehicle.bags },
    { what: 'childSeats', wanted: childSeats, most: vehicle.childSeats },
  ] as const
  return limits.find(({ wanted, most }) => wanted > most)
}
