import type { Context } from '../../ports/context.ts'
import type { DocumentAnswer, DocumentRequest, Documents } from '../../ports/documents.ts'
import type { AbortSignalLike } from '../../ports/abort-signal.ts'
import { Problem } from '../../ports/problem.ts'
import { encoded } from '../../respond/encoded.ts'
import { MAINTENANCE_SECONDS } from '../../policy/maintenance.ts'
import { ask } from '../ask.ts'
import type { Crawled, Need } from '../port.ts'
import { canonicalOrigin, type SiteFacts } from '../site-facts.ts'
import { isOpen, robotsOf } from './robots.ts'
import { fileAt, indexOf, sitemapOf, type ReadPart } from './sitemap.ts'

/** How long all readers share a file, in milliseconds, and how long each may keep it, in seconds. */
const SHARED_MS = 300_000
const MAX_AGE_SECONDS = 3600

const DAY_MS = 86_400_000

const TEXT = 'text/plain; charset=utf-8'
const XML = 'application/xml; charset=utf-8'
const MANIFEST = 'application/manifest+json'

/** The part of the response of `siteView` that is read here. */
interface View {
  site: SiteFacts
}

/** The files that crawlers and browsers read besides pages: robots.txt, the sitemap and the web manifest. */
export function createCrawled(context: Context, crawled: Crawled): Documents {
  const { clock, pageCache, epochs } = context
  return async (request) => {
    const { path, site, isPaymentOrigin, caller } = request
    if (isPaymentOrigin) return undefined
    if (path === '/robots.txt') return file(TEXT, robotsOf(site))
    const type = path === '/manifest.webmanifest' ? MANIFEST : isOpen(site) && isSitemap(path) ? XML : undefined
    if (type === undefined) return undefined
    context.pressure.admit('page')
    const load = async (signal: AbortSignalLike) => {
      const answer = await makeFile({ ...request, signal })
      const value = typeof answer === 'string' ? new TextEncoder().encode(answer) : answer
      return { value, size: value instanceof Uint8Array ? value.byteLength : 0, isKept: value !== undefined }
    }
    const day = Math.floor(clock.now() / DAY_MS)
    const key = JSON.stringify(['crawled', site.host, site.origin, site.account, path, day, epochs.current(site.host)])
    const bytes = await pageCache.get(key, SHARED_MS, load, caller.signal)
    if (!(bytes instanceof Uint8Array)) return bytes
    const { status, headers } = file(type, '')
    const compressed = await encoded(
      context.platform,
      caller,
      { status, headers, bytes },
      { cache: pageCache, keepMs: SHARED_MS },
    )
    return { status, headers: compressed.headers, body: compressed.bytes }
  }

  /** The text of a file, or a redirect; undefined if the site has no such file. */
  async function makeFile(
    request: DocumentRequest & { signal: AbortSignalLike },
  ): Promise<string | DocumentAnswer | undefined> {
    const { path, site } = request
    const view = await answerOf({ operationId: 'siteView', params: {} }, request)
    if (path === '/manifest.webmanifest') return JSON.stringify(crawled.manifestOf(view))
    const record = (view as View).site
    if (record.underMaintenance) throw new Problem('maintenance', { retryAfter: MAINTENANCE_SECONDS })
    // The pages of this host have moved, and are in the sitemap of the other one (decision 44.7).
    const newOrigin = canonicalOrigin(record, site, context.config)
    if (newOrigin !== undefined) return { status: 301, headers: { location: newOrigin + path }, body: '' }
    const kinds = crawled.sitemapsOf(view)
    const locales = crawled.localesOf(view)
    const read: ReadPart = async (kind, page, locale) =>
      kind.read(await answerOf(kind.need(page, clock.now()), request), locale)
    if (path === SITEMAP) return indexOf(site.origin, { kinds, locales, read })
    const { kind: name, locale = '', number = 0 } = fileAt(path) ?? {}
    const kind = kinds.find((each) => each.name === name)
    return kind && locales.includes(locale) ? sitemapOf(site.origin, { kind, locale, number, read }) : undefined
  }

  /** The response of an operation. A sitemap with a gap would make pages disappear, so a problem is thrown. */
  async function answerOf(need: Need, request: DocumentRequest & { signal: AbortSignalLike }): Promise<unknown> {
    const answer = await ask(context, need, request)
    if ('json' in answer) return JSON.parse(answer.json)
    throw new Problem(answer.problem.name, { retryAfter: MAINTENANCE_SECONDS, isOff: answer.isOff === true })
  }
}

const SITEMAP = '/sitemap.xml'

const isSitemap = (path: string) => path === SITEMAP || fileAt(path) !== undefined

const file = (type: string, body: string): DocumentAnswer => ({
  status: 200,
  headers: { 'content-type': type, 'cache-control': `public, max-age=${MAX_AGE_SECONDS}` },
  body,
})
