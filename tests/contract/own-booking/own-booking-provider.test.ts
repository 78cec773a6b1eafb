import { BookingTransactionStatus } from '@rota/openapi/agency/enums'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareFlightBasket, paid } from '../provider/prepare-flight.ts'
import { cancelled } from './own-booking.ts'
import { PROVIDER } from '../provider/provider-config.ts'
import { visitorOf } from '../visitor.ts'
import { fill, held, quoted, unwrap } from '../prepare-basket.ts'
import { startTestSystem, type TestSystem } from '../test-system.ts'

const cents = ({ value }: { value: number }) => Math.round(value * 100)

/** Statuses of cancelled transactions at the provider, through either API, with or without a penalty. */
const goneAt = ({ world }: TestSystem) => {
  const { Cancelled, CancelX } = BookingTransactionStatus
  const statuses = world.transactions.everything().flatMap(({ state, session }) => (session === '' ? [] : [state]))
  return statuses.filter((status) => status === Cancelled || status === CancelX)
}

describe.each([
  ['through the agency', {}],
  ['at the provider itself', PROVIDER],
])('a round trip is cancelled %s', (_name, config) => {
  let system: TestSystem
  beforeAll(async () => {
    system = await startTestSystem(config)
  })
  afterAll(() => system.close())

  test('both ways as one reservation, at its own penalty; then the booking, and the rest is paid back', async () => {
    const prepared = await prepareFlightBasket(system)
    const quote = await quoted(prepared, { method: 'creditcard', term: 'full' })
    const { paymentToken } = unwrap(await paid(system, prepared, quote.hash))
    const { bookingToken = '' } = unwrap(await prepared.visitor.client.paymentStatus({ path: { token: paymentToken } }))
    const { bookingNumber: number = '' } = unwrap(
      await visitorOf(system).client.bookingByToken({ path: { token: bookingToken } }),
    )
    const { penalty, answer, result } = await cancelled(system, { number, email: prepared.who.customer.email })

    expect(penalty).toMatchObject({ cancelable: true, lines: [{ keys: ['way-1', 'way-2'], seller: 'provider' }] })
    expect(cents(penalty.penalty) + cents(penalty.refund)).toBe(cents(quote.payNow))
    const reservationStatus = penalty.penalty.value > 0 ? 3 : 2
    expect(answer).toMatchObject({ state: 'cancelled', reservationStatus, penalty: penalty.penalty })
    expect(result).toMatchObject({ state: 'cancelled', cancellation: { refund: { amount: penalty.refund } } })
    expect(goneAt(system)).toHaveLength(1)
    const refunds = system.world.payments.refunds().map(({ amount }) => amount)
    expect(refunds).toEqual(penalty.refund.value > 0 ? [penalty.refund.value] : [])
    expect(system.breaches).toEqual([])
  })
})

describe('what is held unpaid', () => {
  let system: TestSystem
  beforeAll(async () => {
    system = await startTestSystem()
  })
  afterAll(() => system.close())

  test('is cancelled without any money moving (decision 25.1: "from confirmed, held")', async () => {
    const { client } = visitorOf(system)
    const query = { fromLocation: 'location-ayt', toLocation: 'location-kas', direction: 1, passengers: 2 } as const
    const id = unwrap(await client.transferList({ query })).records[0]?.id ?? ''
    const pax = { adults: 2, children: [] }
    const line = { key: 'ride', type: 'transfer', id, pax, direction: 1, count: 1 } as const
    const prepared = await fill(system, [
      { ...line, checkIn: 20270521, time: '14:30', flightNumber: 'X1 1000', bags: 2 },
    ])
    const way = { method: 'later', term: 'later' } as const
    const { bookingNumber: number } = unwrap(await held(prepared, (await quoted(prepared, way)).hash, way))
    const { penalty, answer } = await cancelled(system, { number, email: prepared.who.customer.email })
    expect([penalty.penalty.value, penalty.refund.value]).toEqual([0, 0])
    expect(answer).toMatchObject({ state: 'cancelled', reservationStatus: 2, refund: { state: 'none' } })
    const record = system.world.bookings.all().find(({ booking }) => booking.completion?.bookingNumber === number)
    expect([record?.state, system.world.payments.refunds()]).toEqual(['cancelled', []])
    expect(system.breaches).toEqual([])
  })
})
