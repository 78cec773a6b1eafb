import {
  createProviderClient,
  type ProviderBody,
  type ProviderClient,
  type ProviderInput,
} from '@rota/openapi/provider/client'
import { nodeMocks, type NodeMocks } from '../node.ts'
import { issueToken } from '../world/provider/wire/tokens.ts'
import type { Wire } from '../world/provider/wire/wire.ts'
import { NOW } from './harness.ts'

type Id = keyof ProviderClient
type Sent<K extends Id> = ProviderInput<K> extends { body?: infer B } ? B : never

const YEAR = 365 * 86_400

/** The mock provider, called through the gateway's client. */
export interface ProviderHarness extends NodeMocks {
  readonly client: ProviderClient
  /** Valid for a year, so that tests can move the clock. */
  readonly token: string
  /** The body of a successful response; a refusal fails the test. */
  readonly ask: <K extends Id>(id: K, body: Sent<K>) => Promise<ProviderBody<K>>
  /** The code of a refusal; a success fails the test. */
  readonly refusal: <K extends Id>(id: K, body: Sent<K>) => Promise<string | undefined>
}

interface Envelope<K extends Id> {
  readonly header: { readonly success: boolean; readonly messages: readonly { readonly code: string }[] }
  readonly body?: ProviderBody<K>
}

/** Call it once per test: each call creates a world of its own. */
export async function createProviderHarness(): Promise<ProviderHarness> {
  const mocks = await nodeMocks({ now: NOW, seed: 'test' })
  const client = createProviderClient({
    baseUrl: 'http://mocks.test/provider',
    fetch: (request) => mocks.answer(request),
  })
  const { token } = issueToken(NOW, YEAR)

  const call = async <K extends Id>(id: K, body: Sent<K>): Promise<Envelope<K>> => {
    // TypeScript cannot match a generic operation with its input, so the method is seen as one that takes any body.
    const send = client[id] as (input: { body: Sent<K> }, init: { token: string }) => Promise<{ data?: unknown }>
    const { data } = await send({ body }, { token })
    if (data === undefined) throw new Error(`${id} was answered with no envelope`)
    return data as Envelope<K>
  }
  return {
    ...mocks,
    client,
    token,
    ask: async (id, body) => {
      const { header, body: answer } = await call(id, body)
      if (!header.success || answer === undefined) throw new Error(`${id}: ${JSON.stringify(header.messages)}`)
      return answer
    },
    refusal: async (id, body) => {
      const { header } = await call(id, body)
      if (header.success) throw new Error(`${id} was not refused`)
      return header.messages[0]?.code
    },
  }
}

/** A stay in Kaş for two adults. */
export const HOTEL_SEARCH: Wire<'HotelSearchRequest'> = {
  productType: 2,
  checkAllotment: true,
  checkStopSale: true,
  getOnlyDiscountedPrice: false,
  getOnlyBestOffers: true,
  arrivalLocations: [{ id: '23494', type: 2 }],
  roomCriteria: [{ adult: 2 }],
  nationality: 'TR',
  checkIn: '2027-05-21',
  night: 5,
  currency: 'EUR',
  culture: 'en-US',
}

/** The same search with changes; a search for hotel ids has no location. */
export function hotelSearch(over: Partial<Wire<'HotelSearchRequest'>>): Wire<'HotelSearchRequest'> {
  const { arrivalLocations = [], ...anywhere } = HOTEL_SEARCH
  return over.Products ? { ...anywhere, ...over } : { ...anywhere, arrivalLocations, ...over }
}

/** A round trip for one adult. */
export const FLIGHT_SEARCH: Wire<'FlightSearchRequest'> = {
  productType: 3,
  serviceTypes: ['2'],
  checkIn: '2027-05-21',
  night: 5,
  departureLocations: [{ id: 'SAW', type: 5 }],
  arrivalLocations: [{ id: 'AYT', type: 5 }],
  passengers: [{ type: 1, count: 1 }],
  supportedFlightReponseListTypes: [3],
  currency: 'EUR',
  culture: 'en-US',
}

/** Valid details for a traveller of a transaction; the first is the leader. */
export function person({ travellerId, type, title }: Wire<'Traveller'>, at: number): Wire<'TravellerInput'> {
  const isAdult = type === 1
  return {
    travellerId,
    type: isAdult ? 1 : type === 2 ? 2 : 3,
    title: isAdult ? 1 : title === 5 ? 5 : 6,
    name: 'Defne',
    surname: `Aydın${at || ''}`,
    isLeader: at === 0,
    birthDate: isAdult ? '1990-10-10' : '2019-06-01',
    nationality: { twoLetterCode: 'TR' },
    identityNumber: '10000000146',
    ...(at === 0 && {
      address: { email: 'defne@example.com', contactPhone: { countryCode: '90', phoneNumber: '5550100' } },
    }),
  }
}
