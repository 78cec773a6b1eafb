import type { Schemas, UpstreamAnswerBody } from '../ports/contract.ts'
import type { Records } from '../ports/records.ts'
import { minorOf, moneyOf } from '../translate/money.ts'

/** A booking as the agency answers it. */
export type AgencyBooking = UpstreamAnswerBody<'reservationPatch'>['booking']
type Line = AgencyBooking['products'][number]
type Version = Records['versions']

/** What a visitor sent for a line; the price in it is the one that was seen. */
export type SeenLine = Pick<Schemas['CartLineInput'], 'key' | 'price' | 'currency'>

/** Of a booking that nothing has been put into yet. */
export const FIRST_VERSION: Version = { version: 0, prices: {} }

/**
 * The booking with its version, and with the former price where a line's has changed since it was put in the basket
 * (decision 28.3). The record holds totals of lines by key.
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
 * another price than it has now is recorded with that one, as its visitor has not seen the new (decision 28.3). A new
 * line too: the page it was chosen on may be old.
 */
export function nextVersion(known: Version, booking: AgencyBooking, sent: SeenLine[] | undefined): Version {
  const version = known.version + 1
  if (sent === undefined) return { version, prices: known.prices }
  const seen = new Map(sent.map((line) => [line.key, line]))
  const prices = booking.products.map((line) => [line.key, seenTotal(line, seen.get(line.key)) ?? line.total] as const)
  return { version, prices: Object.fromEntries(prices) }
}

/** What the whole line costs by the price that its visitor has seen, when that is another one than it has now. */
function seenTotal(line: Line, sent: SeenLine | undefined): Line['total'] | undefined {
  if (sent?.price === undefined || sent.price === line.price) return undefined
  if (sent.currency !== undefined && sent.currency !== line.currency) return undefined
  const minor = minorOf({ value: sent.price, currency: line.currency }) * line.count
  return Number.isSafeInteger(minor) ? moneyOf(minor, line.currency) : undefined
}

/** The version as an ETag. */
export const etagOf = ({ version }: { version: number }) => `"${version}"`
