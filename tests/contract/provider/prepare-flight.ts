import type { Answer, CallInput } from '@rota/openapi/client'
import type { components } from '@rota/openapi/agency/types'
import { person } from '../people.ts'
import { newKey, visitorOf, type Visitor } from '../visitor.ts'
import { unwrap, type PreparedVisitor } from '../prepare-basket.ts'
import type { TestSystem } from '../test-system.ts'

type Flight = components['schemas']['Flight']
type FlightLine = components['schemas']['CartFlightInput']
type Transaction = Answer<'transactionBegin'>

/** A round trip for two adults and a child. */
export const SEARCH: CallInput<'flightPrice'>['body']['query'] = {
  type: 2,
  origin: { id: 'SAW', type: 3 },
  destination: { id: 'VIE', type: 3 },
  departure: 20270521,
  return: 20270528,
  adult: 2,
  child: 1,
}
const PAX = { adults: 2, children: [7] }

/** Both legs of a trip, chosen under the same group key. */
export interface ChosenLegs {
  lines: FlightLine[]
  offerIds: string[]
  /** The price of both legs in the search, in minor units. */
  shown: number
}

const routeOf = ({ legs }: Flight) => legs[0]?.route

const cents = ({ value }: { value: number }) => Math.round(value * 100)

/** Searches, and chooses the first outbound flight and the first return flight that is sold with it. */
export async function choose(visitor: Visitor, query = SEARCH): Promise<ChosenLegs> {
  const { items } = unwrap(await visitor.client.flightPrice({ body: { query } }))
  const ways = [items.flights.filter((it) => routeOf(it) === 1), items.flights.filter((it) => routeOf(it) === 2)]
  const [out, back] = ways.map((flights) =>
    flights.flatMap((flight) => flight.offers.map((offer) => ({ flight, offer }))),
  )
  for (const there of out ?? []) {
    const key = there.offer.groupKeys.find((own) => back?.some(({ offer }) => offer.groupKeys.includes(own)))
    const home = back?.find(({ offer }) => key !== undefined && offer.groupKeys.includes(key))
    if (key === undefined || home === undefined) continue
    const legs = [there, home].map(({ flight, offer }, at): FlightLine => {
      const offerId = offer.offerIds.find(({ groupKey }) => groupKey === key)?.offerId ?? ''
      const route = at === 0 ? 1 : 2
      return { key: `way-${route}`, type: 'flight', stype: 'flight', id: flight.id, pax: PAX, route, offerId, count: 1 }
    })
    const prices = [there.offer, home.offer].map(({ price }) => cents(price))
    const shown = there.offer.isPackageOffer ? Math.max(...prices) : prices.reduce((sum, it) => sum + it, 0)
    return { lines: legs, offerIds: legs.map(({ offerId }) => offerId), shown }
  }
  throw new Error('No two flights are sold together')
}

const begun = (visitor: Visitor, offerIds: string[]) =>
  visitor.client.transactionBegin({
    header: { 'Idempotency-Key': newKey() },
    body: { offerIds, currency: 'TRY', culture: 'en-US' },
  })

/** Begins a transaction with both offers. */
export const begin = async (visitor: Visitor, { offerIds }: ChosenLegs): Promise<Transaction> =>
  unwrap(await begun(visitor, offerIds))

type Travellers = CallInput<'transactionUpdate'>['body']['travellers']

/** One for each traveller of a search, because nobody shares theirs (decision 43.7). */
const IDENTITIES = ['10000000146', '10000000078', '10000000214', '10000000382'] as const

/** Details of all travellers of the transaction. */
export const travellersFor = ({ travellers }: Transaction, surname = 'Aydin'): Travellers =>
  travellers.map((it, at) => ({
    travellerId: it.travellerId,
    type: it.type,
    passengerType: it.passengerType,
    title: it.availableTitles[0] ?? 1,
    name: 'Defne',
    surname,
    isLeader: it.isLeader,
    birthDate: it.birthDateTo,
    nationality: 'TR',
    identityNumber: IDENTITIES[at] ?? IDENTITIES[0],
    passportInfo: {
      serial: 'U',
      number: `1234567${it.travellerId}`,
      expireDate: 20340411,
      citizenshipCountryCode: 'TR',
    },
    address: { email: 'defne@posta.example', phone: '+90 532 000 01 48' },
  }))

/** Sends details of the travellers. */
export const update = async (visitor: Visitor, transactionId: string, travellers: Travellers, surname = 'Aydin') =>
  visitor.client.transactionUpdate({
    header: { 'Idempotency-Key': newKey() },
    body: {
      transactionId,
      travellers,
      customerInfo: { isCompany: false, name: 'Defne', surname, address: { city: 'İzmir', country: 'TR' } },
    },
  })

/** Sends details of all travellers of the transaction. */
export const name = async (visitor: Visitor, transaction: Transaction, surname?: string) =>
  update(visitor, transaction.transactionId, travellersFor(transaction, surname), surname)

/** A visitor with both legs in the basket and all travellers named, ready to pay. */
export interface PreparedFlight extends PreparedVisitor {
  chosen: ChosenLegs
  transaction: Transaction
}

/** From the search to a basket that can be paid, in the order of decision 39.8: offers, transaction, passengers. */
export async function prepareFlightBasket(
  system: TestSystem,
  query = SEARCH,
  surname?: string,
): Promise<PreparedFlight> {
  const visitor = visitorOf(system)
  unwrap(await visitor.client.reservationStart())
  const chosen = await choose(visitor, query)
  const transaction = await begin(visitor, chosen)
  unwrap(await name(visitor, transaction, surname))
  const who = person('Flyer', '1112233')
  await visitor.patch({ key: 'customer', value: who.customer })
  const { booking } = await visitor.patch({ key: 'products', value: chosen.lines })
  return { visitor, who, booking, chosen, transaction }
}

/** Pays a quote with a card that needs no challenge, and lets the saga finish. */
export async function paid(system: TestSystem, { visitor }: PreparedVisitor, quoteHash: string) {
  const card = { number: '4000000000001000', expiry: '12/2030', cvv: '123', holder: 'DEFNE AYDIN' }
  const answer = await visitor.client.orderInitialize({
    header: { 'Idempotency-Key': newKey() },
    body: { quoteHash, method: 'creditcard', installment: 1, language: 'en', card },
  })
  await system.context.payment?.runner.settled()
  return answer
}
