import type { Context, DocumentAnswer, DocumentRequest, Documents } from '../context.ts'
import { ask } from './ask.ts'
import { pagePolicy } from './policy.ts'
import type { PageMatch, PageOutput, WebBuild } from './port.ts'

/** Shared caches may keep content this long, and show it a little longer while they ask again; seconds. */
const CONTENT = 'public, max-age=30, stale-while-revalidate=60'
const MOVED = 'public, max-age=300'
const NOBODY = 'no-store'

/** What is asked for with such an ending is a file that is not there, never a page. */
const FILE = /\.[a-z0-9]{2,5}$/i

/**
 * The storefront's pages as HTML. Each page's needs are fetched side by side through the same pipeline as calls of a
 * browser, without a session, and handed to web's own renderer.
 */
export function createPages(context: Context, build: WebBuild): Documents {
  return async (request) => {
    const { path, search, isPaymentOrigin } = request
    if (isPaymentOrigin || FILE.test(path)) return undefined
    try {
      const match = build.renderer.matchPage(path, search, context.clock.now())
      if (match.redirect !== undefined) return redirect(301, match.redirect, MOVED)
      return await answer(context, match, await render(context, build, match, request), request)
    } catch (error) {
      context.log.fault(error, { requestId: request.requestId, site: request.site.host })
      return lastResort(request.requestId)
    }
  }
}

async function render(
  context: Context,
  { renderer, assetsOf }: WebBuild,
  match: PageMatch,
  request: DocumentRequest,
): Promise<PageOutput> {
  const [site, ...results] = await Promise.all(
    [{ operationId: 'siteView' as const, params: {} }, ...match.needs].map((need) => ask(context, need, request)),
  )
  if (site === undefined) throw new Error('A page has a site')
  const { path, search, site: place } = request
  return renderer.renderPage({
    url: { pathname: path, search, origin: place.origin },
    match,
    site,
    results,
    assets: assetsOf(match.modules),
    now: context.clock.now(),
  })
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
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await pagePolicy(html, site, context.config),
      'cache-control': match.personal || status >= 500 ? NOBODY : CONTENT,
      ...(status === 503 ? { 'retry-after': '30' } : {}),
    },
    body: html,
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
