import type { Schema } from '../../../api/operations.ts'
import type { SoldOffer, SoldRoomPrice } from '../../../parts/provider-hotels/sold.ts'
import { amountOf, byCurrency, moneyOf, type Amount } from '../../../domain/money/amounts.ts'
import { isOnRequest } from '../../../domain/cart/on-request.ts'
import { convert, sum, times, type Currency, type Rates } from '../../../domain/money/money.ts'
import type { Stay } from '../../../domain/dates/stay.ts'

type Line = Schema<'CartLine'>

/** The totals of a stay's rooms. All but `atHotel` are in the currency of the shop. */
export type StaySum = {
  /** The number of rooms. */
  count: number
  total: Amount
  today: Amount
  /** The amount due after today, and its date if it is the same for all. */
  later?: { amount: Amount; by?: number }
  /** "Payable at hotel listed separately with currency, never hidden" (decision 37.4). */
  atHotel: readonly Amount[]
}

/** The basket lines for a hotel and a stay, whatever their party. */
export function linesOfStay(lines: readonly Line[], hotelId: string, stay: Stay): Line[] {
  return lines.filter(
    ({ type, id, checkIn, checkOut }) =>
      type === 'hotel' && id === hotelId && checkIn === stay.checkIn && checkOut === stay.checkOut,
  )
}

/**
 * Adds up the lines of a stay. Payment terms come from the currently offered rate; a line whose rate is no longer
 * offered, or has another price in the basket, counts as paid today.
 */
export function staySum(
  lines: readonly Line[],
  rooms: readonly SoldRoomPrice[],
  rates: Rates,
  currency: Currency = 'try',
): StaySum {
  const dues = lines.map((line) => {
    const offer = offerOf(line, rooms)
    const total = convert(moneyOf(line.total), currency, rates)
    // A request is not charged before it is confirmed (decision 24.3).
    if (isOnRequest(line)) return { total, now: times(total, 0), by: undefined }
    const now = offer ? convert(times(moneyOf(offer.payNow), line.count), currency, rates) : total
    return { total, now, by: offer?.payLaterBy }
  })
  const totals = dues.map(({ total }) => total)
  const total = sum(totals, currency)
  const today = sum(
    dues.map(({ now }) => now),
    currency,
  )
  const days = new Set(dues.filter((due) => due.now.minor < due.total.minor).map(({ by }) => by))
  const [by] = days.size === 1 ? days : []
  const amount = amountOf({ minor: total.minor - today.minor, currency })
  return {
    count: lines.reduce((count, line) => count + line.count, 0),
    total: amountOf(total),
    today: amountOf(today),
    ...(amount.value > 0 ? { later: { amount, ...(by === undefined ? {} : { by }) } } : {}),
    atHotel: byCurrency(lines.map(({ payAtHotel }) => payAtHotel)),
  }
}

function offerOf(line: Line, rooms: readonly SoldRoomPrice[]): SoldOffer | undefined {
  const plans = rooms.find(({ id }) => id === line.room?.id)?.plans
  const offer = plans?.find(({ id }) => id === line.pricePlan?.id)?.offer
  return offer && offer.total.value === line.price && offer.total.currency === line.currency ? offer : undefined
}
