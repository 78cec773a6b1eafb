import type { Context } from '../context.ts'
import type { Schemas, UpstreamBody } from '../contract/types.ts'
import { Problem } from '../errors.ts'
import { latestAttempt } from '../payment/begin.ts'
import { isOver } from '../payment/saga.ts'
import { oneAtATime } from '../policy/one-at-a-time.ts'
import { etagOf, FIRST_VERSION, nextVersion, withVersion } from './booking-version.ts'
import { requireSession, type Operation } from './registry.ts'

type Patch = Schemas['ReservationPatch']

const inTurn = oneAtATime()

/** How long the version of a booking is remembered after its last change, in milliseconds. */
const KEPT_MS = 30 * 24 * 3_600_000

/**
 * Changes one area of the booking, if it is still the one the change was made on: 428 without If-Match, 412 for another
 * version (product 3.3 row 59). One at a time per booking; 409 `payment-in-progress` while it is being paid, so that what
 * is booked is what was accepted.
 */
export const handle: Operation<'reservationPatch'> = async (request, context) => {
  const { booking: id } = requireSession(request)
  const ifMatch = request.params.header['if-match']
  if (ifMatch === undefined) throw new Problem('precondition-required')
  return inTurn(id, async () => {
    const payment = await latestAttempt(context.store, id)
    if (payment !== undefined && !isOver(payment.state)) throw new Problem('payment-in-progress')
    const known = (await context.store.read('versions', id)) ?? FIRST_VERSION
    if (etagOf(known) !== ifMatch) throw new Problem('stale-version')
    const answer = await context.upstream('reservationPatch', {
      site: request.site,
      sessionId: id,
      body: withoutPrices(request.body),
      requestId: request.requestId,
    })
    const { booking } = answer.body
    const sent = request.body.key === 'products' ? request.body.value : undefined
    const version = nextVersion(known, booking, sent)
    await raise(context, id, version)
    return { status: 200, body: { booking: withVersion(booking, version) }, headers: { etag: etagOf(version) } }
  })
}

/** Another process may have been quicker with the same booking; the higher version stays. */
async function raise(context: Context, id: string, next: typeof FIRST_VERSION): Promise<void> {
  const expires = context.clock.now() + KEPT_MS
  await context.store.update(
    'versions',
    id,
    (stored) => (stored && stored.version >= next.version ? { ...next, version: stored.version + 1 } : next),
    expires,
  )
}

/** Prices come from the agency only; what a browser says about them goes no further (reliability 1, row 18). */
function withoutPrices(patch: Patch): UpstreamBody<'reservationPatch'> {
  if (patch.key !== 'products') return patch
  return {
    key: 'products',
    value: patch.value.map(({ price: _price, currency: _currency, discount: _discount, ...line }) => line),
  }
}
