import { Problem } from '../errors.ts'
import type { Operation } from './registry.ts'

/** From the record alone, by token, on any device; a token of another site is none (reliability D7). */
export const handle: Operation<'bookingByToken'> = async ({ site, params }, { store }) => {
  const { token } = params.path
  const found = await store.read('found', token)
  const booking = await store.read('bookings', found?.bookingToken ?? token)
  if (booking?.site !== site.host) throw new Problem('not-found')
  return { status: 200, body: booking.result }
}
