import { TEST_CARDS, TEST_CODE } from '../scenarios/cards.ts'
import { TEST_KEYS } from '../scenarios/keys.ts'
import { PROMOTIONS } from '../scenarios/promotions.ts'
import { PROVIDER_MAGIC } from '../scenarios/provider-magic.ts'
import { MAGIC_ROUTES } from '../scenarios/routes.ts'
import { SCENARIOS } from '../scenarios/scenarios.ts'
import { HOTELS } from '../world/seed/hotels.ts'

/**
 * Everything a tester can type or switch, from the lists that make it so.
 * @param scenario name of the one that is on
 * @param bank where the bank lies
 */
export function testGuide(scenario: string, bank: string) {
  return {
    bank,
    code: TEST_CODE,
    keys: TEST_KEYS,
    cards: TEST_CARDS.map(({ number, brand, see }) => ({ number, brand, see })),
    promotions: PROMOTIONS.map(({ code, see }) => ({ code, see })),
    magic: [
      { where: 'Flight route', values: MAGIC_ROUTES.map(({ from, to, see }) => ({ value: `${from} to ${to}`, see })) },
      ...Object.entries(Object.groupBy(PROVIDER_MAGIC, ({ where }) => where)).map(([where, values]) => ({
        where: PLACES[where as keyof typeof PLACES],
        values: values.map(({ value, see }) => ({ value, see })),
      })),
      { where: 'Hotel on request', values: ON_REQUEST.map((value) => ({ value, see: ASKED })) },
      { where: 'Hotel of a channel', values: OF_CHANNEL.map((value) => ({ value, see: CHANNELLED })) },
    ],
    scenarios: SCENARIOS.map(({ name, changes, see }) => ({ name, changes, see })),
    scenario,
  }
}

/** The site whose calls reach the provider itself; on the other one the agency stands in between and knows none of its values. */
const DIRECT = 'provider.localhost'

/** What the places of the provider's magic values are called for a person. */
const PLACES = {
  hotel: `Hotel of the provider, at ${DIRECT}`,
  "leader's surname": `Surname of the first traveller, at ${DIRECT}`,
} as const

/** Hotels that have to be asked (decision 24.1). */
const ON_REQUEST = HOTELS.filter(({ supply }) => supply === 'request').map(({ id }) => id)

/** Hotels whose rooms a channel sells (decision 15.9). */
const OF_CHANNEL = HOTELS.filter(({ channel }) => channel !== undefined).map(({ id }) => id)

const CHANNELLED =
  'After the payment the room is checked at the channel again and the reservation sent there; GET /control/channel shows it. The scenarios channel-check-failed, channel-push-failed and channel-answer-lost change what it answers.'

const ASKED =
  'Rooms are asked for and not charged. PUT /control/requests with {"answer": "confirm"} or "decline" answers all open requests; the page of the booking shows it.'
