import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { flight } from '../../domain/flights/testing/flights.ts'
import { defaultFlightSearch, type FlightSearch } from '../../domain/flights/flight-search.ts'
import { createIntl } from '../../i18n/format-message.ts'
import { IntlContext } from '../../i18n/FormattedMessage.tsx'
import { allMessages } from '../../i18n/testing/all-messages.ts'
import { chosenState } from './chosen/chosen-state.ts'
import { FlightEntry } from './FlightEntry.tsx'
import type { Flight } from './request.ts'

const MESSAGES = await allMessages('en')
const SEARCH = defaultFlightSearch(20270501)
const choice = (id: string) => ({ flight: id, fare: 'light' })

/** A flight with what the domain does not read: its names and airports. */
function named(...facts: Parameters<typeof flight>): Flight {
  const { legs, ...rest } = flight(...facts)
  const at = ({ date }: { date: string }) => ({ date, airport: { id: 'AYT', name: [] } })
  const whole = legs.map(({ departure, arrival, airline, ...leg }) => ({
    ...leg,
    flightNo: 'X1 100',
    airline: { ...airline, name: 'Imbat' },
    departure: at(departure),
    arrival: at(arrival),
    dayChange: 0,
    segments: [],
  }))
  return { ...rest, legs: whole } as unknown as Flight
}

const FLIGHTS = [
  named('OUT', 1, [{ keys: ['a'], value: 100 }]),
  named('LOW', 2, [{ keys: ['a'], value: 70 }]),
  named('DEAR', 2, [{ keys: ['a'], value: 160 }]),
]
const BUNDLE = { ...named('OUT', 1, [{ value: 300 }]), legs: FLIGHTS.slice(0, 2).flatMap(({ legs }) => legs) }
const ALONE = [named('OUT', 1, [{ value: 300 }])]
const TWO_FARES = [named('OUT', 1, [{ value: 300 }, { brand: 'flex', value: 350 }])]

/** The price of the departure, with what it is for. */
function priceOf(flights: readonly Flight[], change: Partial<FlightSearch>): string | undefined {
  const search = { ...SEARCH, ...change }
  const { departures, out, trip } = chosenState(flights, search)
  const [entry] = departures
  if (!entry) throw new Error('no departure')
  const chosen = out && { chosen: out.offer.brand.id, trip }
  const html = renderToString(
    <IntlContext value={createIntl('en', MESSAGES)}>
      <FlightEntry {...{ entry, search, ...chosen }} isOpen={false} onOpen={() => undefined} hrefOf={() => ''} />
    </IntlContext>,
  )
  return /₺[^₺]*?1 adult/.exec(html.replaceAll(/<[^>]*>/g, ''))?.[0]
}

test.each<[string, readonly Flight[], Partial<FlightSearch>, string]>([
  ['the lowest total, even with one fare', FLIGHTS, {}, '₺170,00from, both ways 1 adult'],
  ['still the lowest once it is chosen', FLIGHTS, { out: choice('OUT') }, '₺170,00from, both ways 1 adult'],
  [
    'the total with the lowest return',
    FLIGHTS,
    { out: choice('OUT'), home: choice('LOW') },
    '₺170,00both ways 1 adult',
  ],
  ['the total with a dearer return', FLIGHTS, { out: choice('OUT'), home: choice('DEAR') }, '₺260,00both ways 1 adult'],
  ['the price of a bundle, which includes its return', [BUNDLE], {}, '₺300,00both ways 1 adult'],
  ['the price of its one fare one way', ALONE, { trip: 'one-way' }, '₺300,001 adult'],
  ['the lowest of its fares one way', TWO_FARES, { trip: 'one-way' }, '₺300,00from, 1 adult'],
])('a departure shows %s (decision 43.2)', (_, flights, change, price) => {
  expect(priceOf(flights, change)).toBe(price)
})
