import { acceptsCallbacks, letterFactsOf } from '../../booking/letter.ts'
import type { Operation } from '../../ports/context.ts'

/** Forwards a call-back request. The gateway sets the account and the time. */
export const handle: Operation<'callbackSend'> = async ({ site, session, body, requestId }, context) => {
  const facts = await letterFactsOf(context, site, acceptsCallbacks)
  const answer = await context.upstream('callbackSend', {
    site,
    sessionId: session?.booking,
    params: { query: { account: facts.account } },
    body: { ...body, ...facts },
    requestId,
  })
  return { status: 200, body: answer.body, bytes: answer.bytes }
}
