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
export type BookingContext = { options: Schema<'SiteOptions'>; cache: Cache; mutate: ScopedMutator }

/** Changes run one after the other: each starts from the result of the previous one. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Applies a change after all earlier ones, replaces the cached booking with the server's response and notifies other
 * tabs. When the session has expired, it keeps the lines for a new start.
 * @throws ApiError
 */
export function runIntent(context: BookingContext, intent: BookingIntent): Promise<Changed> {
  const result = queue.then(() => runNow(context, intent))
  queue = result.catch(() => undefined)
  return result
}

async function runNow(context: BookingContext, intent: BookingIntent): Promise<Changed> {
  const cachedBooking = cachedView(context)?.booking
  markChangeSent()
  try {
    const changed = await changeBooking(cachedBooking, intent, modeOf(context.options), bookingCalls)
    markChangeAnswered()
    await cacheBooking(context, changed.booking)
    tellOtherTabs()
    if (changed.booking.products.length === 0) {
      forgetTypedGuests()
      forgetTypedPassengers()
    }
    return changed
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'session-expired') await endSession(context)
    if (error instanceof ApiError && error.kind === 'payment-in-progress') await refreshView(context)
    throw error
  }
}

/**
 * Handles a call that failed because of its session. If another tab is paying, it has taken over the session: its
 * booking or payment is shown (E1, D12). Otherwise the session has expired: the lines are kept for a new start and the
 * booking is cleared.
 */
export async function endSession(context: BookingContext): Promise<void> {
  const lines = cachedView(context)?.booking?.products.map(toLineInput) ?? []
  if (await refreshView(context)) return
  keepLines(lines)
  await cacheBooking(context, null)
}

/** Reads the session's booking and payment into the cache. Returns false when the session has neither. */
async function refreshView(context: BookingContext): Promise<boolean> {
  const view = await call('siteView', {}).catch(() => undefined)
  if (!view?.booking && !view?.payment) return false
  await context.mutate(['siteView', {}], view, { revalidate: false })
  return true
}

/** Removes a payment that has ended unpaid from the cache, so that the next payment is not mistaken for it. */
export async function forgetPayment(context: BookingContext): Promise<void> {
  const booking = cachedView(context)?.booking
  if (booking) await cacheBooking(context, booking)
}

/**
 * Applies a promotion code, queued with the other changes, and returns whether it is valid (decision 21.8).
 * @throws ApiError
 */
export function applyCode(context: BookingContext, code: string): Promise<Answer<'promotionQuery'>['status']> {
  const result = queue.then(async () => {
    const { status, booking } = await call('promotionQuery', { query: { code } })
    // There was no session, so the code was not checked against the basket on the screen.
    if (booking === null && cachedView(context)?.booking) {
      await endSession(context)
      throw new ApiError('promotionQuery', EXPIRED)
    }
    if (status === 'ok' && booking) {
      await cacheBooking(context, booking)
      tellOtherTabs()
    }
    return status
  })
  queue = result.catch(() => undefined)
  return result
}

const EXPIRED = { type: '/docs/errors/session-expired', title: 'Session expired', status: 401, requestId: '' }

/** Starts a new booking with the kept lines. @throws ApiError */
export async function restart(context: BookingContext): Promise<Booking> {
  const { booking } = await runIntent(context, { key: 'products', lines: keptLines() })
  dropKeptLines()
  return booking
}

function cachedView({ cache }: BookingContext): Answer<'siteView'> | undefined {
  return cache.get(keyText('siteView', {}))?.data as Answer<'siteView'> | undefined
}

/**
 * Puts a booking into the cached `siteView` and removes the payment from it: a booking that could be changed is not
 * being paid, so the cached payment has ended or belongs to another booking.
 */
async function cacheBooking(context: BookingContext, booking: Booking | null): Promise<void> {
  const cached = cachedView(context)
  const updated = cached && { ...cached, booking, payment: booking === null ? cached.payment : undefined }
  await context.mutate(['siteView', {}], updated, { revalidate: cached === undefined })
}
