import type { Context, Operation } from '../../ports/context.ts'
import type { Schemas } from '../../ports/contract.ts'
import { Problem } from '../../ports/problem.ts'
import { bookingKeyOf } from '../../booking/token.ts'
import { CHECK_INTERVAL_MS } from '../../payment/saga/run.ts'
import { waitAtMost } from '../../policy/wait-at-most.ts'
import type { Records } from '../../ports/records.ts'

type State = Schemas['BookingResult']['state']

/** The states in which a request, a held booking or what comes after an end is watched. */
const WATCHED: ReadonlySet<State> = new Set(['requested', 'booked', 'lapsed', 'refund', 'cancelled'])

/** The states of an active booking, or of one that the agency has withdrawn and may make again. */
const ACTIVE: ReadonlySet<State> = new Set(['booked', 'pending'])

/** Maximum time to wait for the agency before returning the known state, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 2000

/**
 * Reads the stored booking by token, on any device. A token of another site is unknown (D7). Whoever has proved to be
 * the customer also reads who travels (decision 26.7).
 */
export const handle: Operation<'bookingByToken'> = async ({ site, params, requestId, signal }, context) => {
  const { store } = context
  const key = await bookingKeyOf(params.path.token)
  const [found, own] = await Promise.all([store.read('found', key), store.read('bookings', key)])
  const bookingKey = found?.bookingKey ?? key
  const booking = found === undefined ? own : await store.read('bookings', bookingKey)
  if (booking?.site !== site.host) throw new Problem('not-found')
  const result = await currentResult(booking, bookingKey, context)
  if (found === undefined) return { status: 200, body: result }
  const travellers = await travellersOf(booking.source?.booking, { site, requestId, signal }, context)
  return { status: 200, body: { ...result, travellers } }
}

type Travellers = NonNullable<Schemas['BookingResult']['travellers']>

/** The names in the agency's record, which are not stored here; none if it does not respond in time. */
async function travellersOf(
  sessionId: string | undefined,
  asking: Pick<Parameters<typeof handle>[0], 'site' | 'requestId' | 'signal'>,
  { upstream, clock }: Context,
): Promise<Travellers> {
  let travellers: Travellers = []
  const read = async () => {
    const { body } = await upstream('siteView', { ...asking, sessionId: sessionId ?? '' })
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
  // The record of the payment tells which of the two asks.
  const checks = [...(isWatched ? [payment.runner] : []), ...(mayBeActive ? [payment.activeBookings] : [])]
  if (checks.length === 0) return result
  await waitAtMost(clock, RESPONSE_TIMEOUT_MS, Promise.all(checks.map((one) => one.checkNow(token))))
  return (await store.read('bookings', bookingKey))?.result ?? result
}

/**
 * Whether a card has only just paid the booking. Every payment ends with its result being opened, and the agency has
 * nothing new to say then.
 */
const isJustPaid = ({ paidAt }: Schemas['BookingResult'], now: number): boolean =>
  paidAt !== undefined && now - Date.parse(paidAt) < CHECK_INTERVAL_MS
