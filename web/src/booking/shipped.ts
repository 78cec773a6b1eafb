import { SWRConfig, type State } from 'swr'
import type { Answer } from '../api/operations.ts'
import { keyText, markAnswered } from '../api/use-api.ts'
import type { Booking } from './change.ts'
import { readAttempt } from './attempt-token.ts'
import { hasUnheardLines } from './kept-lines.ts'
import { takeSentChange } from './sent-change.ts'
import { typedGuests } from './typed-guests.ts'

/** What a page ships with: the site as everybody sees it, and its visitor's basket. */
type Shipped = { site: { data: Answer<'siteView'> } | { problem: unknown }; booking?: Booking }

/** The visitor's `siteView` that a page ships with, as an entry of the SWR cache; none without a basket. */
export function shippedView({ site, booking }: Shipped): Map<string, State> {
  return new Map(booking && 'data' in site ? [[keyText('siteView', {}), { data: { ...site.data, booking } }]] : [])
}

/** Whether the shipped basket may lack what was on its way when this page was asked for: a change, or Pay (decision 42.10). */
const isDoubtful = takeSentChange() || hasUnheardLines()

/** The server renders what it has just read. */
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
  // The first event is the router's own, the second that of Back and Forward.
  for (const type of ['pushState', 'popstate']) addEventListener(type, moved, { once: true })
}

/**
 * Whether this tab remembers what the server could not show: a change on its way, a payment, or names that were typed and
 * not sent. Its first frame differs from the server's.
 */
export const remembersMore = (): boolean => isDoubtful || readAttempt() !== undefined || typedGuests() !== undefined
