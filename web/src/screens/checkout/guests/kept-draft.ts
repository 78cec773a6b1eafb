import type { Booking } from '../../../booking/change.ts'
import { draftOf, fitDraft, type GuestsDraft } from './draft.ts'

/**
 * What has been typed and not saved yet, for as long as the page lives: names and addresses are never written to the
 * browser's storage. It outlives the session, so that nobody types twice when that is over.
 */
let kept: GuestsDraft | undefined

export function keepDraft(draft: GuestsDraft): void {
  kept = draft
}

/** After saving, the booking itself is what there is to go on with. */
export function dropDraft(): void {
  kept = undefined
}

/** The typed draft in the form the basket asks for, or what the booking holds. */
export function recallDraft(booking: Booking): GuestsDraft {
  return kept ? fitDraft(kept, booking) : draftOf(booking)
}
