import type { Cache, ScopedMutator } from 'swr'
import { call } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import type { Answer, Schema } from '../api/operations.ts'
import { keyText } from '../api/use-api.ts'
import { modeOf } from '../domain/cart/line-identity.ts'
import { bookingCalls } from './calls.ts'
import { changeBooking, type Booking, type BookingIntent, type Changed } from './change.ts'
import { toLineInput } from './line-input.ts'
import { dropKeptLines, keptLines, keepLines } from './kept-lines.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { markChangeAnswered, markChangeSent } from './sent-change.ts'
import { forgetTypedGuests } from './typed-guests.ts'
import { forgetTypedPassengers } from './typed-passengers.ts'

/** The SWR cache that holds the booking, and the site's options, which decide how its lines merge. */
export type BookingPlace = { options: Schema<'SiteOptions'>; cache: Cache; mutate: ScopedMutator }

/** Changes run one after the other: each starts from the result of the previous one. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Applies a change, replaces the cached booking with the server's response and notifies other tabs. When the session
 * has expired, keeps the lines for a new start.
 * @throws ApiError
 */
export function runIntent(place: BookingPlace, intent: BookingIntent): Promise<Changed> {
  const result = queue.then(() => runNow(place, intent))
  queue = result.catch(() => undefined)
  return result
}

async function runNow(place: BookingPlace, intent: BookingIntent): Promise<Changed> {
  const known = cachedView(place)?.booking
  markChangeSent()
  try {
    const changed = await changeBooking(known, intent, modeOf(place.options), bookingCalls)
    markChangeAnswered()
    await put(place, changed.booking)
    tellOtherTabs()
    if (changed.booking.products.length === 0) {
      forgetTypedGuests()
      forgetTypedPassengers()
    }
    return changed
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'session-expired') await endSession(place)
    if (error instanceof ApiError && error.kind === 'payment-in-progress') await readAgain(place)
    throw error
  }
}

/**
 * Handles a call that failed because of its session. If another tab is paying, it has taken over the session: its
 * booking or payment is shown (E1, D12). Otherwise the session has expired: the lines are kept for a new start and the
 * booking is cleared.
 */
export async function endSession(place: BookingPlace): Promise<void> {
  const lines = cachedView(place)?.booking?.products.map(toLineInput) ?? []
  if (await readAgain(place)) return
  keepLines(lines)
  await put(place, null)
}

/** Shows the booking and the payment of the session, as the gateway has them now; false when it has neither. */
async function readAgain(place: BookingPlace): Promise<boolean> {
  const now = await call('siteView', {}).catch(() => undefined)
  if (!now?.booking && !now?.payment) return false
  await place.mutate(['siteView', {}], now, { revalidate: false })
  return true
}

/** Forgets the payment of the booking, once it has ended unpaid, so that the next one is not taken for it. */
export async function forgetPayment(place: BookingPlace): Promise<void> {
  const booking = cachedView(place)?.booking
  if (booking) await put(place, booking)
}

/**
 * Applies a promotion code, queued with the other changes, and returns whether it is valid (decision 21.8).
 * @throws ApiError
 */
export function applyCode(place: BookingPlace, code: string): Promise<Answer<'promotionQuery'>['status']> {
  const result = queue.then(async () => {
    const { status, booking } = await call('promotionQuery', { query: { code } })
    // There was no session, so the code was not checked against the basket on the screen.
    if (booking === null && cachedView(place)?.booking) {
      await endSession(place)
      throw new ApiError('promotionQuery', EXPIRED)
    }
    if (status === 'ok' && booking) {
      await put(place, booking)
      tellOtherTabs()
    }
    return status
  })
  queue = result.catch(() => undefined)
  return result
}

const EXPIRED = { type: '/docs/errors/session-expired', title: 'Session expired', status: 401, requestId: '' }

/** Starts a new booking with the kept lines. @throws ApiError */
export async function restart(place: BookingPlace): Promise<Booking> {
  const { booking } = await runIntent(place, { key: 'products', lines: keptLines() })
  dropKeptLines()
  return booking
}

function cachedView({ cache }: BookingPlace): Answer<'siteView'> | undefined {
  return cache.get(keyText('siteView', {}))?.data as Answer<'siteView'> | undefined
}

/**
 * Puts a booking into the cached view, without a payment: a booking that could be changed is not being paid. Its
 * payment has ended, or belonged to another booking.
 */
async function put(place: BookingPlace, booking: Booking | null): Promise<void> {
  const shown = cachedView(place)
  const view = shown && { ...shown, booking, payment: booking === null ? shown.payment : undefined }
  await place.mutate(['siteView', {}], view, { revalidate: shown === undefined })
}
