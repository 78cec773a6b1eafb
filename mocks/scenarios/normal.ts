import type { Scenario } from './scenario.ts'

/** The initial scenario of a world. */
export const NORMAL: Scenario = {
  name: 'normal',
  changes: 'Nothing: the agency answers, hotels have rooms, prices are the season’s.',
  see: 'Everything works.',
}
