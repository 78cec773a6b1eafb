import type { ReactNode } from 'react'
import type { Guest } from '../../../domain/people/guests.ts'
import type { SummaryLine } from '../summary.ts'
import type { draftToWire } from '../guests/draft-to-wire.ts'

/**
 * The interface between the guests step and the passengers. The step knows nothing else about them, so that baskets
 * without provider offers do not load their code.
 */
export type Papers = {
  /** Rendered above the guests. */
  head: ReactNode
  /**
   * A guest's passenger fields and the message id of the kind, which is unknown while the transaction is being begun;
   * undefined for a guest who does not travel on these offers.
   */
  ofGuest: (guest: number) => { kind?: string; fields: ReactNode } | undefined
  /** Notes the names of the guests whenever they change: papers belong to a name. */
  name: (guests: readonly Guest[]) => void
  /** Notes a submit and returns whether everything is valid. */
  send: () => boolean
  /** The problems of the last submit that are still wrong, each with its guest. */
  errors: readonly (SummaryLine & { guest: number })[]
  /** Sends the travellers to the provider, once guests and customer are saved. @throws NothingToConfirm, ApiError */
  confirm: (saved: ReturnType<typeof draftToWire>) => Promise<void>
  /** The message for an error of `confirm` that has its own text. */
  refusal: (error: unknown) => ReactNode
}
