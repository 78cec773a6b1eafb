import type { Cache, ScopedMutator } from 'swr'
import { call } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import type { Answer } from '../api/operations.ts'
import { keyText } from '../api/use-api.ts'
import type { CartMode } from '../domain/cart/cart-line.ts'
import { bookingCalls } from './calls.ts'
import { changeBooking, writtenBack, type Booking, type BookingIntent, type Changed } from './change.ts'
import { dropKeptLines, keptLines, keepLines } from './kept-lines.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { forgetTypedGuests } from './typed-guests.ts'
import { forgetTypedPassengers } from './typed-passengers.ts'

/** Where the booking is kept, and how its lines merge. */
export type BookingPlace = { mode: CartMode; cache: Cache; mutate: ScopedMutator }

/** Changes go one after the other: each is made on what the one before has left. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * Makes a change; the server's answer replaces the cached booking, other tabs are told. When the session is over, the
 * lines are kept for a new start.
 * @throws ApiError
 */
export function runIntent(place: BookingPlace, intent: BookingIntent): Promise<Changed> {
  const turn = queue.then(() => runNow(place, intent))
  queue = turn.catch(() => undefined)
  return turn
}

async function runNow(place: BookingPlace, intent: BookingIntent): Promise<Changed> {
  const known = cachedView(place)?.booking
  try {
    const changed = await changeBooking(known, intent, place.mode, bookingCalls)
    await put(place, changed.booking)
    tellOtherTabs()
    if (changed.booking.products.length === 0) {
      forgetTypedGuests()
      forgetTypedPassengers()
    }
    return changed
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'session-expired') await endSession(place)
    throw error
  }
}

/**
 * What to do when a call was refused for its session. A tab that pays in the same moment has taken the session with it:
 * then its booking or its payment is shown (E1, D12). Otherwise it is over: the lines are kept for a new start, and nothing
 * is shown as a booking.
 */
export async function endSession(place: BookingPlace): Promise<void> {
  const lines = cachedView(place)?.booking?.products.map(writtenBack) ?? []
  const now = await call('siteView', {}).catch(() => undefined)
  if (now?.booking || now?.payment) return void (await place.mutate(['siteView', {}], now, { revalidate: false }))
  keepLines(lines)
  await put(place, null)
}

/**
 * Applies a promotion code to the booking, in its turn among the changes, and answers whether it holds (decision 21.8).
 * @throws ApiError
 */
export function applyCode(place: BookingPlace, code: string): Promise<Answer<'promotionQuery'>['status']> {
  const turn = queue.then(async () => {
    const { status, booking } = await call('promotionQuery', { query: { code } })
    if (status === 'ok' && booking) {
      await put(place, booking)
      tellOtherTabs()
    }
    return status
  })
  queue = turn.catch(() => undefined)
  return turn
}

/** Starts a new booking with the lines that were kept. @throws ApiError */
export async function restart(place: BookingPlace): Promise<Booking> {
  const { booking } = await runIntent(place, { key: 'products', lines: keptLines() })
  dropKeptLines()
  return booking
}

function cachedView({ cache }: BookingPlace): Answer<'siteView'> | undefined {
  return cache.get(keyText('siteView', {}))?.data as Answer<'siteView'> | undefined
}

async function put(place: BookingPlace, booking: Booking | null): Promise<void> {
  const shown = cachedView(place)
  await place.mutate(['siteView', {}], shown && { ...shown, booking }, { revalidate: shown === undefined })
}
