import type { ChosenState } from './chosen-state.ts'

/** What checks and refusals have to say, by what was asked for: it says nothing while something else is chosen. */
export type Told = Record<
  string,
  {
    /** The total before a check. */
    before?: ChosenState['total']
    /** Why the trip could not be put into the basket. */
    failure?: unknown
  }
>

/** What is told once a check has ended. What was told meanwhile of another choice stays with that one. */
export const afterCheck = (told: Told | undefined, asked: string, before: ChosenState['total']): Told => ({
  ...told,
  [asked]: { ...told?.[asked], before },
})
