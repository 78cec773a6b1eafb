import { TEST_CARDS, TEST_CODE } from '../scenarios/cards.ts'
import { TEST_KEYS } from '../scenarios/keys.ts'
import { PROMOTIONS } from '../scenarios/promotions.ts'
import { PROVIDER_MAGIC } from '../scenarios/provider/provider-magic.ts'
import { MAGIC_ROUTES } from '../scenarios/routes.ts'
import { SCENARIOS } from '../scenarios/scenarios.ts'
import { HOTELS } from '../world/seed/hotels.ts'

/**
 * Everything that a tester can type or switch on, taken from the lists that implement it.
 * @param scenario name of the current scenario
 * @param bank URL of the bank
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
      { where: 'Hotel on request', values: REQUEST_HOTELS.map((value) => ({ value, see: REQUEST_EFFECT })) },
      { where: 'Hotel of a channel', values: CHANNEL_HOTELS.map((value) => ({ value, see: CHANNEL_EFFECT })) },
    ],
    scenarios: SCENARIOS.map(({ name, changes, see }) => ({ name, changes, see })),
    scenario,
  }
}

/**
 * The site that calls the provider directly. The other site goes through the agency, where
 * the provider's magic values have no effect.
 */
const DIRECT_SITE = 'imbat.localhost'

/** Descriptions of where the provider's magic values are entered. */
const PLACES = {
  hotel: `Hotel of the provider, at ${DIRECT_SITE}`,
  "leader's surname": `Surname of the first traveller, at ${DIRECT_SITE}`,
} as const

/** On-request hotels (decision 24.1). */
const REQUEST_HOTELS = HOTELS.filter(({ supply }) => supply === 'request').map(({ id }) => id)

/** Hotels whose rooms are sold through a channel (decision 15.9). */
const CHANNEL_HOTELS = HOTELS.filter(({ channel }) => channel !== undefined).map(({ id }) => id)

const CHANNEL_EFFECT =
  'After the payment, the room is checked at the channel again and the reservation is sent there; GET /control/channel shows it. The scenarios channel-check-failed, channel-push-failed, channel-answer-lost and channel-silent change how the channel responds.'

const REQUEST_EFFECT =
  'Rooms are requested and not charged. PUT /control/requests with {"answer": "confirm"} or "decline" answers all open requests; the booking page shows the answer.'
