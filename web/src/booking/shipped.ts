import { SWRConfig, type State } from 'swr'
import type { Answer } from '../api/operations.ts'
import { keyText, markAnswered } from '../api/use-api.ts'
import type { Booking } from './change.ts'
import { readAttempt } from './attempt-token.ts'
import { hasUnheardLines } from './kept-lines.ts'
import { takeSentChange } from './sent-change.ts'
import { typedGuests } from './typed-guests.ts'

/** The data that a page ships with: the site as everybody sees it, and the basket of its visitor. */
type Shipped = { site: { data: Answer<'siteView'> } | { problem: unknown }; booking?: Booking }

/** The visitor's `siteView` that a page ships with, as an entry of the SWR cache; none without a basket. */
export function shippedView({ site, booking }: Shipped): Map<string, State> {
  return new Map(booking && 'data' in site ? [[keyText('siteView', {}), { data: { ...site.data, booking } }]] : [])
}

/**
 * Whether the shipped basket may be outdated: a change or Pay was on its way when the page was requested (decision
 * 42.10).
 */
const isDoubtful = takeSentChange() || hasUnheardLines()

/** True on the server, because it renders the basket that it has just read. */
let isLatest = import.meta.env.SSR

/** Whether the basket came with this page, so that its screen need not read it again (decision 28.3). */
export const isJustShipped = (): boolean => isLatest

/** Puts the shipped basket into the cache before the first frame. It counts as just read until the visitor moves on. */
export function keepShipped(page: Shipped): void {
  if (isDoubtful) return
  for (const [key, state] of shippedView(page)) {
    SWRConfig.defaultValue.cache.set(key, state)
    markAnswered([key])
    isLatest = true
  }
  const moved = () => void (isLatest = false)
  // The router dispatches `pushState` itself; the browser dispatches `popstate` for Back and Forward.
  for (const type of ['pushState', 'popstate']) addEventListener(type, moved, { once: true })
}

/**
 * Whether this tab remembers something that the server could not render: a change on its way, a payment, or names that
 * were typed and not sent. The first frame in the browser then differs from the server's.
 */
export const remembersMore = (): boolean => isDoubtful || readAttempt() !== undefined || typedGuests() !== undefined
