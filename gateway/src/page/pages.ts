import type { Context } from '../ports/context.ts'
import type { DocumentAnswer, DocumentRequest, Documents } from '../ports/documents.ts'
import { asProblem } from '../respond/exchange.ts'
import { Problem, problemBody } from '../ports/problem.ts'
import { CallError, type Caller } from '../ports/platform.ts'
import { encoded } from '../respond/encoded.ts'
import { wantsPage } from '../respond/problem-page.ts'
import { ask } from './ask.ts'
import { BUSY_SECONDS, createBudget, type Budget } from './budget.ts'
import { busyPages } from './busy-page.ts'
import { pagePolicy } from './policy.ts'
import type { Need, NeedAnswer, PageJob, PageMatch, PageOutput, WebBuild } from './port.ts'

/** Shared caches may keep content this long, and show it a little longer while they ask again; seconds. */
const CONTENT = 'public, max-age=30, stale-while-revalidate=60'
const MOVED = 'public, max-age=300'
const NOBODY = 'no-store'

/** How long a rendered page is everybody's who asks for the same, in milliseconds. */
const SHARED_MS = 5000

/** How long a page waits for an answer that it does not insist on, in milliseconds. */
const SOFT_MS = 1500

/** What is asked for with such an ending is a file that is not there, never a page. */
const FILE = /\.[a-z0-9]{2,5}$/i

/**
 * The storefront's pages as HTML. Each page's needs are fetched side by side through the same pipeline as calls of a
 * browser, without a session, and handed to web's own renderer, within a budget. Content is shared for some seconds.
 */
export function createPages(context: Context, build: WebBuild): Documents {
  const budget = createBudget(context.clock, build.atOnce)
  const busyPage = busyPages(build.busyWords)
  const make = maker(context, build, budget)
  return async (request) => {
    const { path, search, isPaymentOrigin, caller } = request
    if (isPaymentOrigin || FILE.test(path)) return undefined
    let match: PageMatch | undefined
    try {
      if (caller.signal.aborted) throw new CallError('cancelled', false)
      match = build.matchPage(path, search, context.clock.now())
      if (match.redirect !== undefined) return redirect(301, match.redirect, MOVED)
      context.pressure.admit(match.personal ? 'own-page' : 'page')
      if (match.personal) return (await make(match, request, caller.signal)).value
      const { pageCache } = context
      const page = match
      const load = (signal: AbortSignal) => make(page, request, signal)
      const shared = await pageCache.get(keyOf(build, match, request), SHARED_MS, load, caller.signal)
      return await inEncoding(context, caller, shared)
    } catch (error) {
      const { name } = asProblem(error)
      if (name === 'client-closed-request') throw error
      if (name === 'overloaded' && match !== undefined && wantsPage(caller)) return await busyPage(match.locale)
      if (name === 'overloaded') throw error
      context.log.fault(error, { requestId: request.requestId, site: request.site.host })
      return lastResort(request.requestId)
    }
  }
}

/**
 * Everything that a content page depends on: the build, the site, the address with its language and query, what is asked
 * for, the day. Currency and number mode are of the site's record, which is shared like any answer; of the visitor there
 * is nothing. A page may be so much older than the answers in it.
 */
function keyOf({ id }: WebBuild, { name, needs, today }: PageMatch, { site, path, search }: DocumentRequest): string {
  return JSON.stringify([id, site.host, site.origin, site.account, name, path, search, needs, today])
}

interface Made {
  value: DocumentAnswer
  size: number
  /** Whether the next visitor may have it too: a page that tells of a failure is for those who wait for it now. */
  isKept: boolean
}

function maker(context: Context, build: WebBuild, budget: Budget) {
  return async (match: PageMatch, request: DocumentRequest, signal: AbortSignal): Promise<Made> => {
    if (budget.isFull(match.personal)) throw new Problem('overloaded', { retryAfter: BUSY_SECONDS })
    const askFor = (need: Need) => {
      const asked = ask(context, need, { ...request, signal })
      return need.soft ? inTime(context, need, asked, request.requestId) : asked
    }
    const site = await askFor({ operationId: 'siteView', params: {} })
    // A site under maintenance has one page, which needs nothing else (decision 34.7).
    const isClosed = isUnderMaintenance(site)
    const [results] = await Promise.all([Promise.all(isClosed ? [] : match.needs.map(askFor)), build.ready()])
    const { path, search, site: place } = request
    const job: PageJob = {
      url: { pathname: path, search, origin: place.origin },
      match,
      site,
      results,
      assets: build.assetsOf(match.modules),
      now: context.clock.now(),
    }
    const output = await budget.run(match.personal, () => build.renderPage(job), signal)
    const value = await answer(context, match, output, request)
    const isKept = (output.status < 500 || isClosed) && [site, ...results].every((each) => 'json' in each)
    return { value, size: value.body.length, isKept }
  }
}

/** The answer to a need that a page does not insist on; the call goes on, so that the browser finds its answer sooner. */
function inTime({ clock }: Context, need: Need, asked: Promise<NeedAnswer>, requestId: string): Promise<NeedAnswer> {
  return new Promise((resolve, reject) => {
    const late = () => resolve({ need, problem: problemBody(new Problem('upstream-timeout'), requestId) })
    const stop = clock.after(SOFT_MS, late)
    asked.then(resolve, reject).finally(stop)
  })
}

/** A content page in the encoding that its reader prefers. Nothing in it is a secret (decision 10.7). */
async function inEncoding(context: Context, caller: Caller, page: DocumentAnswer): Promise<DocumentAnswer> {
  const { status, headers, body } = page
  if (typeof body === 'string') return page
  const beside = { cache: context.pageCache, keepMs: SHARED_MS }
  const { bytes, ...chosen } = await encoded(context.platform, caller, { status, headers, bytes: body }, beside)
  return { ...page, ...chosen, body: bytes }
}

/** What the record of a site says; the renderer decides what becomes of the page. */
function isUnderMaintenance(site: NeedAnswer): boolean {
  if (!('json' in site)) return false
  const view = JSON.parse(site.json) as { site: { underMaintenance: boolean } }
  return view.site.underMaintenance
}

async function answer(
  context: Context,
  match: PageMatch,
  { status, html, redirect: target }: PageOutput,
  { site }: DocumentRequest,
): Promise<DocumentAnswer> {
  if (target !== undefined) return redirect(status, target, status === 301 ? MOVED : NOBODY)
  return {
    status,
    route: match.name,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await pagePolicy(html, site, context.config),
      // Who has asked too often is told so alone.
      'cache-control': match.personal || status >= 429 ? NOBODY : CONTENT,
      ...(status === 503 ? { 'retry-after': '30' } : {}),
      ...(status === 429 ? { 'retry-after': '60' } : {}),
    },
    // Encoded once for everybody who gets it.
    body: new TextEncoder().encode(html),
  }
}

/** Only addresses of our own are redirected to; browsers drop tabs from an address, and would find two slashes in it. */
function redirect(status: number, target: string, caching: string): DocumentAnswer {
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(target)) throw new Error('A page redirects within the site only')
  return { status, headers: { location: target, 'cache-control': caching }, body: '' }
}

/** When the renderer itself fails there is nothing left that knows the visitor's language. */
function lastResort(requestId: string): DocumentAnswer {
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Something went wrong</title><h1>An error occurred while showing the error page</h1>
<p>Number of this error: ${requestId}</p><p><a href="/">Home page</a></p></html>`
  return { status: 500, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': NOBODY }, body }
}
