import { encodeJson } from '../translate/encode-json.ts'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../ports/context.ts'
import { Problem, problemBody } from '../ports/problem.ts'
import type { Place } from '../ports/site.ts'
import { problemPage, wantsPage } from './problem-page.ts'
import { StoreError } from '../ports/store.ts'
import { networkForLog } from '../translate/network.ts'
import { routePattern } from './route-pattern.ts'
import { reportingBy } from './reporting.ts'
import { CallError, type Caller, type WireAnswer } from '../ports/platform.ts'

/** One request on its way through the gateway, and what its log line will say. */
export interface Exchange {
  readonly requestId: string
  readonly caller: Caller
  /** On the clock that never jumps. */
  readonly startedAt: number
  place?: Place
  operationId?: string
  /** Pattern of the path, once it is known. */
  route?: string | undefined
  /** Name of the key that was shown and is good. */
  siteKey?: string | undefined
  status?: number
  problem?: string | undefined
}

/** The type of the app's context. */
export interface Env {
  Variables: { exchange: Exchange }
}
export type AppContext = HonoContext<Env>

/** Begins an exchange; its request id is ours, whatever the caller sends. */
export function beginExchange(context: Context, c: AppContext): Exchange {
  const exchange = {
    requestId: crypto.randomUUID(),
    caller: context.platform.caller(c),
    startedAt: context.clock.monotonic(),
  }
  c.set('exchange', exchange)
  return exchange
}

/** Where the request goes; decided by then. */
export function placeIn(exchange: Exchange): Place {
  if (exchange.place === undefined) throw new Error('The site is not decided yet')
  return exchange.place
}

/** On every answer that does not bring its own (ASVS 3.4). */
const SECURITY = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

/** Sends an answer; the only way out. Cookies must be in the jar by now. */
export function send(context: Context, c: AppContext, answer: WireAnswer): Response {
  const exchange = c.get('exchange')
  exchange.status = answer.status
  const isHtml = answer.headers['content-type']?.startsWith('text/html') ?? false
  const { publicUrl, hstsSubdomains } = context.config
  const policy = answer.headers['content-security-policy']
  const isSecure = publicUrl.startsWith('https:')
  const reporting = reportingBy(isSecure)
  // The payment origin serves nothing but documents, so that there is nobody to report to.
  const isReported = isHtml && policy !== undefined && exchange.place?.isPaymentOrigin === false
  const headers: Record<string, string> = { ...SECURITY }
  if (isHtml) headers['cross-origin-opener-policy'] = 'same-origin'
  if (isSecure) headers['strict-transport-security'] = hstsSubdomains === true ? HSTS_SUBDOMAINS : HSTS
  Object.assign(headers, answer.headers)
  if (isReported) {
    Object.assign(headers, reporting.headers)
    headers['content-security-policy'] = `${policy}${reporting.directives}`
  }
  if (context.draining) headers['connection'] = 'close'
  headers['x-request-id'] = exchange.requestId
  return context.platform.answer(c, { status: answer.status, headers, bytes: answer.bytes })
}

const HSTS = 'max-age=31536000'
const HSTS_SUBDOMAINS = `${HSTS}; includeSubDomains`

/** A small JSON answer of the gateway's own. */
export function sendJson(context: Context, c: AppContext, status: number, value: unknown): Response {
  const bytes = encodeJson(value)
  return send(context, c, { status, headers: { 'content-type': 'application/json' }, bytes })
}

/** The one place where errors become answers: problem documents for programs, pages for people. */
export async function sendError(context: Context, c: AppContext, error: unknown): Promise<Response> {
  const exchange = c.get('exchange')
  const problem = asProblem(error)
  if (problem.name === 'internal' || problem.name === 'try-later') context.log.fault(error, faultFields(exchange))
  exchange.problem = problem.name
  if (wantsPage(exchange.caller)) {
    const { body, ...page } = await problemPage(problem, exchange.requestId)
    return send(context, c, { ...page, bytes: new TextEncoder().encode(String(body)) })
  }
  return send(context, c, {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', ...problem.headers },
    bytes: encodeJson(problemBody(problem, exchange.requestId)),
  })
}

/** Seconds after which a store that could not be written is worth another try. */
const STORE_RETRY = 5

/**
 * What an error is to a caller: a problem, a hang-up of its own, a store that takes nothing (G12), or a fault of ours without
 * a word about it.
 */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof StoreError) return new Problem('try-later', { retryAfter: STORE_RETRY })
  const hasGone = error instanceof CallError && error.reason === 'cancelled'
  return new Problem(hasGone ? 'client-closed-request' : 'internal')
}

function faultFields({ requestId, operationId, place }: Exchange) {
  return {
    requestId,
    ...(operationId === undefined ? {} : { operationId }),
    ...(place === undefined ? {} : { site: place.site.host }),
  }
}

/** Writes the line of an exchange that is over. */
export function logExchange(context: Context, exchange: Exchange): void {
  context.log.request({
    requestId: exchange.requestId,
    method: exchange.caller.method,
    status: exchange.status ?? 499,
    duration: Math.round((context.clock.monotonic() - exchange.startedAt) * 10) / 10,
    operationId: exchange.operationId,
    route: exchange.route ?? routePattern(exchange.place?.path ?? ''),
    site: exchange.place?.site.host,
    network: networkForLog(exchange.caller.address),
    siteKey: exchange.siteKey,
    problem: exchange.problem,
  })
}
