import type { Scenario } from './scenario.ts'

/** What a world starts in. */
export const NORMAL: Scenario = {
  name: 'normal',
  changes: 'Nothing: the agency answers, hotels have rooms, prices are the season’s.',
  see: 'Everything works.',
}
