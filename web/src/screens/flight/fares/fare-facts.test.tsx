import { renderToString } from 'react-dom/server.edge'
import { IntlContext } from '../../../i18n/FormattedMessage.tsx'
import { createIntl } from '../../../i18n/format-message.ts'
import { expect, test } from 'vitest'
import type { Schema } from '../../../api/operations.ts'
import { allMessages } from '../../../i18n/testing/all-messages.ts'
import { FareFacts } from './FareFacts.tsx'

const MESSAGES = await allMessages('en')
const lira = (value: number) => ({ value, currency: 'try' as const })

const OFFER: Schema<'FlightOffer'> = {
  offerIds: [],
  groupKeys: [],
  isPackageOffer: false,
  cabin: 1,
  brand: { id: 'flex', name: 'Flex', services: [{ group: 5, fee: 0, name: 'Hot meal' }] },
  baggage: [],
  price: lira(300),
  passengerPrices: [],
  reservableInfo: { reservable: false },
  expiresOn: '2027-05-01T10:00:00Z',
}
const SHARES: Schema<'FlightOffer'>['passengerPrices'] = [
  { passengerType: 1, passengerCount: 2, price: lira(280), airportTax: lira(62) },
  { passengerType: 3, passengerCount: 1, price: lira(20) },
]

const said = (change: Partial<Schema<'FlightOffer'>>) =>
  renderToString(
    <IntlContext value={createIntl('en', MESSAGES)}>
      <FareFacts offers={[{ ...OFFER, ...change }]} />
    </IntlContext>,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

test.each<[string, Partial<Schema<'FlightOffer'>>, string]>([
  ['nothing more', {}, 'Flex Economy'],
  ['a booking class', { bookingClass: 'V' }, 'Flex Economy , class V'],
  [
    'prices and taxes by kind of passenger',
    { passengerPrices: SHARES },
    'Flex Economy 2 × Adult ₺280,00 , ₺62,00 of it taxes 1 × Infant ₺20,00',
  ],
  ['no prices of half a package', { passengerPrices: SHARES, isPackageOffer: true }, 'Flex Economy'],
  [
    'until when it can be held',
    { reservableInfo: { reservable: true, optionDate: '2027-05-03T20:59:00Z' } },
    'Flex Economy Can be held without payment until 03.05.2027 .',
  ],
  [
    'its own words about a service',
    { brand: { ...OFFER.brand, services: [{ group: 5, fee: 0, name: 'Hot meal', explanation: 'Order it by noon' }] } },
    'Flex Economy Hot meal : Order it by noon',
  ],
])('a fare says %s', (_, change, words) => {
  expect(said(change)).toBe(words)
})
