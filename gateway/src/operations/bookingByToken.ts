import { Problem } from '../errors.ts'
import type { Operation } from './registry.ts'

/** From the record alone, by token, on any device; a token of another site is none (reliability D7). */
export const handle: Operation<'bookingByToken'> = async ({ site, params }, { store }) => {
  const booking = await store.read('bookings', params.path.token)
  if (booking?.site !== site.host) throw new Problem('not-found')
  return { status: 200, body: booking.result }
}
