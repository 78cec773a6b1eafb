import type { Scenario } from './scenario.ts'

/** The initial scenario of a world. */
export const NORMAL: Scenario = {
  name: 'normal',
  changes: 'Nothing: the agency responds, hotels have rooms, and prices follow the season.',
  see: 'Everything works.',
}
