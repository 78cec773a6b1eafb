import type { Site } from '../context.ts'
import { Problem } from '../errors.ts'
import type { Caller } from '../platform/port.ts'

/**
 * 403 `cross-site` unless the call comes from a page of the site itself. Asked of every class that changes state,
 * whatever its verb: a `same-site` neighbour (another port, a sub-domain) is a stranger (reliability 1, row 20).
 */
export function checkOrigin(caller: Caller, site: Site): void {
  const fetchSite = caller.header('sec-fetch-site')
  const isOwn = fetchSite === undefined ? namesOwnOrigin(caller, site) : fetchSite === 'same-origin'
  if (!isOwn) throw new Problem('cross-site')
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
