import { load } from '@rota/openapi/provider/validators'
import { describe, expect, test } from 'vitest'
import { answers } from './testing/answers.ts'
import { edited } from './testing/edit.ts'
import { answered } from './testing/envelope.ts'

/** A property of a response, with a valid and an invalid value. */
interface Extra {
  title: string
  spot: string
  value: unknown
  /** A value of a wrong type for the same property. */
  wrong: unknown
}

/** Properties that samples lack but live responses contain (decision 16.11). */
const extras: Extra[] = [
  { title: 'login', spot: 'loggedInWithMasterKey', value: false, wrong: 'no' },
  { title: 'login', spot: 'userInfo.allowMakeReservation', value: true, wrong: 1 },
  { title: 'login', spot: 'userInfo.webSiteId', value: 4, wrong: '4' },
  { title: 'arrivalAutocomplete of a city', spot: 'items.0.city.hotelCount', value: 412, wrong: '412' },
  { title: 'arrivalAutocomplete of a hotel', spot: 'items.0.hotel.internationalName', value: 'Ardic', wrong: 1 },
  { title: 'hotels', spot: 'hotels.0.stars', value: 4.5, wrong: '4.5' },
  { title: 'hotels', spot: 'hotels.0.badges', value: [{ id: '1', name: 'New' }], wrong: {} },
  { title: 'hotels', spot: 'hotels.0.facilities', value: [{ id: '4', name: 'Pool', isPriced: false }], wrong: {} },
  { title: 'hotels', spot: 'hotels.0.hasChannelManagerOffer', value: true, wrong: 'true' },
  { title: 'hotels', spot: 'hotels.0.thirdPartyInformation', value: { infos: [] }, wrong: { infos: {} } },
  { title: 'hotels', spot: 'hotels.0.offers.0.availabilityChecked', value: true, wrong: 0 },
  { title: 'hotels', spot: 'hotels.0.offers.0.warnings', value: [], wrong: {} },
  { title: 'hotels', spot: 'hotels.0.offers.0.notes', value: 'Bring a towel', wrong: [] },
  { title: 'hotels', spot: 'hotels.0.offers.0.rooms.0.visiblePL', value: true, wrong: 'x' },
  {
    title: 'offer details',
    spot: 'offerDetails.0.price',
    value: { amount: 441, currency: 'EUR' },
    wrong: { amount: -1, currency: 'EUR' },
  },
  {
    title: 'offer details',
    spot: 'offerDetails.0.reservableInfo',
    value: { reservable: true, optionDate: '2027-05-02T10:00:00' },
    wrong: { reservable: 1 },
  },
  { title: 'offer details', spot: 'offerDetails.0.flights', value: [{ id: 'XY204', items: [] }], wrong: {} },
  { title: 'product info', spot: 'hotel.handicaps', value: [], wrong: {} },
  { title: 'reservation', spot: 'expiresOn', value: '2027-05-02T09:34:07.183Z', wrong: 'soon' },
  {
    title: 'reservation',
    spot: 'reservationData.customerInfo',
    value: { isCompany: false, title: 1, isDefault: true },
    wrong: { isCompany: 'no' },
  },
  { title: 'reservation', spot: 'reservationData.services.0.pnrNo', value: 'AB12CD', wrong: 12 },
  {
    title: 'reservation',
    spot: 'reservationData.services.0.netPrice',
    value: { amount: 300, currency: 'EUR' },
    wrong: { amount: '300', currency: 'EUR' },
  },
  {
    title: 'reservation',
    spot: 'reservationData.services.0.serviceDetails.flightInfo',
    value: { flightNo: 'XY204', route: 1, segments: [{}], baggageInformations: [{ weight: 15 }] },
    wrong: { segments: {} },
  },
]

describe.each(extras)('$title: $spot', async ({ title, spot, value, wrong }) => {
  const answer = answers.find((it) => it.title === title)
  if (!answer) throw new Error(`there is no answer called ${title}`)
  const { u200 } = await load[answer.operation]()
  const response = answered(answer.fullest)

  test('is accepted with the right type only', () => {
    expect(u200(edited(response, `body.${spot}`, value))).toBe(true)
    expect(u200(edited(response, `body.${spot}`, wrong))).toBe(false)
  })
})

test('accepts a legacy result of a round trip with both legs in its items (decision 17.3)', async () => {
  const { u200 } = await load.priceSearch()
  const legs = [1, 2].map((route) => ({ flightNo: `XY20${route}`, route }))
  const result = { id: 'a', items: legs, offer: { offerId: '3$3$a', price: { amount: 161, currency: 'EUR' } } }
  expect(u200(answered({ searchId: 's', flights: [result] }))).toBe(true)
})

test.each([
  [{ hotels: [] }, true],
  [{ flights: [] }, true],
  [{}, false],
  [{ hotels: {} }, false],
  [{ flights: [{ id: 'a', items: [] }] }, false],
])('a search response with %j is valid: %s', async (found, verdict) => {
  const { u200 } = await load.priceSearch()
  expect(u200(answered({ searchId: 's', ...found }))).toBe(verdict)
})
