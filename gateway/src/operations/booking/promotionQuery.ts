import { etagOf, nextVersion, withVersion } from '../../booking/version.ts'
import { changeBooking, raiseVersion } from '../../booking/change.ts'
import { assertLockLive } from '../../policy/booking-lock.ts'
import type { Operation } from '../../ports/context.ts'

/**
 * Applies a promotion code. A valid code changes the booking, so its version is raised. A visitor without a booking
 * learns only whether the code is valid, and nothing about the site's own booking.
 */
export const handle: Operation<'promotionQuery'> = async (request, context) => {
  const { site, session, params, signal, requestId } = request
  const call = { site, params: { query: params.query }, requestId }
  if (session === undefined) {
    const { body } = await context.upstream('promotionQuery', { ...call, signal })
    return { status: 200, body: { status: body.status, booking: null } }
  }
  const id = session.booking
  return changeBooking(context, id, async (currentVersion, bookingLock) => {
    assertLockLive(bookingLock)
    // Not cancelled when the caller disconnects, because a code that the agency has applied must raise the version.
    const { body } = await context.upstream('promotionQuery', { ...call, sessionId: id })
    const { status, booking } = body
    if (booking === null) return { status: 200, body: { status, booking } }
    const version = status === 'ok' ? nextVersion(currentVersion, booking, undefined) : currentVersion
    if (status === 'ok') await raiseVersion(context, id, version)
    return { status: 200, body: { status, booking: withVersion(booking, version) }, headers: { etag: etagOf(version) } }
  })
}
