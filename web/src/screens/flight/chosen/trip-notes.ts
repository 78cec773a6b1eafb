import type { ChosenState } from './chosen-state.ts'

/** The notes of checks and refusals, by the key of the choice that they are about. */
export type TripNotes = Record<string, TripNote | undefined>

/** What is to be said about a trip. */
export type TripNote = {
  /** The total before a check. */
  before?: ChosenState['total']
  /** Why the trip could not be put into the basket. */
  failure?: unknown
}

/** The notes with another one, or none, for one choice. The notes of other choices stay. */
export const withNote = (notes: TripNotes | undefined, choice: string, note?: TripNote): TripNotes => ({
  ...notes,
  [choice]: note,
})

/** The notes after a check of one choice, with its total before the check. A failure of the choice stays. */
export const withTotalBefore = (
  notes: TripNotes | undefined,
  choice: string,
  before: ChosenState['total'],
): TripNotes => withNote(notes, choice, { ...notes?.[choice], before })
