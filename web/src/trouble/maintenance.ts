import type { Boot } from '../start/boot.ts'
import { pathsOf, splitLocale } from '../paths.ts'
import { findRoute } from '../routes.ts'

type SiteFlag = { underMaintenance: boolean }

/** Why a page cannot be shown during maintenance; undefined when it can. */
export function maintenanceFailure(pathname: string, site: SiteFlag): Boot['failed'] {
  const { route } = findRoute(splitLocale(pathname).path)
  if (!site.underMaintenance || route.duringMaintenance === 'available') return undefined
  const problem = { type: '/docs/errors/maintenance', title: 'Site under maintenance', status: 503, requestId: '' }
  return { operationId: 'siteView', problem }
}

/**
 * Where a page redirects during maintenance: home, with the requested path, without language, to return to afterwards.
 * Undefined when it does not redirect.
 */
export function maintenanceRedirect(pathname: string, search: string, site: SiteFlag): string | undefined {
  const { locale, path } = splitLocale(pathname)
  if (!site.underMaintenance || findRoute(path).route.duringMaintenance) return undefined
  return `${pathsOf(locale).home()}?to=${encodeURIComponent(path + search)}`
}

/** A path of the shop without its language, in URL characters only. */
const SHOP_PATH = /^\/(?![/\\])[\x21-\x7e]*$/

/**
 * The path, without language, that the visitor had requested before the notice; home if it is not a path of the shop.
 */
export function requestedPath(search: string): string {
  const requested = new URLSearchParams(search).get('to') ?? '/'
  return SHOP_PATH.test(requested) ? requested : '/'
}
