import type { Currency } from '../money/money.ts'
import { normaliseParty, type Party } from '../people/party.ts'
import { directionOf, priceOf, type ListedTransfer } from './ride.ts'
import type { RideTime, TransferSearch } from './transfer-search.ts'

/** A placeholder: the basket assigns the real key when the line is added. */
const NEW = 'new'

type TransferLine = {
  key: string
  type: 'transfer'
  id: string
  pax: Party
  count: number
  checkIn: number
  checkOut?: number
  direction: 1 | 2 | 3
  time: string
  returnTime?: string
  flightNumber?: string
  returnFlightNumber?: string
  bags: number
  childSeats: number
  price: number
  currency: Currency
}

/**
 * The line that "Add to cart" adds: one vehicle. The price is the displayed one, so that the basket can show both when
 * it has changed (decision 37.6). Undefined while a time is missing, or when no vehicle drives that way.
 */
export function transferLine(record: ListedTransfer, search: TransferSearch): TransferLine | undefined {
  const { out, back, party, bags, childSeats } = search
  const direction = directionOf(record, search)
  const price = priceOf(record, search)
  const start = startOf(out)
  const end = back && startOf(back)
  if (!start || !price || direction === undefined || (back && !end)) return undefined
  return {
    key: NEW,
    type: 'transfer',
    id: record.id,
    pax: normaliseParty(party),
    count: 1,
    checkIn: start.date,
    direction,
    time: start.time,
    ...(out.flight === undefined ? {} : { flightNumber: out.flight }),
    ...(end ? { checkOut: end.date, returnTime: end.time } : {}),
    ...(end && back?.flight !== undefined ? { returnFlightNumber: back.flight } : {}),
    bags,
    childSeats,
    price: price.value,
    currency: price.currency,
  }
}

const startOf = ({ date, time }: RideTime) => (date === undefined || time === undefined ? undefined : { date, time })
