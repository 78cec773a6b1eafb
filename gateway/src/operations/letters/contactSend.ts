import { stampOf, takesContact } from '../../booking/letter.ts'
import type { Operation } from '../../ports/context.ts'

/** Forwards a partnership request. Only sites with a partner site accept it (decision 29.2). */
export const handle: Operation<'contactSend'> = async ({ site, session, body, requestId }, context) => {
  const stamp = await stampOf(context, site, takesContact)
  const answer = await context.upstream('contactSend', {
    site,
    sessionId: session?.booking,
    params: { query: { account: stamp.account } },
    body: { ...body, ...stamp },
    requestId,
  })
  return { status: 200, body: answer.body, bytes: answer.bytes }
}
