import type { ProviderBody } from '@rota/openapi/provider/client'
import type { Wire } from '../world/provider/wire/wire.ts'
import { FLIGHT_SEARCH, hotelSearch, person, type ProviderHarness } from './provider-harness.ts'

/** The first hotel of a search, and its first offer. */
export async function findHotel({ ask }: ProviderHarness, over: Partial<Wire<'HotelSearchRequest'>> = {}) {
  const { searchId, hotels = [] } = await ask('priceSearch', hotelSearch(over))
  const [hotel] = hotels
  const offer = hotel?.offers[0]
  if (hotel === undefined || offer === undefined) throw new Error('no hotel was found')
  return { searchId, hotel, offer }
}

/** The flights of a search, separated into outbound and return by their route. */
export async function findFlights({ ask }: ProviderHarness, over: Partial<Wire<'FlightSearchRequest'>> = {}) {
  const { searchId, flights = [] } = await ask('priceSearch', { ...FLIGHT_SEARCH, ...over })
  const going = (route: number) => flights.filter(({ items }) => items.every((item) => item.route === route))
  return { searchId, flights, there: going(1), back: going(2) }
}

/** The bookable id of an offer; with a key, the id for that round trip. */
export function idOf(offer: Wire<'FlightOffer'> | undefined, key?: string): string {
  const grouped = offer?.offerIds?.find(({ groupKey }) => key === undefined || groupKey === key)
  const id = (key === undefined ? offer?.offerId : undefined) ?? grouped?.offerId
  if (id === undefined) throw new Error('the offer has no id')
  return id
}

/** A transaction for the first offer of a hotel. */
export async function begin(mock: ProviderHarness, over: Partial<Wire<'HotelSearchRequest'>> = {}) {
  const { offer } = await findHotel(mock, over)
  return mock.ask('transactionBegin', { offerIds: [offer.offerId], currency: 'EUR', culture: 'en-US' })
}

/** A request with details of all travellers. */
export function guests(
  { transactionId, reservationData }: ProviderBody<'transactionBegin'>,
  leader: Partial<Wire<'TravellerInput'>> = {},
): Wire<'ReservationInfoRequest'> {
  const travellers = reservationData.travellers.map(person)
  return { transactionId, travellers: travellers.map((it) => (it.isLeader ? { ...it, ...leader } : it)) }
}

/** A hotel reservation. */
export async function book(mock: ProviderHarness, over: Partial<Wire<'HotelSearchRequest'>> = {}) {
  const begun = await begin(mock, over)
  await mock.ask('reservationInfoSet', guests(begun))
  const { reservationNumber } = await mock.ask('transactionCommit', { transactionId: begun.transactionId })
  return { reservationNumber, transactionId: begun.transactionId }
}
