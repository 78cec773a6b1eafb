import { Problem } from '../errors.ts'
import type { Operation } from './registry.ts'

/**
 * Instalments are the agency's to tell. A status is told to the session that pays; of any other token it is as if there
 * were none (reliability D7).
 */
export const handle: Operation<'orderQuery'> = async ({ site, session, body, signal, requestId }, context) => {
  if (body.kind === 'status') {
    const intent = await context.store.read('intents', body.token)
    if (intent?.site !== site.host || intent.booking !== session?.booking) throw new Problem('not-found')
  }
  const answer = await context.upstream('orderQuery', { site, sessionId: session?.booking, body, signal, requestId })
  return { status: 200, body: answer.body }
}
