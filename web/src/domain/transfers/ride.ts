import type { Amount } from '../money/amounts.ts'
import type { LocalizedText } from '../text/localized.ts'
import { partySize } from '../people/party.ts'
import type { Load, TransferSearch } from './transfer-search.ts'

type Stop = { id: string; type: number; name: LocalizedText; code?: string }

/** What the rules look at in a record of the list: a vehicle on a route. */
export type ListedTransfer = {
  id: string
  from: Stop
  to: Stop
  duration: number
  vehicle: { kind: string; passengers: number; bags: number; childSeats: number }
  prices: readonly { direction: number; price: Amount }[]
}

/** Directions of the contract: from the route's start, from its end, both ways. */
const FORWARD = 1
const BACKWARD = 2
const ROUND = 3

const AIRPORT = 3

export const isAirport = ({ type }: { type: number }): boolean => type === AIRPORT

/** Whether a search goes along the route of a record or against it. */
function isAgainst(
  { from, to }: Pick<ListedTransfer, 'from' | 'to'>,
  search: Pick<TransferSearch, 'from' | 'to'>,
): boolean {
  if (search.from === from.id || search.to === to.id) return false
  return search.from === to.id || search.to === from.id
}

/** The ends of a record in the order in which they are searched for. */
export function endsOf<Record extends Pick<ListedTransfer, 'from' | 'to'>>(
  record: Record,
  search: Pick<TransferSearch, 'from' | 'to'>,
): { from: Record['from']; to: Record['to'] } {
  return isAgainst(record, search) ? { from: record.to, to: record.from } : { from: record.from, to: record.to }
}

/** How a record is booked for a search. A round trip begins where its route does; the other way round there is none. */
export function directionOf(
  record: Pick<ListedTransfer, 'from' | 'to'>,
  search: TransferSearch,
): 1 | 2 | 3 | undefined {
  const against = isAgainst(record, search)
  if (search.back) return against ? undefined : ROUND
  return against ? BACKWARD : FORWARD
}

/** The price of a record for a search, of the whole vehicle; undefined where it is not driven that way. */
export function priceOf(record: ListedTransfer, search: TransferSearch): Amount | undefined {
  const direction = directionOf(record, search)
  return record.prices.find((price) => price.direction === direction)?.price
}

/** Why a vehicle cannot be taken: what does not fit, how much of it would, and how much there is. */
export type Misfit = { what: 'people' | 'bags' | 'childSeats'; most: number; wanted: number } | { what: 'direction' }

/** The first thing that keeps a search from a vehicle (decision 38.4); undefined when it fits. */
export function misfitOf(record: ListedTransfer, search: TransferSearch): Misfit | undefined {
  if (!priceOf(record, search)) return { what: 'direction' }
  return overload(record.vehicle, search)
}

/** What of a load is too much for a vehicle. */
export function overload(
  vehicle: ListedTransfer['vehicle'],
  { party, bags, childSeats }: Load,
): Exclude<Misfit, { what: 'direction' }> | undefined {
  const limits = [
    { what: 'people', wanted: partySize(party), most: vehicle.passengers },
    { what: 'bags', wanted: bags, most: vehicle.bags },
    { what: 'childSeats', wanted: childSeats, most: vehicle.childSeats },
  ] as const
  return limits.find(({ wanted, most }) => wanted > most)
}
