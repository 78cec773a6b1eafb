import type { Schema } from '../world/basics/schemas.ts'
import type { MockHarness } from './harness.ts'

type Transaction = Schema<'ProviderTransaction'>
type Named = Schema<'ProviderTravellerInput'>

/** A search for one adult, from all airports of a city to an airport. */
export const FLIGHT = {
  type: 1,
  origin: { id: 'IST', type: 1 },
  destination: { id: 'AYT', type: 3 },
  departure: 20270521,
  adult: 1,
} as const satisfies Schema<'FlightSearch'>

/** The same search as a round trip of five nights. */
export const ROUND = { ...FLIGHT, type: 2, return: 20270526 } as const satisfies Schema<'FlightSearch'>

export const HOTEL_SEARCH = {
  arrivalLocations: [{ id: 'kas', type: 3 }],
  roomCriteria: [{ adult: 2 }],
  checkIn: 20270521,
  night: 5,
  culture: 'en-US',
} as const

/** Currency and culture of all calls. */
const DEFAULTS = { currency: 'TRY', culture: 'en-US' } as const

/** The flights of a search. */
export async function flightsOf(
  mock: MockHarness,
  query: object = FLIGHT,
  markupRate?: number,
): Promise<Schema<'Flight'>[]> {
  const body = { query, ...(markupRate !== undefined && { markupRate }) }
  const answer = await mock.call<{ items: Schema<'FlightSearchResult'> }>('flightPrice', { body })
  return answer.body.items.flights
}

/** The first offer of a search that is sold on its own. */
export async function offerOf(
  mock: MockHarness,
  query: object = FLIGHT,
): Promise<Schema<'FlightOffer'> & { offerId: string }> {
  const [offer] = (await flightsOf(mock, query)).flatMap(({ offers }) => offers)
  if (offer?.offerId === undefined) throw new Error('nothing is sold')
  return { ...offer, offerId: offer.offerId }
}

/** Begins a transaction. */
export const begin = (mock: MockHarness, sessionId: string, offerIds: readonly string[], over: object = {}) =>
  mock.call<Transaction>('transactionBegin', { sessionId, body: { offerIds, ...DEFAULTS, ...over } })

/** Valid details of all travellers of a transaction. */
export const namesFor = ({ travellers }: Transaction): Named[] =>
  travellers.map(({ travellerId, type, passengerType, availableTitles: [title = 1], birthDateTo, isLeader }) => ({
    travellerId,
    type,
    passengerType,
    title,
    name: 'Defne',
    surname: `Aydın ${travellerId}`,
    isLeader,
    birthDate: birthDateTo,
    nationality: 'TR',
    identityNumber: '10000000146',
    passportInfo: { number: 'U00000000', expireDate: 20330101 },
    ...(isLeader && { address: { email: 'defne@posta.example' } }),
  }))

/** Sends details of travellers; by default of all of them. */
export const update = (mock: MockHarness, sessionId: string, transaction: Transaction, over: object = {}) =>
  mock.call<Transaction>('transactionUpdate', {
    sessionId,
    body: { transactionId: transaction.transactionId, travellers: namesFor(transaction), ...over },
  })

/** Commits a transaction. */
export const commit = (mock: MockHarness, sessionId: string, transactionId: string) =>
  mock.call<Schema<'TransactionCommit'>>('transactionCommit', { sessionId, path: { transactionId } })

/** A session with an open transaction for the first offer of a search. */
export async function begun(mock: MockHarness, query: object = FLIGHT) {
  const sessionId = await mock.start()
  const { offerId } = await offerOf(mock, query)
  const { body: transaction } = await begin(mock, sessionId, [offerId])
  return { sessionId, offerId, transaction }
}

/** Adds or removes services. */
export const services = (mock: MockHarness, id: 'serviceAdd' | 'serviceRemove', sessionId: string, body: object) =>
  mock.call<Transaction>(id, { sessionId, body: { ...DEFAULTS, ...body } })
