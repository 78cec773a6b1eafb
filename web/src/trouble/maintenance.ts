import type { Boot } from '../boot.ts'
import { pathsOf, splitLocale } from '../paths.ts'
import { findRoute } from '../routes.ts'

type SiteFlag = { underMaintenance: boolean }

/** Why a page of a site under maintenance cannot be shown; undefined when it can. */
export function maintenanceFailure(pathname: string, site: SiteFlag): Boot['failed'] {
  const { route } = findRoute(splitLocale(pathname).path)
  if (!site.underMaintenance || route.whileClosed === 'goes-on') return undefined
  const problem = { type: '/docs/errors/maintenance', title: 'Site under maintenance', status: 503, requestId: '' }
  return { operationId: 'siteView', problem }
}

/**
 * Where a page of a site under maintenance leads: home, with the address without language to go on at afterwards.
 * Undefined when it stays where it is.
 */
export function maintenanceRedirect(pathname: string, search: string, site: SiteFlag): string | undefined {
  const { locale, path } = splitLocale(pathname)
  if (!site.underMaintenance || findRoute(path).route.whileClosed) return undefined
  return `${pathsOf(locale).home()}?to=${encodeURIComponent(path + search)}`
}

/** An address of the shop without its language, in the characters that an address has. */
const WANTED = /^\/(?![/\\])[\x21-\x7e]*$/

/** The address that a visitor of the notice had asked for, without its language: home, unless it is one of the shop. */
export function wantedIn(search: string): string {
  const wanted = new URLSearchParams(search).get('to') ?? '/'
  return WANTED.test(wanted) ? wanted : '/'
}
