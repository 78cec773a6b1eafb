import { ApiError, noAnswer } from '../api/errors.ts'
import type { Input, Schema } from '../api/operations.ts'
import { lineInput, type CartMode } from '../domain/cart/cart-line.ts'
import { applyIntent, type CartIntent, type CartOutcome } from '../domain/cart/cart.ts'

export type Booking = Schema<'Booking'>
export type CartLineInput = Schema<'CartLineInput'>

/** A line of the basket as it is written back. What it may say follows from its type, and the agency keeps to that. */
export const writtenBack = (line: Booking['products'][number]): CartLineInput => lineInput(line) as CartLineInput

/** What a visitor wants of the booking; of the basket as a wish that can be replayed (decision 28.2). */
export type BookingIntent =
  | { key: 'products'; cart: CartIntent<CartLineInput> }
  | Exclude<Input<'reservationPatch'>['body'], { key: 'products' }>
  /** The price a line has now, by the line's key: what it was before is forgotten (decision 28.3). */
  | { key: 'products'; accept: string }
  /** A whole basket, as it is taken over from a session that is over. */
  | { key: 'products'; lines: CartLineInput[] }

/** The calls a change is made of. */
export type BookingCalls = {
  /** The booking of the session, null when there is none. */
  read: () => Promise<Booking | null>
  /** The booking of the session, started when there is none. */
  start: () => Promise<Booking>
  patch: (body: Input<'reservationPatch'>['body'], version: number, idempotencyKey: string) => Promise<Booking>
}

export type Changed = { booking: Booking; outcome?: CartOutcome }

/** A basket that changes under every try is somebody else's business. */
const TRIES = 4

/**
 * Makes a change on the booking as it is known and answers the one the server has then. A stale version is read again
 * and the intent replayed; when the answer to a write is lost, the same write goes out once more with its key.
 * @throws ApiError, `session-expired` among them; `no-cookies` when that is said of a session that has just begun
 */
export async function changeBooking(
  known: Booking | null | undefined,
  intent: BookingIntent,
  mode: CartMode,
  calls: BookingCalls,
): Promise<Changed> {
  let booking = known ?? (await calls.start())
  for (let tries = 1; ; tries++) {
    const { body, outcome } = bodyOf(intent, booking, mode)
    if (body === undefined) return { booking, ...(outcome ? { outcome } : {}) }
    try {
      booking = await patchOnce(calls, body, booking.version)
      return { booking, ...(outcome ? { outcome } : {}) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!known && error.kind === 'session-expired') throw noAnswer('reservationPatch', 'no-cookies')
      if (error.kind !== 'stale-version' || tries === TRIES) throw error
    }
    booking = (await calls.read()) ?? (await calls.start())
  }
}

/** One key per intent and version; "a repeated key gets the first answer again". */
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

type Patch = { body: Input<'reservationPatch'>['body'] | undefined; outcome?: CartOutcome }

/** The area of the booking as it shall be; no body when it already is. */
function bodyOf(intent: BookingIntent, booking: Booking, mode: CartMode): Patch {
  if ('lines' in intent) return { body: { key: 'products', value: intent.lines } }
  if (!('cart' in intent || 'accept' in intent)) return { body: intent }
  const lines: CartLineInput[] = booking.products.map(writtenBack)
  if ('accept' in intent) return { body: { key: 'products', value: asSeen(lines, booking, intent.accept) } }
  const { lines: value, outcome } = applyIntent(lines, intent.cart, mode)
  const unchanged = ['full', 'absent', 'kept'].includes(outcome.kind)
  return { body: unchanged ? undefined : { key: 'products', value: asSeen(value, booking) }, outcome }
}

/**
 * Lines whose new price nobody has accepted carry the old one, by which the server knows to keep them marked. A line
 * whose count changes is accepted with it.
 */
function asSeen(lines: readonly CartLineInput[], { products }: Booking, accepted?: string): CartLineInput[] {
  return lines.map((line) => {
    const known = products.find(({ key, count }) => key === line.key && count === line.count)
    if (!known?.priceBefore || line.key === accepted) return line
    return { ...line, price: known.priceBefore.value / known.count }
  })
}
