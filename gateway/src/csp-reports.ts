import { parseJson } from './contract/json/parse.ts'
import { placeIn, send, type AppContext } from './respond/exchange.ts'
import type { Context } from './ports/context.ts'
import { Problem } from './ports/problem.ts'
import { networkOf } from './translate/http/network.ts'

/** Content types in which browsers send reports. */
const TYPES = /^application\/(?:csp-report|reports\+json|json)(?:\s*;|$)/i
/** Maximum size of a body in bytes; a browser sends a handful of reports at once. */
const BODY_LIMIT = 16 * 1024
/** Maximum number of reports read per body. */
const MOST_REPORTS = 20

/**
 * Counts and logs the CSP violations that browsers report: the directive and the kind of resource. URLs and script
 * samples are left out, because they show what people look at. More than 20 bodies a minute from one address, or 300 in
 * total, get 429.
 */
export function cspReports(context: Context): (c: AppContext) => Promise<Response> {
  const { counter } = context.platform
  /** Counts a report. Returns 0, or the milliseconds to wait if more than `limit` were sent in a minute. */
  const waitOf = async (subject: string, limit: number) => {
    const { calls, endsIn } = await counter.count(`csp ${subject}`, 60)
    return calls > limit ? endsIn : 0
  }
  return async (c) => {
    const exchange = c.exchange
    const { caller } = exchange
    const { site } = placeIn(exchange)
    const wait = Math.max(await waitOf(networkOf(caller.address), 20), await waitOf('all', 300))
    if (wait > 0) throw new Problem('too-many-requests', { retryAfter: Math.ceil(wait / 1000) })
    if (!TYPES.test(caller.header('content-type') ?? '')) throw new Problem('unsupported-media-type')
    const { bytes, complete } = await caller.body(BODY_LIMIT)
    if (!complete) throw new Problem('too-large')
    const places = placesOf(parseJson(bytes), site.origin)
    if (places.length > 0) context.log.event('csp-report', { site: site.host, places, count: places.length })
    return send(context, c, { status: 202, headers: {}, bytes: new Uint8Array() })
  }
}

/** One text for each readable report: the directive and the kind of resource, such as `style-src-elem inline`. */
function placesOf(body: unknown, origin: string): string[] {
  const reports = Array.isArray(body) ? body : [body]
  return reports.slice(0, MOST_REPORTS).flatMap((report: unknown) => {
    const violation = member(report, 'csp-report') ?? member(report, 'body')
    const directive =
      member(violation, 'effectiveDirective') ??
      member(violation, 'effective-directive') ??
      member(violation, 'violated-directive')
    const [name = ''] = typeof directive === 'string' ? directive.split(' ') : []
    if (!/^[a-z-]{3,40}$/.test(name)) return []
    return [`${name} ${kindOf(member(violation, 'blockedURL') ?? member(violation, 'blocked-uri'), origin)}`]
  })
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([key]) => key === name)?.[1]
}

const KEYWORDS = new Set(['inline', 'eval', 'wasm-eval', 'self', 'trusted-types-sink', 'trusted-types-policy'])
const SCHEMES = new Set(['data', 'blob', 'filesystem', 'about'])

/** The kind of resource that was blocked, without its URL. */
function kindOf(blocked: unknown, origin: string): string {
  if (typeof blocked !== 'string') return 'unknown'
  if (KEYWORDS.has(blocked) || SCHEMES.has(blocked)) return blocked
  if (!URL.canParse(blocked)) return 'unknown'
  const url = new URL(blocked)
  const scheme = url.protocol.slice(0, -1)
  if (SCHEMES.has(scheme)) return scheme
  if (scheme.endsWith('extension')) return 'extension'
  return url.origin === origin ? 'own' : 'other'
}
