import { use } from 'react'
import { navigate, useLocationProperty } from 'wouter/use-browser-location'
import { AddressContext, latestNavigation, leavePage, navigationSuperseded, beginNavigation } from './address.ts'
import { isOffline, setUnreachable } from './tab/connection.ts'
import { hasThirdPartyScript } from './tab/third-party-script.ts'
import { intlOf } from './i18n/intl.ts'
import { isGatewayReachable, hasMissingStyles, reloadOnce } from './tab/chunk-errors.ts'
import { isUnhydrated, awaitsCode } from './parts/event-replay.ts'
import { splitLocale } from './paths.ts'
import { allowsChat, allowsFrames } from './route.ts'
import { findRoute } from './routes.ts'
import { loadScreen } from './screens-loaded.tsx'
import { loadTrouble } from './trouble/load-trouble.ts'
import { isModifiedClick } from './ui/is-modified-click.ts'
import { showToast } from './ui/overlays/toasts.ts'

type Options = { replace?: boolean; state?: unknown }

/** Whether a page that a link or code has opened is being rendered. */
let isArriving = false

/** Keeps the page that is shown, with a message that says why. */
const showToastHere = (id: string) => showToast(intlOf(splitLocale(location.pathname).locale).formatMessage({ id }))

/** Loads a document, unless the browser would show its own error page instead. */
const loadDocument = (url: URL) => (navigator.onLine ? location.assign(url) : showToastHere('error.offline'))

/**
 * Whether the current page was opened by a link or by code rather than by Back. Returns true only once per navigation.
 */
export function takeArrival(): boolean {
  const wasArriving = isArriving
  isArriving = false
  return wasArriving
}

/**
 * Queries that name a page of its own: a kind of service other than the first (`SERVICE_KINDS`), or a paper of a
 * booking.
 */
const OWN_PAGE = /[?&](?:type|paper)=(caravan|charter|extra|voucher|receipt)(?=&|$)/

/** The URL whose page could not be shown, without its origin. */
export let failedPage: string | undefined

/** Records that the current URL shows an error page. */
export const markFailedPage = () => void (failedPage = location.pathname + location.search)

/**
 * The page of a URL. Each kind of service is a page of its own, and the first is the one without a type (decision
 * 33.11); so is each paper of a booking (decision 26.6). Everything else in a query is a state of its page. An error
 * page is a page of its own, too: another query may be another place, or the list to which a link on the error page
 * leads.
 */
export const pageOf = ({ pathname, search }: { pathname: string; search: string }): string => {
  if (pathname + search === failedPage) return failedPage
  return /\/(services$|booking\/)/.test(pathname) ? pathname + (OWN_PAGE.exec(search)?.[1] ?? '') : pathname
}

/** The page that is shown, as a key. It stays when only filters change. */
export function usePage(): string {
  const { ssrPath, ssrSearch } = use(AddressContext)
  const start = () => pageOf({ pathname: ssrPath, search: ssrSearch })
  return useLocationProperty(() => pageOf(location), start)
}

/**
 * Navigates to a URL of the shop: loads the screen first, then changes the URL. Within a page only the URL changes and
 * the scroll position stays (decision 33.6). As in browsers, the URL that is shown adds no history entry. Another
 * language or another origin loads a new document. In a frame, a page that is never framed opens the whole window: no
 * policy would stop it without a new document (decision 44.5).
 */
export async function go(href: string, { replace = false, state }: Options = {}): Promise<void> {
  const url = new URL(href, location.href)
  const target = splitLocale(url.pathname)
  const { route } = findRoute(target.path)
  const isOurs = url.origin === location.origin
  if (isOurs && self !== top && !allowsFrames(route)) return void open(url, '_top')
  if (!isOurs || target.locale !== splitLocale(location.pathname).locale) return loadDocument(url)
  // A new document ends a chat on pages that may not have one (decision 44.6).
  if (hasThirdPartyScript() && !allowsChat(route)) return loadDocument(url)
  const navigation = beginNavigation()
  if (pageOf(url) !== pageOf(location)) {
    try {
      const lacksStyles = hasMissingStyles && (await isGatewayReachable())
      if (navigation !== latestNavigation) return
      if (lacksStyles) return location[replace ? 'replace' : 'assign'](url)
      await loadScreen(route, target.locale, navigationSuperseded())
      setUnreachable(false)
    } catch {
      setUnreachable(!(await isGatewayReachable()))
      if (navigation !== latestNavigation) return
      // A reload without a connection would show the browser's own error page.
      if (!isOffline() && reloadOnce(url)) return
      // Without the files of the error page there is nothing to show instead.
      if (!(await loadTrouble().catch(() => 0))) return showToastHere(isOffline() ? 'error.offline' : 'error.lostFile')
    }
    if (navigation !== latestNavigation) return
    const showAgain = await leavePage()
    if (navigation !== latestNavigation) return showAgain?.()
    isArriving = true
  }
  navigate(url, { replace: replace || url.href === location.href, state })
}

/**
 * Reloads after Back or Forward to a page that may not have a chat, if the chat has run in this document. Call it in
 * the capture phase, before the page is shown.
 */
export function reloadWithoutChat(event: Event): void {
  if (!hasThirdPartyScript() || allowsChat(findRoute(splitLocale(location.pathname).path).route)) return
  event.stopImmediatePropagation()
  location.reload()
}

/**
 * Handles clicks on plain links inside the shop without loading a new document, so that no component needs a link
 * component.
 */
export function followLink(event: MouseEvent): void {
  const opensElsewhere = event.button !== 0 || isModifiedClick(event)
  const link = event.defaultPrevented || opensElsewhere ? undefined : shopLink(event.target)
  if (!link) return
  if (link.hash && link.pathname + link.search === location.pathname + location.search) return
  event.preventDefault()
  void go(link.href)
}

/** The link around an element, if it leads to a page of the shop in this window. */
export function shopLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined
  return isOtherResource(link.pathname) ? undefined : link
}

/**
 * `followLink` in the capture phase, for lazy parts (`parts/lazy-part.ts`): React stops clicks on parts that are not
 * hydrated yet, so the link would load a whole document. Where the code could not be loaded, it does, unless the
 * browser is offline and would show its own error page.
 */
export function followUnhydratedLink(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element)) return
  if (awaitsCode(target) || (!navigator.onLine && isUnhydrated(target))) followLink(event)
}

/** Whether the gateway serves something other than a page at a path. */
const isOtherResource = (pathname: string) => /^\/(api|images|payment|docs|assets)(\/|$)/.test(pathname)
