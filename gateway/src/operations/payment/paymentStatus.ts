import { paymentOf } from '../../payment/status.ts'
import type { Operation } from '../../ports/context.ts'
import { Problem } from '../../ports/problem.ts'

/** From the record alone, by token, on any device; a token of another site is none (D7). */
export const handle: Operation<'paymentStatus'> = async ({ site, params }, context) => {
  const intent = await context.store.read('intents', params.path.token)
  if (intent?.site !== site.host) throw new Problem('not-found')
  return { status: 200, body: await paymentOf(intent, context) }
}
