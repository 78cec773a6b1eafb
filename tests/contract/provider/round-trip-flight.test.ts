import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareFlightBasket, paid, type PreparedFlight } from './prepare-flight.ts'
import { PROVIDER } from './provider-config.ts'
import { tickets } from './tickets.ts'
import { newKey, visitorOf } from '../visitor.ts'
import { quoted, unwrap } from '../prepare-basket.ts'
import { startTestSystem, type TestSystem } from '../test-system.ts'

const WAY = { method: 'creditcard', term: 'full' } as const
const cents = (amount?: { value: number }) => Math.round((amount?.value ?? Number.NaN) * 100)

describe.each([
  ['through the agency', {}],
  ['from the provider itself', PROVIDER],
])('a round trip by card, %s', (_name, config) => {
  let system: TestSystem
  let prepared: PreparedFlight
  beforeAll(async () => {
    system = await startTestSystem(config)
    prepared = await prepareFlightBasket(system)
  })
  afterAll(() => system.close())

  test('1. both ways stand in the basket at the price of the transaction, which is what the search showed', () => {
    const { booking, chosen, transaction } = prepared
    expect(transaction).toMatchObject({ status: 4, priceChanged: false })
    expect(cents(transaction.price)).toBe(chosen.shown)
    expect(booking.products.map(({ key, type, stype, route }) => [key, type, stype, route])).toEqual([
      ['way-1', 'flight', 'flight', 1],
      ['way-2', 'flight', 'flight', 2],
    ])
    expect(cents(booking.totalAmount)).toBe(chosen.shown)
    const [out] = booking.products
    expect(out).toMatchObject({
      legs: [{ route: 1, departure: { airport: { id: 'SAW' } } }],
      availability: 1,
      count: 1,
    })
    expect(out).toHaveProperty('planName')
    expect(out?.optionDate).toBeUndefined()
  })

  test('2. a flight cannot be held unpaid, nor committed by a browser (decisions 17.14 and 21.4)', async () => {
    await expect(quoted(prepared, { method: 'later', term: 'later' })).rejects.toThrow('is not offered for this basket')
    const path = { transactionId: prepared.transaction.transactionId }
    const { error } = await prepared.visitor.client.transactionCommit({ path, header: { 'Idempotency-Key': newKey() } })
    expect(error?.type).toBe('/docs/errors/wrong-step')
    expect(tickets(system)).toEqual([])
  })

  test('3. paid, booked at the provider once, and then at the agency', async () => {
    const quote = await quoted(prepared, WAY)
    expect(cents(quote.payNow)).toBe(prepared.chosen.shown)
    const { paymentToken } = unwrap(await paid(system, prepared, quote.hash))
    const { state, bookingToken = '' } = unwrap(
      await prepared.visitor.client.paymentStatus({ path: { token: paymentToken } }),
    )
    expect(state).toBe('booked')
    expect(tickets(system)).toHaveLength(1)
    expect(system.world.payments.captures()).toMatchObject([{ amount: quote.payNow.value }])
    const result = unwrap(await visitorOf(system).client.bookingByToken({ path: { token: bookingToken } }))
    expect(result).toMatchObject({ state: 'booked', paid: quote.payNow, lines: [{ route: 1 }, { route: 2 }] })
    const record = system.world.bookings.all().find(({ booking }) => booking.completion !== undefined)
    expect(record?.booking.flightTransaction).toMatchObject({ reservationNumber: tickets(system)[0] })
  })

  test('4. the session has no basket any more', async () => {
    expect(unwrap(await prepared.visitor.client.siteView()).booking).toBeNull()
    expect(system.breaches).toEqual([])
  })
})
