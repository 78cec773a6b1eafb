import type { Context, Operation } from '../../ports/context.ts'
import type { Schemas } from '../../ports/contract.ts'
import { Problem } from '../../ports/problem.ts'
import { bookingKeyOf } from '../../booking/token.ts'
import { CHECK_INTERVAL_MS } from '../../payment/saga/run.ts'
import { waitAtMost } from '../../policy/wait-at-most.ts'
import type { Records } from '../../ports/records.ts'

type State = Schemas['BookingResult']['state']

/** The states in which the agency is asked about a request, a held booking, or money that arrives after an end. */
const WATCHED: ReadonlySet<State> = new Set(['requested', 'booked', 'lapsed', 'refund', 'cancelled'])

/** The states of an active booking, or of one that the agency has withdrawn and may make again. */
const ACTIVE: ReadonlySet<State> = new Set(['booked', 'pending'])

/** Maximum time to wait for the agency before returning the known state, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 2000

/**
 * Reads the stored booking by token, on any device. A token of another site is unknown (D7). A caller with a token from
 * `bookingFind`, who has proved to be the customer, also gets the travellers' names (decision 26.7).
 */
export const handle: Operation<'bookingByToken'> = async ({ site, params, requestId, signal }, context) => {
  const { store } = context
  const key = await bookingKeyOf(params.path.token)
  const [finderRecord, ownRecord] = await Promise.all([store.read('found', key), store.read('bookings', key)])
  const bookingKey = finderRecord?.bookingKey ?? key
  const booking = finderRecord === undefined ? ownRecord : await store.read('bookings', bookingKey)
  if (booking?.site !== site.host) throw new Problem('not-found')
  const result = await currentResult(booking, bookingKey, context)
  if (finderRecord === undefined) return { status: 200, body: result }
  const travellers = await travellersOf(booking.source?.booking, { site, requestId, signal }, context)
  return { status: 200, body: { ...result, travellers } }
}

type Travellers = NonNullable<Schemas['BookingResult']['travellers']>

/** The names in the agency's record, which are not stored here; none if it does not respond in time. */
async function travellersOf(
  sessionId: string | undefined,
  call: Pick<Parameters<typeof handle>[0], 'site' | 'requestId' | 'signal'>,
  { upstream, clock }: Context,
): Promise<Travellers> {
  let travellers: Travellers = []
  const read = async () => {
    const { body } = await upstream('siteView', { ...call, sessionId: sessionId ?? '' })
    travellers = (body.booking?.guests ?? []).map(({ name, surname, type, age, category }) => ({
      name,
      surname,
      type,
      ...(age === undefined ? {} : { age }),
      ...(category === 'baby' || category === 'child' ? { category } : {}),
    }))
  }
  if (sessionId !== undefined) await waitAtMost(clock, RESPONSE_TIMEOUT_MS, read())
  return travellers
}

/**
 * Checks bookings with the agency, so that a reload shows the decision about a request (decision 24.2), payments that
 * have arrived, also for a booking that has lapsed or was cancelled, and whether an active booking was cancelled
 * or withdrawn (decision 22.6).
 */
async function currentResult({ result, source }: Records['bookings'], bookingKey: string, context: Context) {
  const { clock, payment, store } = context
  const token = source?.attempt ?? source?.payment
  if (token === undefined || payment === undefined) return result
  // After a card payment nothing is watched, unless money may still come by transfer after a cancellation.
  const isWatched = WATCHED.has(result.state) && (source?.attempt !== undefined || result.state === 'cancelled')
  const mayBeActive = ACTIVE.has(result.state) && result.cancellation === undefined && !isJustPaid(result, clock.now())
  // Each of the two reads the payment's record and asks the agency only if the record concerns it.
  const checks = [...(isWatched ? [payment.runner] : []), ...(mayBeActive ? [payment.activeBookings] : [])]
  if (checks.length === 0) return result
  await waitAtMost(clock, RESPONSE_TIMEOUT_MS, Promise.all(checks.map((check) => check.checkNow(token))))
  return (await store.read('bookings', bookingKey))?.result ?? result
}

/**
 * Whether the booking was paid less than one check interval ago. Every visitor opens the result right after paying,
 * when the agency has nothing new to report.
 */
const isJustPaid = ({ paidAt }: Schemas['BookingResult'], now: number): boolean =>
  paidAt !== undefined && now - Date.parse(paidAt) < CHECK_INTERVAL_MS
