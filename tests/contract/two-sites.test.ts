import accounts from '@rota/mocks/provider-accounts.json' with { type: 'json' }
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passChallenge } from './bank.ts'
import { begin, name, paid } from './provider/prepare-flight.ts'
import { person } from './people.ts'
import { newKey, visitorOf, type Visitor } from './visitor.ts'
import { quoted, unwrap } from './prepare-basket.ts'
import { ORIGIN, startTestSystem, type TestSystem } from './test-system.ts'

const DIRECT = 'http://imbat.localhost:4000'
const STAY = { checkIn: 20270521, night: 5 }
const LINE = { key: 'room', type: 'hotel' as const, id: '30211', checkIn: STAY.checkIn, checkOut: 20270526 }
const TWO = { adults: 2, children: [] }
const cents = ({ value }: { value: number }) => Math.round(value * 100)

let system: TestSystem
beforeAll(async () => {
  const record = { paymentHosts: ['bank.localhost'], keys: [] }
  system = await startTestSystem({
    provider: {
      url: 'http://mocks.test/provider',
      credentialsFor: (account) => new Map(Object.entries(accounts)).get(account),
    },
    sites: {
      localhost: { ...record, account: '1001', inventory: 'agency' },
      'imbat.localhost': { ...record, account: '1002', inventory: 'provider' },
    },
  })
})
afterAll(() => system.close())

/** A visitor who has started a booking on one of the sites. */
async function visitorAt(origin: string): Promise<Visitor> {
  const visitor = visitorOf(system, new Map(), origin)
  unwrap(await visitor.client.reservationStart())
  return visitor
}

/** The offers of a search for one hotel, by the provider's id. */
async function offersOf(visitor: Visitor, hotel: string) {
  const body = { Products: [hotel], roomCriteria: [{ adult: 2 }], ...STAY }
  const { items } = unwrap(await visitor.client.providerHotelPrice({ body }))
  return items.hotels.flatMap(({ offers }) => offers)
}

async function firstOffer(visitor: Visitor, hotel: string) {
  const [offer] = await offersOf(visitor, hotel)
  if (offer === undefined) throw new Error('There is no offer')
  return offer
}

const begun = (visitor: Visitor, offerId: string) =>
  visitor.client.transactionBegin({
    header: { 'Idempotency-Key': newKey() },
    body: { offerIds: [offerId], currency: 'TRY', culture: 'en-US' },
  })

describe('one gateway, two sites: one through the agency, one with the provider itself', () => {
  test.each([
    [ORIGIN, 'Yelkovan'],
    [DIRECT, 'İmbat'],
  ])('%s shows %s, under its own record', async (origin, expected) => {
    const view = unwrap(await visitorOf(system, new Map(), origin).client.siteView())
    expect(view.site.name).toBe(expected)
  })

  test('a room is begun, paid and booked where the site of its visitor asks, at the price and markup of that site', async () => {
    const agencys = () => system.world.transactions.held.all().filter(({ session }) => session !== '').length
    const providers = () => system.world.transactions.all().length
    const prices: number[] = []
    for (const [origin, counts] of [
      [ORIGIN, [1, 0]],
      [DIRECT, [1, 1]],
    ] as const) {
      const visitor = await visitorAt(origin)
      const offer = await firstOffer(visitor, '30211')
      const transaction = await begin(visitor, { lines: [], offerIds: [offer.offerId], shown: 0 })
      expect([agencys(), providers()]).toEqual(counts)
      unwrap(await name(visitor, transaction))
      await visitor.patch({ key: 'customer', value: person('Sleeper', '3332211').customer })
      const [inside] = offer.rooms
      const idOf = (id = '') => ({ id: id.replaceAll(/[^A-Za-z0-9._-]/g, '-') })
      const room = { room: idOf(inside?.roomId), pricePlan: idOf(inside?.boardId), offerId: offer.offerId }
      const { booking } = await visitor.patch({ key: 'products', value: [{ ...LINE, ...room, pax: TWO, count: 1 }] })
      const prepared = { visitor, who: person('Sleeper', '3332211'), booking }
      const quote = await quoted(prepared, { method: 'creditcard', term: 'full' })
      expect(quote.payNow).toEqual(offer.price)
      const { paymentToken } = unwrap(await paid(system, prepared, quote.hash))
      const { state } = unwrap(await visitor.client.paymentStatus({ path: { token: paymentToken } }))
      expect(state).toBe('booked')
      prices.push(cents(offer.price))
    }
    const [agency = 0, provider = 0] = prices
    expect(Math.abs(provider - (agency * 1.06) / 1.04)).toBeLessThan(2)
    expect(system.breaches).toEqual([])
  })

  test("the provider's magic hotels work only on the site that calls it directly", async () => {
    const [agency, provider] = [await visitorAt(ORIGIN), await visitorAt(DIRECT)]
    expect(await offersOf(agency, '90404')).toEqual([])
    const expired = await begun(provider, (await firstOffer(provider, '90404')).offerId)
    expect(expired.error).toMatchObject({ type: '/docs/errors/expired' })
    const dearer = await firstOffer(provider, '90409')
    const { price } = unwrap(await begun(provider, dearer.offerId))
    expect(cents(price) / cents(dearer.price)).toBeCloseTo(1.07, 3)
  })

  test("so does the traveller's name that makes its commit fail", async () => {
    const visitor = await visitorAt(DIRECT)
    const offer = await firstOffer(visitor, '30211')
    const transaction = await begin(visitor, { lines: [], offerIds: [offer.offerId], shown: 0 })
    unwrap(await name(visitor, transaction, 'COMMITERROR'))
    const { transactionId } = transaction
    const header = { 'Idempotency-Key': newKey() }
    const { response } = await visitor.client.transactionCommit({ path: { transactionId }, header })
    expect(response.ok).toBe(false)
    expect(system.world.transactions.find(transactionId).booked).toBeUndefined()
  })

  test.each([
    ['UPDATEREFUSED', 'travellers-refused', 200],
    ['EXPIRESNOW', 'expired', 409],
  ])('the surname %s is refused as %s, and another one afterwards is %i', async (surname, kind, status) => {
    const visitor = await visitorAt(DIRECT)
    const offer = await firstOffer(visitor, '30211')
    const transaction = await begin(visitor, { lines: [], offerIds: [offer.offerId], shown: 0 })
    const { error } = await name(visitor, transaction, surname)
    expect(error?.type).toBe(`/docs/errors/${kind}`)
    expect((await name(visitor, transaction)).response.status).toBe(status)
  })

  test('the bank leads back to the site that the card was used on', async () => {
    const visitor = await visitorAt(DIRECT)
    const who = person('Payer', '4445566')
    await visitor.patch({ key: 'products', value: who.products })
    await visitor.patch({ key: 'customer', value: who.customer })
    const { booking } = await visitor.patch({ key: 'guests', value: who.guests })
    const quote = await quoted({ visitor, who, booking }, { method: 'creditcard', term: 'full' })
    const card = { number: '4000000000001091', expiry: '12/2030', cvv: '123', holder: 'DEFNE AYDIN' }
    const step = unwrap(
      await visitor.client.orderInitialize({
        header: { 'Idempotency-Key': newKey() },
        body: { quoteHash: quote.hash, method: 'creditcard', installment: 1, language: 'en', card },
      }),
    )
    const seen = await passChallenge(system, visitor, step.handoffUrl ?? '', DIRECT)
    expect(seen).toHaveLength(4)
    const { state } = unwrap(await visitor.client.paymentStatus({ path: { token: step.paymentToken } }))
    expect(state).toBe('booked')
  })

  test('a cookie of one site opens nothing on the other', async () => {
    const there = await visitorAt(ORIGIN)
    const here = visitorOf(system, new Map(there.jar), DIRECT)
    expect(unwrap(await there.client.siteView()).booking).not.toBeNull()
    expect(unwrap(await here.client.siteView()).booking).toBeNull()
  })
})
