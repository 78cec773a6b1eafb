import type { CallInput } from '@rota/openapi/client'
import type { components } from '@rota/openapi/agency/types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { begin, name, paid } from './prepare-flight.ts'
import { person } from '../people.ts'
import { PROVIDER } from './provider-config.ts'
import { visitorOf, type Visitor } from '../visitor.ts'
import { quoted, unwrap } from '../prepare-basket.ts'
import { startTestSystem, type TestSystem } from '../test-system.ts'

type Search = CallInput<'providerHotelPrice'>['body']
type Offer = components['schemas']['ProviderHotelOffer']

const WAY = { method: 'creditcard', term: 'full' } as const
const STAY = { checkIn: 20270521, night: 5 }
const cents = ({ value }: { value: number }) => Math.round(value * 100)

/** The first offer of the hotel that always has rooms. */
async function offerFor(visitor: Visitor, roomCriteria: Search['roomCriteria']): Promise<Offer> {
  const body = { Products: ['30211'], roomCriteria, ...STAY }
  const [hotel] = unwrap(await visitor.client.providerHotelPrice({ body })).items.hotels
  const [offer] = hotel?.offers ?? []
  if (offer === undefined) throw new Error('There is no offer')
  return offer
}

const room = ({ rooms: [first] }: Offer) => ({
  room: { id: (first?.roomId ?? '').replaceAll(/[^A-Za-z0-9._-]/g, '-') },
  pricePlan: { id: (first?.boardId ?? '').replaceAll(/[^A-Za-z0-9._-]/g, '-') },
})
const LINE = { key: 'room', type: 'hotel' as const, id: '30211', checkIn: STAY.checkIn, checkOut: 20270526 }
const TWO = { adults: 2, children: [] }
const ONE = { adults: 1, children: [] }

/** Begins a transaction, names the travellers, fills the basket and pays; returns the results of these steps. */
async function bought(
  system: TestSystem,
  visitor: Visitor,
  line: components['schemas']['CartHotelInput'],
  offerIds: string[],
) {
  const transaction = await begin(visitor, { lines: [], offerIds, shown: 0 })
  unwrap(await name(visitor, transaction))
  await visitor.patch({ key: 'customer', value: person('Sleeper', '3332211').customer })
  const { booking } = await visitor.patch({ key: 'products', value: [line] })
  const prepared = { visitor, who: person('Sleeper', '3332211'), booking }
  const quote = await quoted(prepared, WAY)
  const { paymentToken } = unwrap(await paid(system, prepared, quote.hash))
  const { state } = unwrap(await visitor.client.paymentStatus({ path: { token: paymentToken } }))
  return { transaction, booking, quote, state }
}

describe.each([
  ['through the agency', {}],
  ['from the provider itself', PROVIDER],
])('rooms of the provider, %s', (_name, config) => {
  let system: TestSystem
  let visitor: Visitor
  beforeAll(async () => {
    system = await startTestSystem(config)
    visitor = visitorOf(system)
    unwrap(await visitor.client.reservationStart())
  })
  afterAll(() => system.close())

  test('one offer for two rooms: the line costs what the transaction does, and is booked once', async () => {
    const offer = await offerFor(visitor, [{ adult: 2 }, { adult: 2 }])
    const line = { ...LINE, ...room(offer), pax: TWO, paxes: [TWO, TWO], offerIds: [offer.offerId], count: 2 }
    const { transaction, booking, quote, state } = await bought(system, visitor, line, [offer.offerId])
    expect(transaction.price).toEqual(offer.price)
    expect(booking.products).toMatchObject([
      { total: offer.price, offerIds: [offer.offerId], paxes: [TWO, TWO], count: 2 },
    ])
    expect([quote.payNow, state]).toEqual([offer.price, 'booked'])
    expect(system.breaches).toEqual([])
  })

  test.each([
    ['people', { pax: ONE, count: 1 }],
    ['rooms', { pax: ONE, count: 2 }],
  ])('an offer for other %s than the line says is 422', async (_what, said) => {
    const other = visitorOf(system)
    unwrap(await other.client.reservationStart())
    const offer = await offerFor(other, [{ adult: 2 }])
    const value = [{ ...LINE, ...room(offer), ...said, offerId: offer.offerId }]
    const answer = await other.send('reservationPatch', {
      header: { 'If-Match': '"0"' },
      body: { key: 'products', value },
    })
    expect([answer.status, answer.error?.type]).toEqual([422, '/docs/errors/over-capacity'])
  })
})

test('"the line keeps offerIds[] and pax[] of every merged offer, count + 1" (decision 27.3)', async () => {
  const system = await startTestSystem()
  const visitor = visitorOf(system)
  unwrap(await visitor.client.reservationStart())
  const [two, one] = [await offerFor(visitor, [{ adult: 2 }]), await offerFor(visitor, [{ adult: 1 }])]
  const offerIds = [two.offerId, one.offerId]
  const line = { ...LINE, ...room(two), pax: TWO, paxes: [TWO, ONE], offerIds, count: 2 }
  const { booking, transaction, state } = await bought(system, visitor, line, offerIds)
  const [merged] = booking.products
  expect(merged).toMatchObject({ offerIds, paxes: [TWO, ONE], count: 2, total: transaction.price })
  expect(cents(merged?.total ?? { value: 0 })).toBe(cents(two.price) + cents(one.price))
  expect(state).toBe('booked')
  await system.close()
})
