import type { Schemas, UpstreamAnswerBody } from '../ports/contract.ts'
import type { Records } from '../ports/records.ts'
import { minorOf, moneyOf } from '../translate/money/money.ts'

/** A booking as the agency returns it. */
export type AgencyBooking = UpstreamAnswerBody<'reservationPatch'>['booking']
type Line = AgencyBooking['products'][number]
type Version = Records['versions']

/** A basket line as the visitor sent it. Its price is the one the visitor saw. */
export type SeenLine = Pick<Schemas['CartLineInput'], 'key' | 'price' | 'currency'>

/** Version of a booking that has never been changed. */
export const FIRST_VERSION: Version = { version: 0, prices: {} }

/**
 * Adds the version to a booking, and the former price to each line whose price has changed since the visitor put it
 * into the basket (decision 28.3). The record holds line totals by key.
 */
export function withVersion(booking: AgencyBooking, { version, prices }: Version): Schemas['Booking'] {
  return { ...booking, version, products: booking.products.map((line) => withFormerPrice(line, prices)) }
}

function withFormerPrice(line: Line, prices: Version['prices']): Schemas['CartLine'] {
  const formerPrice = Object.hasOwn(prices, line.key) ? prices[line.key] : undefined
  const isSame =
    formerPrice === undefined ||
    (formerPrice.value === line.total.value && formerPrice.currency === line.total.currency)
  return isSame ? line : { ...line, priceBefore: formerPrice }
}

/**
 * The version after an accepted change. Sending a basket accepts its prices. A line that was sent with an outdated
 * price keeps that price on record, because the visitor has not seen the new one (decision 28.3). This applies to new
 * lines too: they may have been chosen on an outdated page.
 */
export function nextVersion(current: Version, booking: AgencyBooking, sent: SeenLine[] | undefined): Version {
  const version = current.version + 1
  if (sent === undefined) return { version, prices: current.prices }
  const sentLines = new Map(sent.map((line) => [line.key, line]))
  const prices = booking.products.map(
    (line) => [line.key, seenTotal(line, sentLines.get(line.key)) ?? line.total] as const,
  )
  return { version, prices: Object.fromEntries(prices) }
}

/** The line's total at the price that the visitor saw; undefined if the price is current or cannot be compared. */
function seenTotal(line: Line, sent: SeenLine | undefined): Line['total'] | undefined {
  if (sent?.price === undefined || sent.price === line.price) return undefined
  if (sent.currency !== undefined && sent.currency !== line.currency) return undefined
  const minor = minorOf({ value: sent.price, currency: line.currency }) * line.count
  return Number.isSafeInteger(minor) ? moneyOf(minor, line.currency) : undefined
}

/** The version as an ETag. */
export const etagOf = ({ version }: { version: number }) => `"${version}"`
