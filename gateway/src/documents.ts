import type { Context, Documents } from './context.ts'
import { Problem } from './errors.ts'
import { placeIn, send, type AppContext } from './contract/exchange.ts'

/** Paths that a page never has. */
const RESERVED = /^\/(?:api|images|payment|assets|handoff|control|healthz|readyz)(?:\/|$)/

/**
 * Answers what is nobody's operation: on the payment origin a hand-off and nothing else; elsewhere the bank's return,
 * built files, pages. 404 for the rest.
 */
export async function serveDocument(context: Context, c: AppContext): Promise<Response> {
  const { isPaymentOrigin, path } = placeIn(c.get('exchange'))
  const isHandoff = path.startsWith('/handoff/')
  if (isPaymentOrigin || path.startsWith('/payment/')) {
    return isPaymentOrigin && !isHandoff ? missing() : answered(context, c, context.payment?.documents)
  }
  const file = await context.platform.asset?.(path)
  if (file !== undefined && isRead(c)) return send(context, c, { status: 200, ...file })
  return RESERVED.test(path) || !isRead(c) ? missing() : answered(context, c, context.pages)
}

const isRead = (c: AppContext) => ['GET', 'HEAD'].includes(c.get('exchange').caller.method)

function missing(): never {
  throw new Problem('not-found')
}

async function answered(context: Context, c: AppContext, documents: Documents | undefined): Promise<Response> {
  const exchange = c.get('exchange')
  const { caller, requestId } = exchange
  const answer = await documents?.({ ...placeIn(exchange), method: caller.method, requestId, caller })
  if (answer === undefined) return missing()
  const bytes = typeof answer.body === 'string' ? new TextEncoder().encode(answer.body) : answer.body
  return send(context, c, { status: answer.status, headers: answer.headers, bytes })
}
