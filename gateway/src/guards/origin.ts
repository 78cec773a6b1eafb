import type { Site } from '../ports/site.ts'
import { Problem, type FieldError } from '../ports/problem.ts'
import type { Caller } from '../ports/platform.ts'
import { missingHeader } from './missing-headers.ts'

/** Headers that browsers always send and scripts cannot remove. A caller without any of them is a program. */
const SENT_BY_BROWSERS = ['sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest', 'origin', 'referer']

/**
 * Throws 403 `cross-site` unless the call comes from a page of the site itself. Applies to every class that changes
 * state, whatever the method. A `same-site` neighbour (another port or sub-domain) is refused, too (decision 7.3). A
 * program without a key gets 401 `key-missing` instead.
 * @param missing the other missing headers, so that a program learns of all at once
 */
export function checkOrigin(caller: Caller, site: Site, missing: readonly FieldError[]): void {
  const fetchSite = caller.header('sec-fetch-site')
  const isOwn = fetchSite === undefined ? namesOwnOrigin(caller, site) : fetchSite === 'same-origin'
  if (isOwn) return
  if (SENT_BY_BROWSERS.some((name) => caller.header(name) !== undefined)) throw new Problem('cross-site')
  throw new Problem('key-missing', {
    detail: 'Send a key of the site: Authorization: Bearer <key>.',
    errors: [missingHeader('authorization'), ...missing],
    headers: { 'www-authenticate': 'Bearer' },
  })
}

/**
 * Decides without Sec-Fetch-Site, by Origin. A same-origin GET has no Origin, so it needs our header and a Referer.
 */
function namesOwnOrigin(caller: Caller, site: Site): boolean {
  const origin = caller.header('origin')
  if (caller.method !== 'GET') return origin === site.origin
  const from = origin ?? originOf(caller.header('referer'))
  return caller.header('x-requested-with') === 'rota' && from === site.origin
}

function originOf(referer: string | undefined): string | undefined {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined
}
