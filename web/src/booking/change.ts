import { ApiError, browserError } from '../api/errors.ts'
import type { Input, Schema } from '../api/operations.ts'
import { applyIntent, type CartIntent, type CartOutcome } from '../domain/cart/cart.ts'
import type { CartMode } from '../domain/cart/line-identity.ts'
import { toLineInput, type CartLineInput } from './line-input.ts'

export type Booking = Schema<'Booking'>
/**
 * What the visitor wants to change in the booking. A change of the basket is an intent that can be replayed (decision
 * 28.2).
 */
export type BookingIntent =
  | { key: 'products'; cart: CartIntent<CartLineInput> }
  | Exclude<Input<'reservationPatch'>['body'], { key: 'products' }>
  /** Accepts the current price of the line with this key, and drops its previous price (decision 28.3). */
  | { key: 'products'; accept: string }
  /** A whole basket, carried over from an expired session. */
  | { key: 'products'; lines: CartLineInput[] }

/** The calls that a change needs. */
export type BookingCalls = {
  /** The booking of the session, null when there is none. */
  read: () => Promise<Booking | null>
  /** The booking of the session; starts one when there is none. */
  start: () => Promise<Booking>
  patch: (body: Input<'reservationPatch'>['body'], version: number, idempotencyKey: string) => Promise<Booking>
}

export type Changed = { booking: Booking; outcome?: CartOutcome<CartLineInput> }

/** The change fails after this many attempts that met a stale version. */
const MAX_ATTEMPTS = 4

/**
 * Applies a change to `cachedBooking` and returns the server's booking. Without one it starts a booking first. On a
 * stale version it reads the booking again and replays the intent; when the response to a write is lost, it repeats the
 * same write with the same idempotency key.
 * @throws ApiError, including `session-expired`; `no-cookies` when a session that has just begun is reported as expired
 */
export async function changeBooking(
  cachedBooking: Booking | null | undefined,
  intent: BookingIntent,
  mode: CartMode,
  calls: BookingCalls,
): Promise<Changed> {
  let booking = cachedBooking ?? (await calls.start())
  for (let attempt = 1; ; attempt++) {
    const { body, outcome } = patchBody(intent, booking, mode)
    if (body === undefined) return { booking, ...(outcome ? { outcome } : {}) }
    try {
      booking = await patchOnce(calls, body, booking.version)
      return { booking, ...(outcome ? { outcome } : {}) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!cachedBooking && error.kind === 'session-expired') throw browserError('reservationPatch', 'no-cookies')
      if (error.kind !== 'stale-version' || attempt === MAX_ATTEMPTS) throw error
    }
    booking = (await calls.read()) ?? (await calls.start())
  }
}

/**
 * Sends the PATCH, and once more with the same idempotency key if no response arrives: the gateway then applies the
 * change only once.
 */
async function patchOnce(
  calls: BookingCalls,
  body: Input<'reservationPatch'>['body'],
  version: number,
): Promise<Booking> {
  const key = crypto.randomUUID()
  try {
    return await calls.patch(body, version, key)
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'offline') throw error
    return calls.patch(body, version, key)
  }
}

type Patch = { body: Input<'reservationPatch'>['body'] | undefined; outcome?: CartOutcome<CartLineInput> }

/** The PATCH body for an intent; undefined when nothing would change. */
function patchBody(intent: BookingIntent, booking: Booking, mode: CartMode): Patch {
  if ('lines' in intent) return { body: { key: 'products', value: intent.lines } }
  if (!('cart' in intent || 'accept' in intent)) return { body: intent }
  const lines: CartLineInput[] = booking.products.map(toLineInput)
  if ('accept' in intent)
    return { body: { key: 'products', value: withUnacceptedPrices(lines, booking, intent.accept) } }
  const { lines: value, outcome } = applyIntent(lines, intent.cart, mode)
  const unchanged = ['full', 'absent', 'kept'].includes(outcome.kind)
  // A renewed line has the price that the visitor was shown.
  const accepted = intent.cart.kind === 'renew' ? intent.cart.key : undefined
  return {
    body: unchanged ? undefined : { key: 'products', value: withUnacceptedPrices(value, booking, accepted) },
    outcome,
  }
}

/**
 * The lines to send. A line whose new price the visitor has not accepted is sent with its old price, so that the server
 * keeps it marked as changed. Changing the count of a line accepts its new price.
 * @param accepted key of a line whose current price is accepted now
 */
function withUnacceptedPrices(
  lines: readonly CartLineInput[],
  { products }: Booking,
  accepted?: string,
): CartLineInput[] {
  return lines.map((line) => {
    const current = products.find(({ key, count }) => key === line.key && count === line.count)
    if (!current?.priceBefore || line.key === accepted) return line
    return { ...line, price: current.priceBefore.value / current.count }
  })
}
