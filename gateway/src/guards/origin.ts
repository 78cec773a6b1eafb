import type { Site } from '../ports/site.ts'
import { Problem, type FieldError } from '../ports/problem.ts'
import type { Caller } from '../ports/platform.ts'
import { missingHeader } from './missing-headers.ts'

/** What browsers send by themselves and no script can leave out; a program that sends none of it is no browser. */
const SENT_BY_BROWSERS = ['sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest', 'origin', 'referer']

/**
 * 403 `cross-site` unless the call comes from a page of the site itself. Asked of every class that changes state,
 * whatever its verb: a `same-site` neighbour (another port, a sub-domain) is a stranger (decision 7.3). Who is no
 * browser comes from no page: what it lacks is a key, 401 `key-missing`.
 * @param missing the other headers that the call lacks, so that a program is told of all at once
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

/** Without Sec-Fetch-Site: the Origin; a same-origin GET has none, so it needs our header and a Referer. */
function namesOwnOrigin(caller: Caller, site: Site): boolean {
  const origin = caller.header('origin')
  if (caller.method !== 'GET') return origin === site.origin
  const from = origin ?? originOf(caller.header('referer'))
  return caller.header('x-requested-with') === 'rota' && from === site.origin
}

function originOf(referer: string | undefined): string | undefined {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined
}
