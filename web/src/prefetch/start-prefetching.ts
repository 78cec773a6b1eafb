import type { StorefrontOperationId } from '../api/storefront-operations.ts'
import { prefetchOperation } from '../api/prefetch-operation.ts'
import type { CivilDate } from '../domain/dates/civil-date.ts'
import type { HotelSource } from '../domain/hotels/hotel-source.ts'
import type { Locale } from '../i18n/locales.ts'
import { pageOf, shopLink } from '../navigation.ts'
import { isOffline } from '../tab/connection.ts'
import { splitLocale } from '../paths.ts'
import { findRoute } from '../routes.ts'
import { fetchScreen } from '../screens-loaded.tsx'
import { mayPrefetch, type Connection } from './connection.ts'
import { nextRoute } from './next-screens.ts'
import { createJobLimiter } from './job-limiter.ts'

/** How long pointer or focus rests on a link before it counts as an intention, in milliseconds. */
const INTENT = 80
/** How long a page has been open before the next screen is loaded, in milliseconds. */
const SETTLED = 3000

/** Searches are limited to 30 per minute and visitor (decision 13.2): prefetching begins at most 8 pages per minute. */
const LIMITS = { atOnce: 2, perMinute: 8, now: () => performance.now() }

type Page = { today: CivilDate; locale: Locale; source: HotelSource }

/**
 * Prefetches what the visitor will probably open next: the screen behind a link and its shared data when pointer,
 * finger or focus is on it, and the next screen of the usual way once the page has been open for a while (decision
 * 42.4).
 */
export function startPrefetching(page: Page): void {
  const run = createJobLimiter(LIMITS)
  let intent: ReturnType<typeof setTimeout> | undefined
  let settled: ReturnType<typeof setTimeout> | undefined

  const prefetchPage = (link: HTMLAnchorElement) => {
    const target = splitLocale(link.pathname)
    if (target.locale !== page.locale || pageOf(link) === pageOf(location) || !isAllowed()) return
    const { route } = findRoute(target.path)
    run(() => Promise.all([fetchScreen(route, page.locale), prefetchNeeds(link, page)]))
  }
  const onPointerOrFocus = ({ target }: Event) => {
    clearTimeout(intent)
    const link = shopLink(target)
    if (link) intent = setTimeout(() => prefetchPage(link), INTENT)
  }
  const onTouch = ({ target }: Event) => {
    const link = shopLink(target)
    if (link) prefetchPage(link)
  }
  const prefetchNextScreen = () => {
    const route = nextRoute(findRoute(splitLocale(location.pathname).path).route, searchedList())
    if (route && isAllowed()) run(() => fetchScreen(route, page.locale))
  }
  const onNavigation = () => {
    clearTimeout(settled)
    settled = setTimeout(prefetchNextScreen, SETTLED)
  }
  document.addEventListener('pointerover', onPointerOrFocus, { passive: true })
  document.addEventListener('focusin', onPointerOrFocus)
  document.addEventListener('touchstart', onTouch, { passive: true })
  // wouter dispatches an event called `pushState` for each of its navigations.
  for (const type of ['pushState', 'popstate']) addEventListener(type, onNavigation)
  onNavigation()
}

const isAllowed = () => !isOffline() && mayPrefetch((navigator as Navigator & { connection?: Connection }).connection)

/** The path of the list to which the search form of the page leads. */
function searchedList(): string | undefined {
  const form = document.querySelector<HTMLFormElement>('main form[action]')
  return form ? splitLocale(new URL(form.action).pathname).path : undefined
}

/** Reads the page's data one after the other, so that a page counts as one job. */
async function prefetchNeeds(link: HTMLAnchorElement, page: Page): Promise<void> {
  const { needsToPrefetch } = await import('./needs-to-prefetch.ts')
  for (const { operationId, params } of needsToPrefetch(link, page))
    await prefetchOperation(operationId as StorefrontOperationId, params)
}
