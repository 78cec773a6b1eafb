import type { ReactNode } from 'react'
import type { Guest } from '../../../domain/people/guests.ts'
import type { SummaryLine } from '../summary.ts'
import type { draftToWire } from '../guests/draft-to-wire.ts'

/**
 * What the guests step needs for the passenger details of a basket with provider offers: fields to render, and
 * functions to call. `PassengersStep` implements it; other baskets do not load that code.
 */
export type PassengerDetails = {
  /** Rendered above the guests. */
  head: ReactNode
  /**
   * The passenger fields of a guest, and the message id of the passenger kind, which is unknown until the transaction
   * has begun. Undefined for a guest who does not travel on these offers.
   */
  ofGuest: (guest: number) => { kind?: string; fields: ReactNode } | undefined
  /** Call when the names of the guests change: travel documents stay with the name for which they were typed. */
  renameGuests: (guests: readonly Guest[]) => void
  /** Call on submit: displays all problems, and returns whether there are none. */
  submit: () => boolean
  /** The problems of the last submit that are not corrected yet, each with the index of its guest. */
  errors: readonly (SummaryLine & { guest: number })[]
  /**
   * Sends the travellers to the provider. Call once guests and customer are saved. @throws NothingToConfirm, ApiError
   */
  confirm: (saved: ReturnType<typeof draftToWire>) => Promise<void>
  /** The notice for an error of `confirm`; undefined if the error has no text of its own. */
  refusal: (error: unknown) => ReactNode
}
