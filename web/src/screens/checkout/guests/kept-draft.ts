import type { Booking } from '../../../booking/change.ts'
import { draftOf, fitDraft, type GuestsDraft } from './draft.ts'

/**
 * What has been typed and not saved yet, for as long as the page lives: names and addresses are never written to the
 * browser's storage. It belongs to one booking, told by the moment that was created.
 */
let kept: { created: string; draft: GuestsDraft } | undefined

export function keepDraft(booking: Booking, draft: GuestsDraft): void {
  kept = { created: booking.created.date, draft }
}

/** After saving, the booking itself is what there is to go on with. */
export function dropDraft(): void {
  kept = undefined
}

/** The typed draft of this booking in the form its basket asks for, or what the booking holds. */
export function recallDraft(booking: Booking): GuestsDraft {
  return kept?.created === booking.created.date ? fitDraft(kept.draft, booking) : draftOf(booking)
}
