import type { ReactNode } from 'react'
import type { draftToWire } from '../guests/draft.ts'

/**
 * What the guests step needs of passengers. It knows no more of them: baskets without offers of the provider do not load their
 * code.
 */
export type Papers = {
  /** Stands above the guests. */
  head: ReactNode
  /** The papers of the passenger that a guest is, and the message that names the kind; undefined for a guest who only stays. */
  ofGuest: (guest: number) => { kind: string; fields: ReactNode } | undefined
  /** Notes a try to send and answers whether everything is right. */
  send: () => boolean
  /** What the last try found and is still wrong, with the guest it is about. */
  errors: readonly { id: string; message: string; guest: number }[]
  /** Tells the provider who travels, once guests and customer are saved. @throws NothingToConfirm, ApiError */
  confirm: (saved: ReturnType<typeof draftToWire>) => Promise<void>
  /** What is said about an error of `confirm` that has words of its own. */
  refusal: (error: unknown) => ReactNode
}
