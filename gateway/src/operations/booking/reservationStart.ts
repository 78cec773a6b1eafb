import type { Context, Operation, OperationRequest } from '../../ports/context.ts'
import type { Session } from '../../ports/site.ts'
import type { Records } from '../../ports/records.ts'
import { Problem } from '../../ports/problem.ts'
import { withBookingLock } from '../../policy/booking-lock.ts'
import { etagOf, FIRST_VERSION, withVersion, type AgencyBooking } from '../../booking/version.ts'

/**
 * Starts a booking and returns its session. A visitor keeps an existing booking, and concurrent starts from tabs of one
 * session share one booking (decision 3.6).
 */
export const handle: Operation<'reservationStart'> = async (request, context) => {
  const { session } = request
  if (session === undefined) return startAnswer(await start(request, context))
  const existing = await openBooking(request, session, context)
  if (existing !== undefined) return existing
  return withBookingLock(context, session.booking, () => startOnce(request, session, context))
}

type Request = OperationRequest<'reservationStart'>

/** How long the result of a start is shared with further starts of the same session, in milliseconds. */
const SHARED_START_MS = 2000

/**
 * Starts a booking unless another tab of the session has just done so. Tabs may reach different processes, so the first
 * tab's booking is shared through the store.
 */
async function startOnce(request: Request, session: Session, context: Context): ReturnType<typeof handle> {
  const { store, clock } = context
  const sharedStart = await store.read('starts', session.booking)
  if (sharedStart !== undefined) return startAnswer(sharedStart)
  const booking = await start(request, context)
  await store.insert('starts', session.booking, booking, clock.now() + SHARED_START_MS)
  return startAnswer(booking)
}

async function start({ site }: Request, context: Context): Promise<Started> {
  const { booking } = (await context.upstream('reservationStart', { site, sessionId: '' })).body
  if (booking._id === undefined) throw new Problem('upstream-contract')
  return { ...booking, _id: booking._id }
}

type Started = Records['starts']

const startAnswer = (booking: Started) => ({
  ...answer(booking, FIRST_VERSION),
  session: { set: { booking: booking._id, generation: 0 } },
})

/** The booking of the session, or undefined if it is completed or unknown to the agency. */
async function openBooking({ site }: Request, session: Session, context: Context) {
  const { booking } = (await context.upstream('siteView', { site, sessionId: session.booking })).body
  if (booking === null || booking.completion !== undefined) return undefined
  return answer(booking, (await context.store.read('versions', session.booking)) ?? FIRST_VERSION)
}

function answer(booking: AgencyBooking, version: typeof FIRST_VERSION) {
  return { status: 200 as const, body: { booking: withVersion(booking, version) }, headers: { etag: etagOf(version) } }
}
