import type { Schema } from '../../../../api/operations.ts'

/** Actions that send the whole tab to the bank: PostUrl and RedirectToPostUrl (decision 23.7). */
const WHOLE_TAB: ReadonlySet<number> = new Set([3, 5])

type Step = { action?: Schema<'PaymentAction'> | undefined; handoffUrl?: string | undefined }

/**
 * Whether the bank's page is opened in the whole tab instead of a frame. Never when the hand-off document is on the
 * shop's own origin, as in the demo build: there the gateway runs inside the page, and leaving the page would end it.
 * `shop` is the shop's origin, by default that of the page.
 */
export function takesTab({ action, handoffUrl }: Step, shop?: string): boolean {
  if (action === undefined || !WHOLE_TAB.has(action) || handoffUrl === undefined) return false
  return new URL(handoffUrl).origin !== (shop ?? location.origin)
}
