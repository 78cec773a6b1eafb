import { SWRConfig, type State } from 'swr'
import type { Answer } from '../api/operations.ts'
import { keyText, markAnswered } from '../api/use-api.ts'
import type { Booking } from './change.ts'
import { readAttempt } from './attempt-token.ts'
import { hasUnconfirmedLines } from './kept-lines.ts'
import { takeSentChange } from './sent-change.ts'
import { typedGuests } from './typed-guests.ts'

/** The data with which the server rendered a page: the site as everybody sees it, and the basket of its visitor. */
type RenderedData = { site: { data: Answer<'siteView'> } | { problem: unknown }; booking?: Booking }

/** The `siteView` with the rendered basket, as an entry of the SWR cache; empty without a basket. */
export function basketCacheEntry({ site, booking }: RenderedData): Map<string, State> {
  return new Map(booking && 'data' in site ? [[keyText('siteView', {}), { data: { ...site.data, booking } }]] : [])
}

/**
 * Whether the rendered basket may be outdated: a change or Pay was on its way when the page was requested (decision
 * 42.10).
 */
const mayBeOutdated = takeSentChange() || hasUnconfirmedLines()

/** True on the server, because it renders the basket that it has just read. */
let isFresh = import.meta.env.SSR

/** Whether the basket came with this page, so that its screen need not read it again (decision 28.3). */
export const isBasketFresh = (): boolean => isFresh

/** Puts the rendered basket into the cache before the first frame. It counts as fresh until the visitor navigates. */
export function seedBasketCache(page: RenderedData): void {
  if (mayBeOutdated) return
  for (const [key, state] of basketCacheEntry(page)) {
    SWRConfig.defaultValue.cache.set(key, state)
    markAnswered([key])
    isFresh = true
  }
  const onNavigation = () => void (isFresh = false)
  // The router dispatches `pushState` itself; the browser dispatches `popstate` for Back and Forward.
  for (const type of ['pushState', 'popstate']) addEventListener(type, onNavigation, { once: true })
}

/**
 * Whether this tab has stored something that the server could not render: a change on its way, a payment, or names that
 * were typed and not sent. The first frame in the browser then differs from the server's.
 */
export const hasUnsavedTabState = (): boolean =>
  mayBeOutdated || readAttempt() !== undefined || typedGuests() !== undefined
