import { Problem } from '../../ports/problem.ts'
import { paymentOf } from '../../payment/status.ts'
import { requireSession } from '../../guards/require-session.ts'
import type { Operation } from '../../ports/context.ts'

/**
 * Cancels a payment while the bank waits for confirmation, so that the basket can be paid in another way (E4). Only the
 * session that pays may; for any other the payment does not exist (D7).
 */
export const handle: Operation<'paymentCancel'> = async (request, context) => {
  const { site, params } = request
  const { booking } = requireSession(request)
  const { token } = params.path
  const intent = await context.store.read('intents', token)
  if (intent?.site !== site.host || intent.booking !== booking) throw new Problem('not-found')
  await context.payment?.runner.giveUp(token)
  return { status: 200, body: await paymentOf((await context.store.read('intents', token)) ?? intent, context) }
}
