import { Problem } from '../errors.ts'
import { latestAttempt } from '../payment/begin.ts'
import { offersMethod } from '../translate/quote.ts'
import { type Operation, requireSession } from './registry.ts'

/**
 * A booking that is paid by card is made by the saga alone, so this call is one step too early, or tells what the saga
 * has done (reliability E11). A method that the site does not offer is 422.
 */
export const handle: Operation<'reservationComplete'> = async ({ site, session, body, requestId }, context) => {
  const { booking } = requireSession({ session })
  const { body: view } = await context.upstream('siteView', { site, requestId })
  if (!offersMethod(view.site.options.payment, body.method)) {
    throw new Problem('validation', { errors: [{ pointer: '/method', detail: 'is not offered by this site' }] })
  }
  const attempt = body.method === 'creditcard' ? await latestAttempt(context.store, booking) : undefined
  if (!attempt?.completion) throw new Problem('wrong-step')
  return { status: 200, body: attempt.completion }
}
