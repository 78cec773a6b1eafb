import type { Scenario } from './scenario.ts'

export const HOSTED_CARD: Scenario = {
  name: 'hosted-card',
  changes:
    'The site takes cards on a page of the bank (`cardEntry` is `hosted`). A card that is sent to the agency itself is refused.',
  see: 'The payment step shows the bank’s own card form in a frame. The card is entered there, then Pay charges it.',
  cardEntry: 'hosted',
}
