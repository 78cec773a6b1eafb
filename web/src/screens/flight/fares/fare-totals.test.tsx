import { renderToString } from 'react-dom/server.edge'
import { expect, test } from 'vitest'
import { flight } from '../../../domain/flights/testing/flights.ts'
import { defaultFlightSearch, type FlightSearch } from '../../../domain/flights/flight-search.ts'
import { createIntl } from '../../../i18n/format-message.ts'
import { IntlContext } from '../../../i18n/FormattedMessage.tsx'
import { allMessages } from '../../../i18n/testing/all-messages.ts'
import { chosenState } from '../chosen/chosen-state.ts'
import type { Flight } from '../request.ts'
import { FareTable } from './FareTable.tsx'

const MESSAGES = await allMessages('en')
const SEARCH = defaultFlightSearch(20270501)
const choice = (id: string, fare = 'light') => ({ flight: id, fare })

/** Flights with what the domain does not read: the services of their fares. */
const FLIGHTS = [
  flight('OUT', 1, [
    { keys: ['a'], value: 100 },
    { brand: 'plus', keys: ['a'], value: 130 },
    { brand: 'flex', keys: ['b'], value: 180 },
  ]),
  flight('LOW', 2, [{ keys: ['a', 'b'], value: 70 }]),
  flight('DEAR', 2, [{ keys: ['a'], value: 160 }]),
].map(({ offers, ...rest }) => {
  const named = offers.map((offer) => ({ ...offer, cabin: 1, brand: { ...offer.brand, services: [] } }))
  return { ...rest, offers: named } as unknown as Flight
})

/** The totals beside the fares of the last flight of a direction. */
function totals(change: Partial<FlightSearch>, way: 'departures' | 'returns'): string[] {
  const { trip, ...state } = chosenState(FLIGHTS, { ...SEARCH, ...change })
  const entry = state[way].at(-1)
  if (!entry) throw new Error('no flight')
  const html = renderToString(
    <IntlContext value={createIntl('en', MESSAGES)}>
      <FareTable entry={entry} trip={trip} hrefOf={() => ''} />
    </IntlContext>,
  )
  return html.replaceAll(/<[^>]*>/g, '').match(/₺\d+/g) ?? []
}

test.each<[string, Partial<FlightSearch>, 'departures' | 'returns', string[]]>([
  ['the lowest until the return is chosen', { out: choice('OUT') }, 'departures', ['₺170', '₺200', '₺250']],
  ['those with the lowest return', { out: choice('OUT'), home: choice('LOW') }, 'departures', ['₺170', '₺200', '₺250']],
  [
    'those with a dearer one, and the lowest of a fare that is not sold with it',
    { out: choice('OUT'), home: choice('DEAR') },
    'departures',
    ['₺260', '₺290', '₺250'],
  ],
  ['of the return those with the departure', { out: choice('OUT', 'plus'), home: choice('DEAR') }, 'returns', ['₺290']],
])('totals beside the fares: %s (decision 43.2)', (_, change, way, expected) => {
  expect(totals(change, way)).toEqual(expected)
})

test('choosing another fare leads to the total beside it', () => {
  const now = { out: choice('OUT'), home: choice('DEAR') }
  const then = chosenState(FLIGHTS, { ...SEARCH, ...now, out: choice('OUT', 'plus') }).trip
  expect(totals(now, 'departures')[1]).toBe(`₺${then?.total.value}`)
})

test('a fare whose services are not told names its bags, and nothing else as not offered', () => {
  const entry = chosenState(FLIGHTS, SEARCH).departures[0]
  if (!entry) throw new Error('no flight')
  const [light] = entry.offers
  const offers = [{ ...light, baggage: [{ type: 1, unit: 0, weight: 20, passengerType: 1 }] }] as typeof entry.offers
  const html = renderToString(
    <IntlContext value={createIntl('en', MESSAGES)}>
      <FareTable entry={{ ...entry, offers }} hrefOf={() => ''} />
    </IntlContext>,
  )
  const rows = html.split('<tr').map((row) => row.replace(/^[^>]*>/, '').replaceAll(/<[^>]*>/g, ' '))
  const said = rows.map((row) => row.replaceAll(/\s+/g, ' ').trim())
  expect(said.slice(2, 4)).toEqual(['Cabin bag Not offered', 'Checked bag Free 20 kg'])
  expect(said.join()).not.toContain('Meals')
})
