import type { AbortSignalLike } from '../ports/abort-signal.ts'
import type { Context } from '../ports/context.ts'
import type { DocumentAnswer, DocumentRequest, Documents } from '../ports/documents.ts'
import { asProblem } from '../respond/exchange.ts'
import { Problem, problemBody } from '../ports/problem.ts'
import { CallError, type Caller } from '../ports/platform.ts'
import { PLANS } from '../calls/plan.ts'
import { joinSurrogateKeys, surrogateKeyOf } from '../calls/surrogate-keys.ts'
import { sharedCaching } from '../policy/sharing.ts'
import { PRIVATE } from '../translate/http/caching.ts'
import { encoded } from '../respond/encoded.ts'
import { wantsPage } from '../respond/problem-page.ts'
import { ask } from './ask.ts'
import { BUSY_SECONDS, createBudget, type Budget } from './budget.ts'
import { busyPages } from './busy-page.ts'
import { cookieOf } from './cookie.ts'
import { isOpen } from './crawled/robots.ts'
import { pagePolicy, type OtherOrigins } from './policy.ts'
import { ancestorsOf, canonicalOrigin, chatOf, isNeeded, recordOf } from './site-facts.ts'
import type { Need, NeedAnswer, PageJob, PageMatch, PageOutput, WebBuild } from './port.ts'
import { isFromHere, WELCOME_VARY, welcomeHeaders, welcomeOf } from './welcome.ts'

/** `Cache-Control` of a content page. */
const CONTENT_CACHING = sharedCaching('page') ?? PRIVATE
/** A page in a currency that the visitor chose: for this browser, whatever a cache makes of `Vary` (decision 50.2). */
const CHOSEN_CURRENCY_CACHING = 'private, max-age=30'
/** `Cache-Control` of a permanent redirect. */
const PERMANENT_REDIRECT_CACHING = 'public, max-age=300'

/** How long a rendered page is shared, in milliseconds. */
const SHARED_MS = 5000

/** How long a page waits for optional data, in milliseconds. */
const OPTIONAL_DATA_MS = 1500

/** A request with such a file extension is for a missing file, never for a page. */
const FILE_EXTENSION = /\.[a-z0-9]{2,5}$/i

/**
 * The storefront's pages as HTML. The data of a page is fetched concurrently through the pipeline of external calls,
 * without a session, and passed to web's renderer within the rendering budget. Content pages are shared for some
 * seconds.
 */
export function createPages(context: Context, build: WebBuild): Documents {
  const budget = createBudget(context.clock, build.atOnce)
  const busyPage = busyPages(build.busyWords)
  const make = pageMaker(context, build, budget)
  return async (request) => {
    const { path, search, isPaymentOrigin, caller } = request
    if (isPaymentOrigin || FILE_EXTENSION.test(path)) return undefined
    let match: PageMatch | undefined
    try {
      if (caller.signal.aborted) throw new CallError('cancelled', false)
      match = build.matchPage(path, search, context.clock.now(), cookieOf(caller, 'currency'))
      if (match.redirect !== undefined) return redirect(301, match.redirect, PERMANENT_REDIRECT_CACHING)
      context.pressure.admit(match.personal ? 'own-page' : 'page')
      if (match.personal) return (await make(match, request, caller.signal)).value
      const welcome = path === '/' ? welcomeOf(context, build, request, await siteOf(context, request)) : undefined
      if (welcome !== undefined && !isFromHere(request))
        return redirect(welcome.status, welcome.to, PRIVATE, welcomeHeaders(welcome))
      const { pageCache } = context
      const page = match
      const load = (signal: AbortSignalLike) => make(page, request, signal)
      const shared = await pageCache.get(
        `${keyOf(build, match, request)} ${context.epochs.current(request.site.host)}`,
        SHARED_MS,
        load,
        caller.signal,
      )
      const encodedPage = await inEncoding(context, caller, shared)
      // The visitor stays at `/` only because of the page they come from. A shared cache cannot tell, so it gets no
      // copy.
      return welcome === undefined
        ? encodedPage
        : { ...encodedPage, headers: { ...encodedPage.headers, 'cache-control': PRIVATE } }
    } catch (error) {
      const { name } = asProblem(error)
      if (name === 'client-closed-request') throw error
      if (name === 'overloaded' && match !== undefined && wantsPage(caller))
        return { ...(await busyPage(match.locale)), route: match.name }
      if (name === 'overloaded') throw error
      context.log.fault(error, { requestId: request.requestId, site: request.site.host })
      return { ...lastResort(request.requestId), ...(match && { route: match.name }) }
    }
  }
}

/**
 * The cache key of a content page: the build, the site, the URL with its language and query, the data needs and the
 * day, and the currency that the visitor chose (decision 19.10). Nothing else depends on the visitor.
 */
function keyOf({ id }: WebBuild, match: PageMatch, { site, path, search }: DocumentRequest): string {
  const { name, needs, today, currency } = match
  return JSON.stringify([id, site.host, site.origin, site.account, name, path, search, needs, today, currency])
}

const SITE: Need = { operationId: 'siteView', params: {} }

/** The site's record, which is cached. */
const siteOf = (context: Context, request: DocumentRequest) =>
  ask(context, SITE, { ...request, signal: request.caller.signal })

/** A rendered page with what the cache needs to know of it. */
interface RenderedPage {
  value: DocumentAnswer
  size: number
  /** Whether the page may be shared. A page about a failure is only for those waiting for it now. */
  isKept: boolean
}

/** Creates the function that fetches the data of a page, renders it and adds its headers. */
function pageMaker(context: Context, build: WebBuild, budget: Budget) {
  return async (match: PageMatch, request: DocumentRequest, signal: AbortSignalLike): Promise<RenderedPage> => {
    if (budget.isFull(match.personal)) throw new Problem('overloaded', { retryAfter: BUSY_SECONDS })
    const fetchNeed = (need: Need) => {
      if (need.own && !match.personal) throw new Error('A shared page has nothing of its reader')
      const result = ask(context, need, { ...request, signal })
      return need.soft ? withTimeout(context, need, result, request.requestId) : result
    }
    const site = await fetchNeed(SITE)
    const record = recordOf(site)
    const newOrigin = canonicalOrigin(record, request.site, context.config)
    if (newOrigin !== undefined) return { value: moved(newOrigin, request), size: 0, isKept: true }
    // During maintenance a site has only the notice, which needs no data (decision 34.7).
    const isClosed = record?.underMaintenance ?? false
    const needs = isClosed ? [] : match.needs.filter((need) => isNeeded(need, record))
    const [results] = await Promise.all([Promise.all(needs.map(fetchNeed)), build.ready()])
    const { path, search, site: place } = request
    const job: PageJob = {
      url: { pathname: path, search, origin: place.origin },
      match,
      site,
      results,
      assets: build.assetsOf(match.modules),
      errorAssets: build.assetsOf([...match.modules, ...match.errorModules]),
      now: context.clock.now(),
    }
    const output = await budget.run(match.personal, () => build.renderPage(job), signal)
    const otherOrigins = { chat: match.personal ? [] : chatOf(record), ancestors: ancestorsOf(record, match) }
    const answers = [site, ...results]
    const hasAllData = answers.every((each) => 'json' in each)
    const response = await answer(context, match, output, request, otherOrigins)
    const keys = needs.map(({ operationId, params }) => surrogateKeyOf(place, PLANS[operationId].record, params))
    const headers = { ...response.headers, 'surrogate-key': joinSurrogateKeys(keys) }
    // Browsers and CDNs may cache a page with all of its data, or one that lacks only records that do not exist (404).
    const isCertain = answers.every((each) => 'json' in each || each.problem.status === 404)
    const value = {
      ...response,
      ...(response.status >= 500 && causeOf(answers, isClosed)),
      headers: isCertain ? headers : { ...headers, 'cache-control': PRIVATE },
    }
    return { value, size: value.body.length, isKept: (output.status < 500 || isClosed) && hasAllData }
  }
}

/** The problem that made a page fail, if its data did. */
function causeOf(answers: readonly NeedAnswer[], isClosed: boolean): Pick<DocumentAnswer, 'problem' | 'isOff'> {
  if (isClosed) return { problem: 'maintenance', isOff: true }
  const failed = answers.find((each) => 'problem' in each && each.problem.status >= 500)
  return failed !== undefined && 'problem' in failed
    ? { problem: failed.problem.name, isOff: failed.isOff === true }
    : {}
}

/** Waits a limited time for optional data. The call continues, so that the browser finds its response in the cache. */
function withTimeout(
  { clock }: Context,
  need: Need,
  result: Promise<NeedAnswer>,
  requestId: string,
): Promise<NeedAnswer> {
  return new Promise((resolve, reject) => {
    const late = () => resolve({ need, problem: problemBody(new Problem('upstream-timeout'), requestId) })
    const stop = clock.after(OPTIONAL_DATA_MS, late)
    result.then(resolve, reject).finally(stop)
  })
}

/**
 * A content page in the reader's preferred encoding. It contains no secrets, so it may be compressed (decision 10.7).
 */
async function inEncoding(context: Context, caller: Caller, page: DocumentAnswer): Promise<DocumentAnswer> {
  const { status, headers, body } = page
  if (typeof body === 'string') return page
  const beside = { cache: context.pageCache, keepMs: SHARED_MS }
  const { bytes, ...chosen } = await encoded(context.platform, caller, { status, headers, bytes: body }, beside)
  return { ...page, ...chosen, body: bytes }
}

/** The response for a rendered page or the redirect that replaces it. */
async function answer(
  context: Context,
  match: PageMatch,
  { status, html, redirect: target, cookie }: PageOutput,
  { site, path }: DocumentRequest,
  otherOrigins: OtherOrigins,
): Promise<DocumentAnswer> {
  if (target !== undefined) {
    // A response with a cookie is never shared.
    if (cookie !== undefined) return redirect(status, target, PRIVATE, { 'set-cookie': cookie })
    return redirect(status, target, status === 301 ? PERMANENT_REDIRECT_CACHING : PRIVATE)
  }
  return {
    status,
    route: match.name,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await pagePolicy(html, site, context.config, otherOrigins),
      ...(isOpen(site) ? {} : { 'x-robots-tag': 'noindex' }),
      'cache-control': cachingOf(match, status),
      // The prices are in the currency of a cookie.
      ...(match.personal ? {} : { vary: varyOf(path) }),
      ...(status === 503 ? { 'retry-after': '30' } : {}),
      ...(status === 429 ? { 'retry-after': '60' } : {}),
    },
    // Encoded once for all readers.
    body: new TextEncoder().encode(html),
  }
}

/** `Cache-Control` of a page. A page with personal data and one that reports a problem from 429 on are not cached. */
function cachingOf({ personal, currency }: PageMatch, status: number): string {
  if (personal || status >= 429) return PRIVATE
  return currency === undefined ? CONTENT_CACHING : CHOSEN_CURRENCY_CACHING
}

/** A redirect to the requested page on the site's canonical host (decision 44.7). */
const moved = (origin: string, { path, search }: DocumentRequest): DocumentAnswer => ({
  status: 301,
  // Only the response of `/` depends on the visitor's languages.
  headers: {
    location: origin + path + search,
    'cache-control': PERMANENT_REDIRECT_CACHING,
    ...(path === '/' ? { vary: varyOf(path) } : {}),
  },
  body: '',
})

/** Which headers a content page depends on: the chosen currency, and for `/` the visitor's languages. */
const varyOf = (path: string) => (path === '/' ? WELCOME_VARY : 'Cookie')

/** Redirects only to our own paths. Browsers drop tabs from URLs, which could produce two leading slashes. */
function redirect(
  status: number,
  target: string,
  caching: string,
  extraHeaders: Record<string, string> = {},
): DocumentAnswer {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(target)) throw new Error('A page redirects within the site only')
  return { status, headers: { ...extraHeaders, location: target, 'cache-control': caching }, body: '' }
}

/** The page shown if the renderer fails. The visitor's language is unknown by then, so it is in English. */
function lastResort(requestId: string): DocumentAnswer {
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Something went wrong</title><h1>An error occurred while showing the error page</h1>
<p>Number of this error: ${requestId}</p><p><a href="/">Home page</a></p></html>`
  return { status: 500, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': PRIVATE }, body }
}
