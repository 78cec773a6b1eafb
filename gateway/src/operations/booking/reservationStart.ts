import type { Context, Operation, OperationRequest } from '../../ports/context.ts'
import type { Session } from '../../ports/site.ts'
import { Problem } from '../../ports/problem.ts'
import { etagOf, FIRST_VERSION, withVersion, type AgencyBooking } from '../../booking/version.ts'

/**
 * Starts a booking and returns its session. A visitor keeps an existing booking, and concurrent starts from tabs of one
 * session share one booking (decision 3.6).
 */
export const handle: Operation<'reservationStart'> = async (request, context) => {
  const { site, session } = request
  if (session === undefined) return started(request, context)
  const known = await openBooking(request, session, context)
  if (known !== undefined) return known
  const key = JSON.stringify(['start', site.host, session.booking])
  const load = async () => ({ value: await started(request, context), size: BOOKING_BYTES })
  return context.caches.get(key, MOMENT_MS, load)
}

type Request = OperationRequest<'reservationStart'>

/** How long the result of a start is shared with further starts of the same session, in milliseconds. */
const MOMENT_MS = 2000

/** Approximate size of an empty booking in bytes. */
const BOOKING_BYTES = 1000

async function started(request: Request, context: Context): ReturnType<typeof handle> {
  const { booking } = (await context.upstream('reservationStart', { site: request.site, sessionId: '' })).body
  if (booking._id === undefined) throw new Problem('upstream-contract')
  return { ...answer(booking, FIRST_VERSION), session: { set: { booking: booking._id, generation: 0 } } }
}

async function openBooking({ site }: Request, session: Session, context: Context) {
  const { booking } = (await context.upstream('siteView', { site, sessionId: session.booking })).body
  if (booking === null || booking.completion !== undefined) return undefined
  return answer(booking, (await context.store.read('versions', session.booking)) ?? FIRST_VERSION)
}

function answer(booking: AgencyBooking, version: typeof FIRST_VERSION) {
  return { status: 200 as const, body: { booking: withVersion(booking, version) }, headers: { etag: etagOf(version) } }
}
