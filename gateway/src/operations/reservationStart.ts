import type { Context, Session } from '../context.ts'
import { Problem } from '../errors.ts'
import { etagOf, FIRST_VERSION, withVersion, type AgencyBooking } from './booking-version.ts'
import type { Operation, OperationRequest } from './registry.ts'

/** Starts a booking and gives the caller its session; a visitor who has a booking keeps it. */
export const handle: Operation<'reservationStart'> = async (request, context) => {
  const known = request.session && (await openBooking(request, request.session, context))
  if (known !== undefined) return known
  const { booking } = (await context.upstream('reservationStart', { site: request.site, sessionId: '' })).body
  if (booking._id === undefined) throw new Problem('upstream-contract')
  return { ...answer(booking, FIRST_VERSION), session: { set: { booking: booking._id, generation: 0 } } }
}

async function openBooking({ site }: OperationRequest<'reservationStart'>, session: Session, context: Context) {
  const { booking } = (await context.upstream('siteView', { site, sessionId: session.booking })).body
  if (booking === null || booking.completion !== undefined) return undefined
  return answer(booking, (await context.store.read('versions', session.booking)) ?? FIRST_VERSION)
}

function answer(booking: AgencyBooking, version: typeof FIRST_VERSION) {
  return { status: 200 as const, body: { booking: withVersion(booking, version) }, headers: { etag: etagOf(version) } }
}
