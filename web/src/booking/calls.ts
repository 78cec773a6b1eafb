import { call } from '../api/client.ts'
import { ApiError } from '../api/errors.ts'
import type { BookingCalls } from './change.ts'

/** Held while a booking is started, so that two tabs of a browser start only one (decision 8.4). */
const START_LOCK = 'rota.booking-start'

/** An expired session counts as no session: the next start creates a new one. */
const readBooking = async () => {
  try {
    return (await call('siteView', {})).booking
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'session-expired') return null
    throw error
  }
}

/** A browser that blocks storage also blocks locks; then the tab continues without one (H6). */
async function withStartLock<T>(work: () => Promise<T>): Promise<T> {
  let isRunning = false
  const run = () => {
    isRunning = true
    return work()
  }
  try {
    return await navigator.locks.request(START_LOCK, run)
  } catch (error) {
    if (isRunning) throw error
    return work()
  }
}

/** The calls of `changeBooking`, over HTTP. */
export const bookingCalls: BookingCalls = {
  read: readBooking,
  start: () =>
    withStartLock(async () => {
      const existing = await readBooking()
      return existing ?? (await call('reservationStart', {})).booking
    }),
  patch: async (body, version, idempotencyKey) => {
    const headers = { 'Idempotency-Key': idempotencyKey, 'If-Match': `"${version}"` }
    return (await call('reservationPatch', { body }, { headers })).booking
  },
}
