import type { Schemas, UpstreamBody } from '../../ports/contract.ts'
import { brokenRules, Problem, type FieldError } from '../../ports/problem.ts'
import { basketErrors } from '../../translate/basket-rules.ts'
import { etagOf, nextVersion, withVersion } from '../../booking/version.ts'
import { changeBooking, raiseVersion } from '../../booking/change.ts'
import { partyErrors } from '../../booking/party-rules.ts'
import { requireSession } from '../../guards/require-session.ts'
import type { Operation } from '../../ports/context.ts'
import { sendPatch } from '../../booking/send-patch.ts'

type Patch = Schemas['ReservationPatch']

/** Changes one area of the booking. Returns 428 without If-Match and 412 for another version (decision 28.1). */
export const handle: Operation<'reservationPatch'> = async (request, context) => {
  const { booking: id } = requireSession(request)
  const ifMatch = request.params.header['if-match']
  if (ifMatch === undefined) throw new Problem('precondition-required')
  const errors = errorsOf(request.body)
  if (errors.length > 0) throw new Problem('validation', brokenRules(...errors))
  return changeBooking(context, id, async (currentVersion, bookingLock) => {
    if (etagOf(currentVersion) !== ifMatch) throw new Problem('stale-version')
    const { site, requestId } = request
    const patch = { site, sessionId: id, body: withoutPrices(request.body), requestId, bookingLock }
    const booking = await sendPatch(context, patch)
    const sentProducts = request.body.key === 'products' ? request.body.value : undefined
    const version = nextVersion(currentVersion, booking, sentProducts)
    await raiseVersion(context, id, version)
    return { status: 200, body: { booking: withVersion(booking, version) }, headers: { etag: etagOf(version) } }
  })
}

/** Errors that the schema of a single line or guest cannot detect. */
function errorsOf({ key, value }: Patch): FieldError[] {
  if (key === 'products') return basketErrors(value)
  return key === 'guests' ? partyErrors(value, '/value') : []
}

/** Only the agency sets prices, so those sent by a browser are removed (decision 9.5). */
function withoutPrices(patch: Patch): UpstreamBody<'reservationPatch'> {
  if (patch.key !== 'products') return patch
  return {
    key: 'products',
    value: patch.value.map(({ price: _price, currency: _currency, discount: _discount, ...line }) => line),
  }
}
