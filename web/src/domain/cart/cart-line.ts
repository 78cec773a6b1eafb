import type { Currency } from '../money/money.ts'
import type { Party } from '../people/party.ts'

/** The fields of a basket line (decision 1.7) that the rules use. `price` is per unit of the count, in major units. */
export type CartLine = {
  key: string
  type: string
  stype?: string
  id: string
  room?: { id: string }
  pricePlan?: { id: string }
  pax: Party
  checkIn?: number
  checkOut?: number
  discount?: number
  count: number
  price?: number
  currency?: Currency
  route?: number
  offerId?: string
  /**
   * Provider mode: offer and party of every line merged into this one, one entry per unit of the count (decision 27.3).
   */
  offerIds?: string[]
  paxes?: Party[]
  /** Transfers only: direction, times, and details for the driver. */
  direction?: number
  time?: string
  returnTime?: string
  flightNumber?: string
  returnFlightNumber?: string
  bags?: number
  childSeats?: number
}

export function isFlight(line: Pick<CartLine, 'type' | 'stype'>): boolean {
  return line.stype === 'flight' || line.type === 'flight'
}

const INPUT_FIELDS = [
  ...(['key', 'type', 'stype', 'id', 'room', 'pricePlan', 'pax', 'checkIn', 'checkOut'] as const),
  ...(['discount', 'count', 'price', 'currency', 'route', 'offerId', 'offerIds', 'paxes'] as const),
  ...(['direction', 'time', 'returnTime', 'flightNumber', 'returnFlightNumber', 'bags', 'childSeats'] as const),
]
type InputField = (typeof INPUT_FIELDS)[number]

/**
 * The line in the form that is sent back, without the display fields that the agency adds and the contract refuses in a
 * PATCH.
 */
export function lineInput<Line extends CartLine>(line: Line): Pick<Line, InputField> {
  const presentFields = INPUT_FIELDS.filter((field) => line[field] !== undefined)
  return Object.fromEntries(presentFields.map((field) => [field, line[field]])) as Pick<Line, InputField>
}
