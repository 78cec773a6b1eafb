import type { Context, Operation } from '../../ports/context.ts'
import { Problem } from '../../ports/problem.ts'
import { bookingKeyOf } from '../../booking/token.ts'
import { patiently } from '../../policy/patience.ts'
import type { Records } from '../../ports/records.ts'

/** Maximum time to wait for the agency before returning the known state, in milliseconds. */
const PATIENCE = 2000

/** Reads the stored booking by token, on any device. A token of another site is unknown (D7). */
export const handle: Operation<'bookingByToken'> = async ({ site, params }, context) => {
  const { store } = context
  const key = await bookingKeyOf(params.path.token)
  const bookingKey = (await store.read('found', key))?.bookingKey ?? key
  const booking = await store.read('bookings', bookingKey)
  if (booking?.site !== site.host) throw new Problem('not-found')
  return { status: 200, body: await answered(booking, bookingKey, context) }
}

/**
 * Checks unfinished bookings with the agency, so that a reload shows the decision about a request (decision 24.2) and
 * payments that have arrived.
 */
async function answered({ result, source }: Records['bookings'], bookingKey: string, context: Context) {
  const { clock, payment, store } = context
  const attempt = source?.attempt
  const isOpen = result.state === 'requested' || result.state === 'booked'
  if (!isOpen || attempt === undefined || payment === undefined) return result
  await patiently(clock, PATIENCE, payment.run.look(attempt))
  return (await store.read('bookings', bookingKey))?.result ?? result
}
