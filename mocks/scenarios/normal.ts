import type { Scenario } from './scenario.ts'

export const NORMAL_SCENARIO: Scenario = {
  name: 'normal',
  changes: 'Nothing: the agency answers, hotels have rooms, prices are the season’s.',
  see: 'Everything works.',
}
