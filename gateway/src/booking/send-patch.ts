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
  const deadlineAt = context.clock.monotonic() + policyOf('cart').deadlines.total
  const withTimeLeft = () => ({ ...change, deadline: deadlineAt - context.clock.monotonic() })
  const send = async () => {
    assertLockLive(bookingLock)
    return (await context.upstream('reservationPatch', withTimeLeft())).body.booking
  }
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof Problem) || error.outcome !== 'unknown') throw error
    const found = await readBack(context, withTimeLeft())
    if (found === undefined) throw error
    if (contains(found[change.body.key], change.body.value)) return found
    return send().catch((secondError: unknown) => {
      // Only a refusal says more than the first error.
      throw secondError instanceof Problem && secondError.outcome === 'refused' ? secondError : error
    })
  }
}

/** The booking as the agency has it now; undefined if it cannot be read, or is no longer a basket. */
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

/** Whether a stored value contains everything that was sent. The agency may have added prices and names. */
function contains(stored: unknown, sent: unknown): boolean {
  if (sent === null || stored === null || typeof sent !== 'object' || typeof stored !== 'object') {
    return stored === sent || (sent === null && stored === undefined)
  }
  if (Array.isArray(sent)) {
    return (
      Array.isArray(stored) && stored.length === sent.length && sent.every((item, at) => contains(stored[at], item))
    )
  }
  return Object.entries(sent).every(
    ([name, value]) => value === undefined || contains((stored as Record<string, unknown>)[name], value),
  )
}
