import { base64url } from 'jose'
import type { Schemas } from '../ports/contract.ts'
import { rfc3339 } from './instant.ts'
import type { PricedQuote } from './quote.ts'

/** Lifetime of a quote in milliseconds, equal to that of an offer (decision 20.1). */
const QUOTE_LIFETIME_MS = 20 * 60_000

/** Derives an id from a set of exchange rates. */
export async function rateIdOf(rates: Schemas['Rates']): Promise<string> {
  return (await sha256(canonical(rates))).slice(0, 22)
}

/**
 * Adds hash and expiry to a quote. The hash covers the products, the price, when and where it is paid, and the
 * cancellation terms, but not exchange rates that were not used. `now` in epoch milliseconds.
 */
export async function sealQuote({ quote, usesRates }: PricedQuote, now: number): Promise<Schemas['Quote']> {
  const { rate, lines, ...facts } = quote
  const priced = { ...facts, lines: lines.map(pricedLine), ...(usesRates ? { rate: rate.id } : {}) }
  return {
    ...quote,
    rate: { ...rate, at: rfc3339(now) },
    hash: await sha256(canonical(priced)),
    expiresAt: rfc3339(now + QUOTE_LIFETIME_MS),
  }
}

/** A line without names and pictures, which may change without changing the price. */
function pricedLine({
  title: _title,
  slug: _slug,
  place: _place,
  address: _address,
  venue: _venue,
  doors: _doors,
  roomName: _room,
  planName: _plan,
  picture: _picture,
  meetingPoint: _meeting,
  returnMeetingPoint: _returnMeeting,
  from,
  to,
  legs,
  ...line
}: Schemas['QuoteLine']) {
  const endIds = from && to ? { from: from.id, to: to.id } : {}
  return { ...line, ...endIds, ...(legs ? { legs: legs.map(flownLeg) } : {}) }
}

/** A leg by flight number and time, without place names. */
const flownLeg = ({ flightNo, departure, arrival }: Schemas['FlightLeg']) => [flightNo, departure.date, arrival.date]

/** JSON with sorted keys, so that equal values give equal text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** SHA-256 of bytes in hexadecimal. */
export async function hexSha256(bytes: Uint8Array): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** SHA-256 of a text in base64url. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return base64url.encode(new Uint8Array(digest))
}
