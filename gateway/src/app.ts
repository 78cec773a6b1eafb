import { onFirstUse } from './translate/first-use.ts'
import { Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { operations, type Operation as Row } from '@rota/openapi/agency/operations'
import type { Context } from './ports/context.ts'
import type { AbortSignalLike } from './ports/abort-signal.ts'
import { NO_BODY, readBody } from './contract/body.ts'
import { encoded } from './respond/encoded.ts'
import { exchanging, placeIn, send, type AppContext, type Handler } from './respond/exchange.ts'
import { addGuards } from './respond/spans.ts'
import { checkInput, decodeParams } from './contract/input.ts'
import { servedText } from './contract/served-text.ts'
import { CSP_REPORTS } from './respond/reporting.ts'
import { cspReports } from './csp-reports.ts'
import { sendDocument, serveDocument } from './documents.ts'
import { Problem } from './ports/problem.ts'
import { placeOf } from './guards/host.ts'
import { CookieCarrier, headerCarrier } from './guards/carrier.ts'
import { keyOf } from './guards/key.ts'
import { missingHeaders } from './guards/missing-headers.ts'
import { checkOrigin } from './guards/origin.ts'
import { checkPath } from './guards/path.ts'
import { admit, isForBrowsers, NO_OPERATION } from './guards/scope.ts'
import { claimSession, openSession, settleSession, type Opened } from './guards/session.ts'
import { addHealth } from './health.ts'
import { imageOf, providerImageOf } from './upstream/pictures/images.ts'
import { createScaling } from './upstream/pictures/scaled-picture.ts'
import { answerCall } from './calls/answer-call.ts'
import { BASE, PLANS, type Plan } from './calls/plan.ts'
import { refuseDocs } from './policy/switches/refusals.ts'
import { sharedCacheHeaders } from './calls/shared-cache-headers.ts'
import { isServedInMaintenance, MAINTENANCE_SECONDS } from './policy/maintenance.ts'
import { favicon } from './favicon.ts'
import { clearCaches } from './purge.ts'
import { securityTxt } from './security-txt.ts'
import { documentFor, sharedDocument } from './docs/documents/shared-document.ts'

/**
 * Creates the Hono app of the gateway. This file shows the order of everything that happens to a request: first to find
 * its route (`createApp`), then to serve an operation (`serve`). The app is independent of the platform, and never
 * listens on a port.
 * @throws if the contract names an unknown class or guard
 */
export function createApp(context: Context): Hono {
  // By default, Hono first tries a faster router. That one cannot handle both `/hotels/{id}` and `/hotels/map`, so Hono
  // would choose this router in the end, but the attempt takes a tenth of the start.
  const app = new Hono({ router: new TrieRouter() })
  const answering = exchanging(context)
  addHealth(app, context, answering)
  app.post('/control/caches', answering(clearCaches(context)))
  const onSite = (handler: Handler) =>
    answering((c) => {
      const exchange = c.exchange
      exchange.place = placeOf(exchange.caller, context.config)
      exchange.activity.site = exchange.place.site.host
      checkPath(exchange.place.path, exchange.place.search)
      return exchange.place.isPaymentOrigin ? serveDocument(context, c) : handler(c)
    })

  // One handler per path, for all methods. Otherwise, a method that a concrete path (`/hotels/map`) refuses would match
  // a template (`/hotels/{id}`).
  for (const [path, rows] of Map.groupBy(Object.values(operations), (row) => row.path)) {
    const handlers = new Map<string, Handler>(rows.map((row) => [row.method, serve(context, PLANS[row.operationId])]))
    const refuse: Handler = () => refuseMethod(rows)
    const handle: Handler = (c) => (handlers.get(c.exchange.caller.method) ?? refuse)(c)
    app.all(pathOf(path), onSite(handle))
  }
  const loadDocument = onFirstUse(emittedDocument)
  const openApi: Handler = async (c) => {
    if (context.config.docs === false) throw new Problem('not-found')
    context.pressure.admit('docs')
    refuseDocs(context, placeIn(c.exchange).site)
    const exchange = c.exchange
    const { origin } = placeIn(exchange).site
    const now = context.clock.now()
    const make = async () => {
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' }
      return { status: 200, headers, body: servedText(await loadDocument(), origin, now) }
    }
    const document = await sharedDocument(context, { origin, now, about: ['openapi'] }, make)
    return sendDocument(context, c, await documentFor(context, exchange.caller, document))
  }
  const security: Handler = (c) => {
    const { config, clock } = context
    if (config.securityContact === undefined) throw new Problem('not-found')
    const text = securityTxt(config.securityContact, placeIn(c.exchange).site.origin, clock.now())
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' }
    return send(context, c, { status: 200, headers, bytes: new TextEncoder().encode(text) })
  }
  const scaled = createScaling(context)
  const image: Handler = async (c) => {
    const { site, path, search } = placeIn(c.exchange)
    const [, , account = '', imageId = ''] = path.split('/').map(decodeURIComponent)
    const load = (signal: AbortSignalLike) => imageOf(context, { site, signal, account, imageId })
    const width = new URLSearchParams(search).get('width')
    const about = [site.account, account, imageId]
    const { signal, address } = c.exchange.caller
    return send(context, c, await scaled({ site, source: 'agency', address, width, about, load, signal }))
  }
  const providerImage: Handler = async (c) => {
    const { site, search } = placeIn(c.exchange)
    const query = new URLSearchParams(search)
    const [url, width] = [query.get('url') ?? '', query.get('width')]
    const load = (signal: AbortSignalLike) => providerImageOf(context, { site, signal, url })
    const about = [url]
    const { signal, address } = c.exchange.caller
    return send(context, c, await scaled({ site, source: 'provider', address, width, about, load, signal }))
  }
  app.get(`${BASE}/openapi.json`, onSite(openApi))
  app.post(CSP_REPORTS, onSite(cspReports(context)))
  app.get('/.well-known/security.txt', onSite(security))
  app.get('/favicon.ico', onSite(favicon(context)))
  app.get('/images/provider', onSite(providerImage))
  app.get('/images/:account/:imageId', onSite(image))
  app.notFound(onSite((c) => serveDocument(context, c)))
  return app
}

/**
 * The OpenAPI document of half a megabyte. It is loaded with the first request for it, so that the start does not get
 * slower as the contract grows.
 */
const emittedDocument = async () => (await import('./docs/documents/openapi-document.ts')).emitted()

const pathOf = (path: string) => BASE + path.replace(/\{(\w+)\}/g, ':$1')

/**
 * Refuses methods that the contract does not have. The router would answer HEAD with GET, but here a GET may start a
 * booking.
 */
function refuseMethod(rows: readonly Row[]): never {
  const allow = rows.filter(isForBrowsers).map((row) => row.method)
  if (allow.length === 0) throw new Problem('not-found', NO_OPERATION)
  throw new Problem('method-not-allowed', { headers: { allow: allow.join(', ') } })
}

/** Serves one operation, from the guards to the response. */
function serve(context: Context, plan: Plan) {
  const { row, policy } = plan
  return async (c: AppContext): Promise<Response> => {
    const exchange = c.exchange
    exchange.activity.operationId = row.operationId
    exchange.route = plan.route
    const { caller, requestId } = exchange
    const { site, path, search } = placeIn(exchange)
    context.pressure.admit(row.class)
    const admitted = admit(row, caller, site, context.clock.now(), context.config)
    const siteKey = admitted instanceof Promise ? await admitted : admitted
    exchange.siteKey = siteKey?.name
    // A caller with a key is not a browser: the origin is not checked, and cookies are ignored.
    const missing = missingHeaders(plan.neededHeaders, caller)
    if (siteKey === undefined && plan.requiresOrigin) checkOrigin(caller, site, missing)
    const carrier = siteKey === undefined ? new CookieCarrier(context, c, site) : headerCarrier(caller)
    const open = plan.readsPayment ? claimSession : openSession
    const opening = plan.hasSession || plan.isCounted ? open(context, carrier, site) : NO_SESSION
    const callerSession = opening instanceof Promise ? await opening : opening
    // A shared operation uses the session only to count the visitor's calls.
    const opened = plan.hasSession ? callerSession : NO_SESSION
    const key = plan.requiresKey ? await keyOf(caller, missing) : undefined
    const body = row.body === null ? NO_BODY : await readBody(caller, policy.bodyLimit)
    const params = decodeParams(row, caller, path.slice(BASE.length), search)
    const checked = checkInput(row, params, body.value, context.clock.now())
    // Here and below, only promises are awaited: a call passes twenty such places, and each `await` takes time.
    if (checked !== undefined) await checked
    const isClosed = !isServedInMaintenance(row.operationId) && context.isUnderMaintenance(site)
    if (isClosed instanceof Promise ? await isClosed : isClosed)
      throw new Problem('maintenance', { retryAfter: MAINTENANCE_SECONDS })

    addGuards(exchange.activity, exchange.startedAt, context.clock)
    const who = {
      account: site.account,
      address: caller.address,
      key: siteKey?.name,
      booking: callerSession.session?.booking,
    }
    const signal = policy.finishes ? undefined : caller.signal
    const input = { site, who, params, body, key, requestId, signal, isOperator: siteKey?.isControl === true }
    const answer = await answerCall(context, plan, opened, input)
    if (plan.hasSession || answer.session) await settleSession(context, carrier, site, opened, { ...answer, key })
    exchange.problem = answer.problem?.name
    exchange.isOff = answer.problem?.isOff
    exchange.places = answer.problem?.places
    const shared = siteKey === undefined && answer.status === 200 ? sharedCacheHeaders(plan, site, params, answer) : {}
    const headers = { ...answer.headers, ...shared, ...carrier.headers }
    const wire = { status: answer.status, headers, bytes: answer.bytes }
    const isPersonal = opened.session !== undefined || opened.replay !== undefined || answer.session !== undefined
    // Responses with a visitor's own data are never compressed (decision 10.7).
    if (row.audience !== 'shared' || isPersonal || answer.status !== 200) return send(context, c, wire)
    const compressionCache = { cache: context.caches, keepMs: policy.cacheMs }
    const compressed = encoded(context.platform, caller, wire, compressionCache)
    return send(context, c, compressed instanceof Promise ? await compressed : compressed)
  }
}

const NO_SESSION: Opened = {}
