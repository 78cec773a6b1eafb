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
const CONTENT = sharedCaching('page') ?? PRIVATE
/** A page in a currency that the visitor chose: for this browser, whatever a cache makes of `Vary` (decision 50.2). */
const CHOSEN = 'private, max-age=30'
/** `Cache-Control` of a permanent redirect. */
const MOVED = 'public, max-age=300'

/** How long a rendered page is shared, in milliseconds. */
const SHARED_MS = 5000

/** How long a page waits for optional data, in milliseconds. */
const SOFT_MS = 1500

/** A request with such a file extension is for a missing file, never for a page. */
const FILE = /\.[a-z0-9]{2,5}$/i

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
    if (isPaymentOrigin || FILE.test(path)) return undefined
    let match: PageMatch | undefined
    try {
      if (caller.signal.aborted) throw new CallError('cancelled', false)
      match = build.matchPage(path, search, context.clock.now(), cookieOf(caller, 'currency'))
      if (match.redirect !== undefined) return redirect(301, match.redirect, MOVED)
      context.pressure.admit(match.personal ? 'own-page' : 'page')
      if (match.personal) return (await make(match, request, caller.signal)).value
      const leads = path === '/' ? welcomeOf(context, build, request, await siteOf(context, request)) : undefined
      if (leads !== undefined && !isFromHere(request))
        return redirect(leads.status, leads.to, PRIVATE, welcomeHeaders(leads))
      const { pageCache } = context
      const page = match
      const load = (signal: AbortSignalLike) => make(page, request, signal)
      const shared = await pageCache.get(
        `${keyOf(build, match, request)} ${context.epochs.current(request.site.host)}`,
        SHARED_MS,
        load,
        caller.signal,
      )
      const shown = await inEncoding(context, caller, shared)
      // A visitor with the same languages who comes from elsewhere is redirected, so this response is not shared.
      return leads === undefined ? shown : { ...shown, headers: { ...shown.headers, 'cache-control': PRIVATE } }
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

/** A page that was made, for the cache. */
interface Made {
  value: DocumentAnswer
  size: number
  /** Whether the page may be shared. A page about a failure is only for those waiting for it now. */
  isKept: boolean
}

/** Makes a page: asks for its data, renders it and adds its headers. */
function pageMaker(context: Context, build: WebBuild, budget: Budget) {
  return async (match: PageMatch, request: DocumentRequest, signal: AbortSignalLike): Promise<Made> => {
    if (budget.isFull(match.personal)) throw new Problem('overloaded', { retryAfter: BUSY_SECONDS })
    const askFor = (need: Need) => {
      if (need.own && !match.personal) throw new Error('A shared page has nothing of its reader')
      const asked = ask(context, need, { ...request, signal })
      return need.soft ? withTimeout(context, need, asked, request.requestId) : asked
    }
    const site = await askFor(SITE)
    const record = recordOf(site)
    const elsewhere = canonicalOrigin(record, request.site, context.config)
    if (elsewhere !== undefined) return { value: moved(elsewhere, request), size: 0, isKept: true }
    // During maintenance a site has only the notice, which needs no data (decision 34.7).
    const isClosed = record?.underMaintenance ?? false
    const needs = isClosed ? [] : match.needs.filter((need) => isNeeded(need, record))
    const [results] = await Promise.all([Promise.all(needs.map(askFor)), build.ready()])
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
    const others = { chat: match.personal ? [] : chatOf(record), ancestors: ancestorsOf(record, match) }
    const answers = [site, ...results]
    const isWhole = answers.every((each) => 'json' in each)
    const shown = await answer(context, match, output, request, others)
    const keys = needs.map(({ operationId, params }) => surrogateKeyOf(place, PLANS[operationId].record, params))
    const headers = { ...shown.headers, 'surrogate-key': joinSurrogateKeys(keys) }
    // A page that lacks something is only for those who wait for it now. That there is no record is an answer, too.
    const isCertain = answers.every((each) => 'json' in each || each.problem.status === 404)
    const value = {
      ...shown,
      ...(shown.status >= 500 && causeOf(answers, isClosed)),
      headers: isCertain ? headers : { ...headers, 'cache-control': PRIVATE },
    }
    return { value, size: value.body.length, isKept: (output.status < 500 || isClosed) && isWhole }
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
  asked: Promise<NeedAnswer>,
  requestId: string,
): Promise<NeedAnswer> {
  return new Promise((resolve, reject) => {
    const late = () => resolve({ need, problem: problemBody(new Problem('upstream-timeout'), requestId) })
    const stop = clock.after(SOFT_MS, late)
    asked.then(resolve, reject).finally(stop)
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

async function answer(
  context: Context,
  match: PageMatch,
  { status, html, redirect: target, cookie }: PageOutput,
  { site, path }: DocumentRequest,
  others: OtherOrigins,
): Promise<DocumentAnswer> {
  if (target !== undefined) {
    // A response with a cookie is never shared.
    if (cookie !== undefined) return redirect(status, target, PRIVATE, { 'set-cookie': cookie })
    return redirect(status, target, status === 301 ? MOVED : PRIVATE)
  }
  return {
    status,
    route: match.name,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await pagePolicy(html, site, context.config, others),
      ...(isOpen(site) ? {} : { 'x-robots-tag': 'noindex' }),
      // A rate-limited page is not shared.
      'cache-control': match.personal || status >= 429 ? PRIVATE : match.currency === undefined ? CONTENT : CHOSEN,
      // The prices are in the currency of a cookie.
      ...(match.personal ? {} : { vary: varyOf(path) }),
      ...(status === 503 ? { 'retry-after': '30' } : {}),
      ...(status === 429 ? { 'retry-after': '60' } : {}),
    },
    // Encoded once for all readers.
    body: new TextEncoder().encode(html),
  }
}

/** A redirect to the requested page on the site's canonical host (decision 44.7). */
const moved = (origin: string, { path, search }: DocumentRequest): DocumentAnswer => ({
  status: 301,
  // Only `/` may lead visitors with other languages elsewhere.
  headers: {
    location: origin + path + search,
    'cache-control': MOVED,
    ...(path === '/' ? { vary: varyOf(path) } : {}),
  },
  body: '',
})

/** Which headers a content page depends on: the chosen currency, and for `/` the visitor's languages. */
const varyOf = (path: string) => (path === '/' ? WELCOME_VARY : 'Cookie')

/** Redirects only to our own paths. Browsers drop tabs from URLs, which could produce two leading slashes. */
function redirect(status: number, target: string, caching: string, more: Record<string, string> = {}): DocumentAnswer {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(target)) throw new Error('A page redirects within the site only')
  return { status, headers: { ...more, location: target, 'cache-control': caching }, body: '' }
}

/** The page shown if the renderer fails. The visitor's language is unknown by then, so it is in English. */
function lastResort(requestId: string): DocumentAnswer {
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Something went wrong</title><h1>An error occurred while showing the error page</h1>
<p>Number of this error: ${requestId}</p><p><a href="/">Home page</a></p></html>`
  return { status: 500, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': PRIVATE }, body }
}
