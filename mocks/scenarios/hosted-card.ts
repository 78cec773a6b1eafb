import type { Scenario } from './scenario.ts'

export const HOSTED_CARD: Scenario = {
  name: 'hosted-card',
  changes:
    'The site takes cards on a page of the bank (`cardEntry` is `hosted`). The agency refuses a card that is sent to it directly.',
  see: 'The payment step shows the bank’s own card form in a frame. Enter the card there; Pay charges it.',
  cardEntry: 'hosted',
}
