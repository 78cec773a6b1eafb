import type { Context } from './ports/context.ts'
import type { DocumentAnswer, Documents } from './ports/documents.ts'
import { Problem } from './ports/problem.ts'
import { notModifiedOr } from './docs/documents/shared-document.ts'
import { NO_OPERATION } from './guards/scope.ts'
import { placeIn, send, type AppContext } from './respond/exchange.ts'
import { refuseDocs } from './policy/switches/refusals.ts'

/** Paths that are never pages. */
const RESERVED = /^\/(?:api|images|assets|handoff|control|healthz|readyz)(?:\/|$)/

const DOCS = /^\/docs(?:\/|$)/

/** Methods that some path may accept. Others, such as TRACE, are refused everywhere (A8). */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Serves everything that is not an operation. The payment origin has hand-off documents only; other hosts have the
 * bank's return, built files, the documentation and pages. Everything else is 404, or 405 for a page with another
 * method than GET or HEAD.
 */
export async function serveDocument(context: Context, c: AppContext): Promise<Response> {
  const { isPaymentOrigin, path } = placeIn(c.exchange)
  if (!METHODS.has(c.exchange.caller.method)) refuseMethod()
  const isHandoff = path.startsWith('/handoff/')
  if (isPaymentOrigin || /^\/payment\/./.test(path)) {
    context.pressure.admit('payment-document')
    return isPaymentOrigin && !isHandoff ? throwNotFound(path) : answerFrom(context, c, context.payment?.documents)
  }
  const { caller } = c.exchange
  const file = await context.platform.asset?.(path, caller.header('accept-encoding'))
  if (file !== undefined && isGetOrHead(c)) {
    const answer = { status: 200, headers: file.headers, body: file.bytes }
    return sendDocument(context, c, notModifiedOr(answer, caller.header('if-none-match')))
  }
  if (DOCS.test(path)) {
    context.pressure.admit('docs')
    refuseDocs(context, placeIn(c.exchange).site)
    return isGetOrHead(c) ? answerFrom(context, c, context.docs) : refuseMethod()
  }
  if (RESERVED.test(path)) return throwNotFound(path)
  return isGetOrHead(c) ? answerFrom(context, c, context.pages) : refuseMethod()
}

const isGetOrHead = (c: AppContext) => ['GET', 'HEAD'].includes(c.exchange.caller.method)

function throwNotFound(path: string): never {
  throw new Problem('not-found', path.startsWith('/api/') ? NO_OPERATION : { detail: 'No page has this address.' })
}

function refuseMethod(): never {
  throw new Problem('method-not-allowed', { headers: { allow: 'GET, HEAD' } })
}

async function answerFrom(context: Context, c: AppContext, documents: Documents | undefined): Promise<Response> {
  const exchange = c.exchange
  const { caller, requestId } = exchange
  const sealedSessions = () => context.platform.jar.get(c, context.config.sessionCookie)
  const request = { ...placeIn(exchange), method: caller.method, requestId, caller, sealedSessions }
  const answer = await documents?.(request)
  if (answer === undefined) return throwNotFound(placeIn(exchange).path)
  if (answer.route !== undefined) exchange.route = answer.route
  exchange.problem = answer.problem
  exchange.isOff = answer.isOff
  return sendDocument(context, c, answer)
}

/** Sends a document. Bytes are sent without being copied. */
export function sendDocument(context: Context, c: AppContext, { status, headers, body }: DocumentAnswer): Response {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  return send(context, c, { status, headers, bytes })
}
