import { acceptsCorporateRequests, letterFactsOf } from '../../booking/letter.ts'
import type { Operation } from '../../ports/context.ts'

/** Forwards a corporate request. Only active partner sites accept it (decision 29.2). */
export const handle: Operation<'contactSend'> = async ({ site, session, body, requestId }, context) => {
  const facts = await letterFactsOf(context, site, acceptsCorporateRequests)
  const answer = await context.upstream('contactSend', {
    site,
    sessionId: session?.booking,
    params: { query: { account: facts.account } },
    body: { ...body, ...facts },
    requestId,
  })
  return { status: 200, body: answer.body, bytes: answer.bytes }
}
