import type { ChosenState } from './chosen-state.ts'

/** What checks and refusals have to say, by what was asked for: it says nothing while something else is chosen. */
export type Told = Record<string, Said | undefined>
export type Said = {
  /** The total before a check. */
  before?: ChosenState['total']
  /** Why the trip could not be put into the basket. */
  failure?: unknown
}

/** What is told once a choice has something else to say, or nothing. What is told of another choice stays with that one. */
export const afterSaid = (told: Told | undefined, asked: string, said?: Said): Told => ({ ...told, [asked]: said })

/** What is told once a check has ended. */
export const afterCheck = (told: Told | undefined, asked: string, before: ChosenState['total']): Told =>
  afterSaid(told, asked, { ...told?.[asked], before })
