import type { Context as HonoContext } from 'hono'
import { encodeJson } from '../translate/encode-json.ts'
import type { Activity } from '../ports/observing/activity.ts'
import type { Context } from '../ports/context.ts'
import { Problem, problemBody } from '../ports/problem.ts'
import type { Place } from '../ports/site.ts'
import { problemPage, wantsPage } from './problem-page.ts'
import { StoreError } from '../ports/store.ts'
import { networkForLog } from '../translate/http/network.ts'
import { isPublic, PRIVATE } from '../translate/http/caching.ts'
import { spanIdOf, traceOf } from '../translate/http/trace-context.ts'
import { routePattern } from './route-pattern.ts'
import { requestSpan } from './spans.ts'
import { reportingBy } from './reporting.ts'
import type { RequestLine } from '../ports/request-line.ts'
import { CallError, type Arrival, type Caller, type WireAnswer } from '../ports/platform.ts'

/** A request in progress and the fields of its log line. */
export interface Exchange {
  readonly requestId: string
  readonly caller: Caller
  /** Time on the monotonic clock. */
  readonly startedAt: number
  /** The trace and log fields of the request. `operationId` and `site` are set once they are known. */
  readonly activity: Activity
  place?: Place
  /** Pattern of the path, if known. */
  route?: string | undefined
  /** Name of the caller's valid key. */
  siteKey?: string | undefined
  status?: number
  problem?: string | undefined
  /** The refusal is deliberate: an operator has switched something off, or the site is under maintenance. */
  isOff?: boolean | undefined
  /** Where in the request our rules refused it, as JSON Pointers. */
  places?: readonly string[] | undefined
}

/** A request in the app. */
export interface AppContext extends Arrival {
  readonly exchange: Exchange
}

/** Handles a request of the app. */
export type Handler = (c: AppContext) => Response | Promise<Response>

/** Handles a request as the router passes it on. */
export type Entry = (c: HonoContext) => Promise<Response>

/**
 * Wraps a handler in an exchange: request id, log line, and a response to everything that the handler throws. It is not
 * a middleware of the router, because each middleware costs every call two promises.
 */
export const exchanging =
  (context: Context) =>
  (handler: Handler): Entry =>
  // Not async: returning a promise from an async function takes three more microtasks.
  ({ req: { raw: request }, env }) => {
    const exchange = beginExchange(context, { request, env })
    const c: AppContext = { request, env, exchange }
    const { activities } = context.platform
    if (activities === undefined) return respond(context, handler, c)
    return activities.run(exchange.activity, () => respond(context, handler, c))
  }

async function respond(context: Context, handler: Handler, c: AppContext): Promise<Response> {
  const { exchange } = c
  const load = context.pressure.beginWork(exchange.activity)
  let response: Response
  try {
    response = await handler(c)
  } catch (error) {
    response = await sendError(context, c, error)
  }
  context.pressure.endWork(load)
  endExchange(context, exchange)
  return response
}

/** Starts an exchange with a request id of our own, whatever the caller sends. */
function beginExchange(context: Context, arrival: Arrival): Exchange {
  const requestId = crypto.randomUUID()
  const caller = context.platform.caller(arrival)
  const trace = traceOf((name) => caller.header(name), requestId)
  const spans = context.tracer?.begin()
  return {
    requestId,
    caller,
    startedAt: context.clock.monotonic(),
    activity: { requestId, trace, spanId: spanIdOf(requestId), spans },
  }
}

/** The site and path of a request. Throws if the host guard has not run yet. */
export function placeIn(exchange: Exchange): Place {
  if (exchange.place === undefined) throw new Error('The site is not known yet')
  return exchange.place
}

/** Default security headers of every response (ASVS 3.4). */
const SECURITY = {
  'cache-control': PRIVATE,
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

/**
 * Sends a response with the default security headers; every response of the gateway is sent here. Cookies must be set
 * before the call, because nothing can be added afterwards.
 */
export function send(context: Context, c: AppContext, answer: WireAnswer): Response {
  const exchange = c.exchange
  exchange.status = answer.status
  const isHtml = answer.headers['content-type']?.startsWith('text/html') ?? false
  const { publicUrl, hstsSubdomains } = context.config
  const policy = answer.headers['content-security-policy']
  const isSecure = publicUrl.startsWith('https:')
  // The payment origin serves only documents and has no endpoint for reports.
  const isReported = isHtml && policy !== undefined && exchange.place?.isPaymentOrigin === false
  const headers: Record<string, string> = { ...SECURITY, 'x-request-id': exchange.requestId }
  if (isHtml) headers['cross-origin-opener-policy'] = 'same-origin'
  if (isSecure) headers['strict-transport-security'] = hstsSubdomains === true ? HSTS_SUBDOMAINS : HSTS
  for (const name in answer.headers) headers[name] = answer.headers[name] ?? ''
  if (isReported) {
    const reporting = reportingBy(isSecure)
    Object.assign(headers, reporting.headers)
    headers['content-security-policy'] = `${policy}${reporting.directives}`
  }
  // Only public responses are cached by proxies, so only they have keys.
  const records = headers['surrogate-key']
  if (exchange.place !== undefined && isPublic(headers['cache-control']))
    headers['surrogate-key'] = surrogateKeys(exchange.place.site.host, records)
  else if (records !== undefined) delete headers['surrogate-key']
  if (context.draining) headers['connection'] = 'close'
  return context.platform.answer(c, { status: answer.status, headers, bytes: answer.bytes })
}

/** The keys by which a caching proxy drops its copies: of everything, a site, or records (decision 50.4). */
const surrogateKeys = (host: string, records: string | undefined) =>
  records === undefined ? `rota ${host}` : `rota ${host} ${records}`

const HSTS = 'max-age=31536000'
const HSTS_SUBDOMAINS = `${HSTS}; includeSubDomains`

/** A small JSON response of the gateway itself. */
export function sendJson(context: Context, c: AppContext, status: number, value: unknown): Response {
  const bytes = encodeJson(value)
  return send(context, c, { status, headers: { 'content-type': 'application/json' }, bytes })
}

/** The only place where errors become responses: problem documents for programs, pages for people. */
async function sendError(context: Context, c: AppContext, error: unknown): Promise<Response> {
  const exchange = c.exchange
  const problem = asProblem(error)
  if (problem.name === 'internal' || problem.name === 'try-later') context.log.fault(error, faultFields(exchange))
  exchange.problem = problem.name
  exchange.isOff = problem.isOff
  exchange.places = problem.places
  if (wantsPage(exchange.caller)) {
    const { body, ...page } = await problemPage(problem, exchange.requestId, exchange.caller)
    return send(context, c, { ...page, bytes: new TextEncoder().encode(String(body)) })
  }
  return send(context, c, {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', ...problem.headers },
    bytes: encodeJson(problemBody(problem, exchange.requestId)),
  })
}

/** `Retry-After` when the store cannot be written. */
const STORE_RETRY_SECONDS = 5

/**
 * Maps an error to a problem. A `Problem` is returned as it is. A failed store becomes `try-later` (G12), and a call
 * that was cancelled because the caller disconnected becomes `client-closed-request`. Everything else becomes
 * `internal`, without details.
 */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof StoreError) return new Problem('try-later', { retryAfter: STORE_RETRY_SECONDS })
  const isDisconnected = error instanceof CallError && error.reason === 'cancelled'
  return new Problem(isDisconnected ? 'client-closed-request' : 'internal')
}

function faultFields({ requestId, activity: { operationId, site } }: Exchange) {
  return {
    requestId,
    ...(operationId === undefined ? {} : { operationId }),
    ...(site === undefined ? {} : { site }),
  }
}

/** Maximum number of JSON Pointers in the log line of a refused request. */
const MAX_LOGGED_PLACES = 5

/** Writes the log line of a finished exchange, counts it, and hands over its trace. */
function endExchange(context: Context, exchange: Exchange): void {
  const { activity, caller, startedAt } = exchange
  const endedAt = context.clock.monotonic()
  const line: RequestLine = {
    requestId: exchange.requestId,
    traceId: activity.trace.traceId,
    method: caller.method,
    status: exchange.status ?? 499,
    duration: Math.round((endedAt - startedAt) * 10) / 10,
    operationId: activity.operationId,
    route: exchange.route ?? routePattern(exchange.place?.path ?? ''),
    site: activity.site,
    network: networkForLog(caller.address),
    siteKey: exchange.siteKey,
    problem: exchange.problem,
    isOff: exchange.isOff,
    places: exchange.places?.slice(0, MAX_LOGGED_PLACES),
  }
  context.log.request(line)
  context.meter?.countRequest(line)
  context.tracer?.keep(activity, requestSpan(line, activity.spanId, startedAt, endedAt))
}
