import type { Schemas, UpstreamAnswerBody } from '../contract/types.ts'
import type { Records } from '../store/records.ts'

/** A booking as the agency answers it. */
export type AgencyBooking = UpstreamAnswerBody<'reservationPatch'>['booking']
type Line = AgencyBooking['products'][number]
type Version = Records['versions']

/** What a visitor sent for a line; the price in it is the one that was seen. */
export type SeenLine = Pick<Schemas['CartLineInput'], 'key' | 'price'>

export const FIRST_VERSION: Version = { version: 0, prices: {} }

/**
 * The booking with its version, and with the former price where a line's has changed since it was put in the basket
 * (product 3.3 row 59). The record holds totals of lines by key.
 */
export function withVersion(booking: AgencyBooking, { version, prices }: Version): Schemas['Booking'] {
  return { ...booking, version, products: booking.products.map((line) => withFormerPrice(line, prices)) }
}

function withFormerPrice(line: Line, prices: Version['prices']): Schemas['CartLine'] {
  const before = Object.hasOwn(prices, line.key) ? prices[line.key] : undefined
  const isSame = before === undefined || (before.value === line.total.value && before.currency === line.total.currency)
  return isSame ? line : { ...line, priceBefore: before }
}

/**
 * The version after an accepted change. A basket that is written anew accepts its prices; only a line that was sent with
 * another price than it has now keeps the recorded one, as its visitor has not seen the new.
 */
export function nextVersion(known: Version, booking: AgencyBooking, sent: SeenLine[] | undefined): Version {
  const version = known.version + 1
  if (sent === undefined) return { version, prices: known.prices }
  const seen = new Map(sent.map((line) => [line.key, line.price]))
  const prices = booking.products.map((line): [string, Version['prices'][string]] => {
    const price = seen.get(line.key)
    const before = Object.hasOwn(known.prices, line.key) ? known.prices[line.key] : undefined
    const isUnseen = price !== undefined && price !== line.price
    return [line.key, isUnseen && before !== undefined ? before : line.total]
  })
  return { version, prices: Object.fromEntries(prices) }
}

/** The version as an ETag. */
export const etagOf = ({ version }: { version: number }) => `"${version}"`
