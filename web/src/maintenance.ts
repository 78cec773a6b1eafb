import type { Boot } from './boot.ts'
import { pathsOf, splitLocale } from './paths.ts'
import { findRoute, type RouteName } from './routes.tsx'

/**
 * What becomes of a page while its site is under maintenance: "`/` and `/{lang}` show it; others 302 to the locale root; ...
 * free: ... `/booking/{token}`" (decision 34.7). What else is free is no page, and the gateway's to decide.
 */
export function duringMaintenance(page: RouteName): 'goes-on' | 'notice' | 'to-home' {
  if (page === 'booking') return 'goes-on'
  return page === 'home' ? 'notice' : 'to-home'
}

type SiteFlag = { underMaintenance: boolean }

/** Why a page of a site under maintenance cannot be shown; undefined when it can. */
export function maintenanceFailure(pathname: string, site: SiteFlag): Boot['failed'] {
  const page = findRoute(splitLocale(pathname).path).route.name
  if (!site.underMaintenance || duringMaintenance(page) === 'goes-on') return undefined
  const problem = { type: '/docs/errors/maintenance', title: 'Site under maintenance', status: 503, requestId: '' }
  return { operationId: 'siteView', problem }
}

/**
 * Where a page of a site under maintenance leads: home, with the address without language to go on at afterwards.
 * Undefined when it stays where it is.
 */
export function maintenanceRedirect(pathname: string, search: string, site: SiteFlag): string | undefined {
  const { locale, path } = splitLocale(pathname)
  if (!site.underMaintenance || duringMaintenance(findRoute(path).route.name) !== 'to-home') return undefined
  return `${pathsOf(locale).home()}?to=${encodeURIComponent(path + search)}`
}

/** An address of the shop without its language, in the characters that an address has. */
const WANTED = /^\/(?![/\\])[\x21-\x7e]*$/

/** The address that a visitor of the notice had asked for, without its language: home, unless it is one of the shop. */
export function wantedIn(search: string): string {
  const wanted = new URLSearchParams(search).get('to') ?? '/'
  return WANTED.test(wanted) ? wanted : '/'
}
