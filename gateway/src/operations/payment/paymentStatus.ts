import { paymentOf } from '../../payment/status.ts'
import type { Operation } from '../../ports/context.ts'
import { Problem } from '../../ports/problem.ts'

/** Reads the stored payment by token, on any device. A token of another site is unknown (D7). */
export const handle: Operation<'paymentStatus'> = async ({ site, params }, context) => {
  const intent = await context.store.read('intents', params.path.token)
  if (intent?.site !== site.host) throw new Problem('not-found')
  return { status: 200, body: await paymentOf(intent, context) }
}
