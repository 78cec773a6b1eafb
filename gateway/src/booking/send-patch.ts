import type { Context } from '../ports/context.ts'
import type { Site } from '../ports/site.ts'
import type { UpstreamBody } from '../ports/contract.ts'
import { Problem, rethrowBug } from '../ports/problem.ts'
import type { Lease } from '../ports/store.ts'
import { policyOf } from '../policy/classes.ts'
import { assertLockLive } from '../policy/booking-lock.ts'
import type { AgencyBooking } from './version.ts'

type Patch = UpstreamBody<'reservationPatch'>

/** A change to a visitor's booking, as the agency receives it. */
interface Change {
  site: Site
  sessionId: string
  body: Patch
  requestId: string
  /** The booking's lock. Nothing is sent once it may have expired (decision 22.9). */
  bookingLock: Lease
}

/**
 * Sends a change and returns the booking after it. If the outcome is unknown, reads the booking back: if the change is
 * there, that booking is the result; otherwise the change is sent once more. Sending twice is safe, because a change
 * replaces a whole area and the changes of a booking run one at a time (decision 3.7). All of this happens within the
 * deadline of one call; if the outcome stays unknown, the first error is thrown.
 */
export async function sendPatch(context: Context, { bookingLock, ...change }: Change): Promise<AgencyBooking> {
  const end = context.clock.monotonic() + policyOf('cart').deadlines.total
  const within = () => ({ ...change, deadline: end - context.clock.monotonic() })
  const send = async () => {
    assertLockLive(bookingLock)
    return (await context.upstream('reservationPatch', within())).body.booking
  }
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof Problem) || error.outcome !== 'unknown') throw error
    const found = await readBack(context, within())
    if (found === undefined) throw error
    if (contains(found[change.body.key], change.body.value)) return found
    return send().catch((second: unknown) => {
      // Only a refusal says more than the first error.
      throw second instanceof Problem && second.outcome === 'refused' ? second : error
    })
  }
}

async function readBack(
  context: Context,
  { body: _body, ...visitor }: Omit<Change, 'bookingLock'> & { deadline: number },
): Promise<AgencyBooking | undefined> {
  try {
    const { booking } = (await context.upstream('siteView', visitor)).body
    return booking === null || booking.completion !== undefined ? undefined : booking
  } catch (error) {
    rethrowBug(error)
    return undefined
  }
}

/** Whether a value contains everything that was sent. The agency may have added prices and names. */
function contains(there: unknown, sent: unknown): boolean {
  if (sent === null || there === null || typeof sent !== 'object' || typeof there !== 'object') {
    return there === sent || (sent === null && there === undefined)
  }
  if (Array.isArray(sent)) {
    return Array.isArray(there) && there.length === sent.length && sent.every((it, at) => contains(there[at], it))
  }
  return Object.entries(sent).every(
    ([name, value]) => value === undefined || contains((there as Record<string, unknown>)[name], value),
  )
}
