import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEARCH } from './prepare-flight.ts'
import { PROVIDER } from './provider-config.ts'
import { newKey, visitorOf } from '../visitor.ts'
import { unwrap } from '../prepare-basket.ts'
import { startTestSystem, type TestSystem } from '../test-system.ts'

let throughAgency: TestSystem
let fromProvider: TestSystem
beforeAll(async () => {
  throughAgency = await startTestSystem()
  fromProvider = await startTestSystem(PROVIDER)
})
afterAll(() => Promise.all([throughAgency.close(), fromProvider.close()]))

const cents = ({ value }: { value: number }) => Math.round(value * 100)

/** The price of each fare, keyed by flight, date and fare. */
async function fares(system: TestSystem): Promise<Map<string, number>> {
  const { items } = unwrap(await visitorOf(system).client.flightPrice({ body: { query: SEARCH } }))
  return new Map(
    items.flights.flatMap(({ legs, offers }) =>
      offers.map(
        ({ brand, price }) => [`${legs[0]?.flightNo} ${legs[0]?.departure.date} ${brand.name}`, cents(price)] as const,
      ),
    ),
  )
}

test("a flight has the site's markup once, from the agency and from the provider", async () => {
  const [agency, provider] = await Promise.all([fares(throughAgency), fares(fromProvider)])
  expect([...agency.keys()].toSorted()).toEqual([...provider.keys()].toSorted())
  expect(agency.size).toBeGreaterThan(3)
  // One rounds per passenger, the other rounds the total.
  for (const [fare, price] of agency) expect(Math.abs(price - (provider.get(fare) ?? 0))).toBeLessThanOrEqual(3)
})

test('a hotel of the provider costs as much as with the agency itself, plus the markup', async () => {
  const stay = { checkIn: 20270521, checkOut: 20270528 }
  const own = unwrap(
    await visitorOf(throughAgency).client.hotelPrice({ path: { id: '12' }, body: { ...stay, adults: 2 } }),
  )
  const [cheapest = Number.NaN] = own.rooms
    .flatMap(({ plans }) => plans.map(({ offer }) => cents(offer.total)))
    .toSorted((a, b) => a - b)
  const body = { Products: ['30211'], roomCriteria: [{ adult: 2 }], checkIn: stay.checkIn, night: 7 }
  for (const system of [throughAgency, fromProvider]) {
    const { items } = unwrap(await visitorOf(system).client.providerHotelPrice({ body }))
    const prices = items.hotels.flatMap(({ offers }) => offers.map(({ price }) => cents(price)))
    expect(Math.min(...prices)).toBe(Math.round(cheapest * 1.04))
  }
})

test('an offer id with a changed markup is 404', async () => {
  const visitor = visitorOf(throughAgency)
  unwrap(await visitor.client.reservationStart())
  const query = {
    type: 1,
    origin: SEARCH.origin,
    destination: SEARCH.destination,
    departure: SEARCH.departure,
    adult: 1,
  } as const
  const [flight] = unwrap(await visitor.client.flightPrice({ body: { query } })).items.flights
  const offerId = flight?.offers[0]?.offerId ?? ''
  expect(offerId).toContain('||4|')
  const forged = { offerIds: [offerId.replace('||4|', '||0|')], currency: 'TRY', culture: 'en-US' } as const
  const header = { 'Idempotency-Key': newKey() }
  const { response } = await visitor.client.transactionBegin({
    header,
    body: { ...forged, offerIds: [...forged.offerIds] },
  })
  expect(response.status).toBe(404)
})

test('no browser says how high it is (decision 19.1)', async () => {
  const body = { query: SEARCH, markupRate: 0 } as { query: typeof SEARCH }
  for (const system of [throughAgency, fromProvider]) {
    const { response } = await visitorOf(system).client.flightPrice({ body })
    expect(response.status).toBe(422)
  }
})
