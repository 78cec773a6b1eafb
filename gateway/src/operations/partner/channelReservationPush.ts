import { Problem } from '../../ports/problem.ts'
import { rateProblems, taxesOf, DEFAULT_TAX_PERCENT } from '../../translate/channel.ts'
import type { Operation } from '../../ports/context.ts'

/** Forwards a channel reservation with the tax amount added by the gateway (decision 15.8). */
export const handle: Operation<'channelReservationPush'> = async ({ site, body, requestId }, context) => {
  const errors = rateProblems(body.RoomStay)
  if (errors.length > 0) throw new Problem('validation', { errors })
  const RoomStay = {
    ...body.RoomStay,
    taxes: taxesOf(body.RoomStay.total, context.config.channelTax ?? DEFAULT_TAX_PERCENT),
  }
  const answer = await context.upstream('channelReservationPush', { site, body: { ...body, RoomStay }, requestId })
  return { status: 200, body: answer.body, bytes: answer.bytes }
}
