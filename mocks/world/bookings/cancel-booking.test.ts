import { PaymentStatus, ReservationStatus, TransactionStatus } from '@rota/openapi/agency/enums'
import { describe, expect, it } from 'vitest'
import { attemptOn, createMockHarness, LINE, NOW, TOKEN, type MockHarness } from '../../testing/harness.ts'
import type { Schema } from '../basics/schemas.ts'
import { settle } from '../payments/settlement.ts'
import { receiveTransfer } from './transfers.ts'

/** A paid and confirmed booking, with a refundable or a non-refundable plan, paid in full or by a deposit. */
async function booked(plan = 'ai-flex', term: 'full' | 'deposit' = 'full') {
  const mock = await createMockHarness()
  const sessionId = await mock.start()
  await mock.fill(sessionId, [{ ...LINE, pricePlan: { id: plan } }])
  const total = mock.world.bookings.find(sessionId)?.booking.totalAmount.value ?? 0
  const deposit = (total * DEPOSIT) / 100
  await mock.pay(sessionId, term === 'full' ? {} : { amount: lira(deposit) })
  await settle(mock.world, TOKEN)
  const body = { method: 'creditcard', toCurrency: 'try' }
  const { body: completion } = await mock.call<Schema<'Completion'>>('reservationComplete', {
    sessionId,
    query: { term },
    body,
  })
  const received = async (value?: number) => {
    await receiveTransfer(mock.world, value, completion.bookingNumber)
    return mock.world.bookings.find(sessionId)?.booking.completion
  }
  return { mock, sessionId, total, deposit, received }
}

/** The site's deposit, in per cent. */
const DEPOSIT = 25

const lira = (value: number) => ({ value, currency: 'try' })
const cancel = (mock: MockHarness, sessionId: string, penalty: number, refund: number) =>
  mock.call<{ booking: Schema<'Booking'>; type: string }>('reservationPatch', {
    sessionId,
    body: { key: 'cancellation', value: { penalty: lira(penalty), refund: lira(refund) } },
  })

describe('the rest of a deposit arrives by bank transfer', () => {
  it.each<[string, part: number | undefined, paymentStatus: number]>([
    ['a part of it', 100, PaymentStatus.PartlyPaid],
    ['all of it', undefined, PaymentStatus.Paid],
    ['more than all of it', 1_000_000, PaymentStatus.Over],
  ])('%s: the agency reports what came beside the charge', async (_what, part, paymentStatus) => {
    const { total, deposit, received } = await booked('ai-flex', 'deposit')
    expect(await received(part)).toMatchObject({ paymentStatus, received: lira(part ?? total - deposit) })
  })

  it('goes back with the deposit: to the card what it was charged, and no more', async () => {
    const { mock, sessionId, total, deposit, received } = await booked('ai-flex', 'deposit')
    await received()
    expect((await cancel(mock, sessionId, 0, total + 1)).status).toBe(409)
    expect((await cancel(mock, sessionId, 0, total)).status).toBe(200)
    expect(mock.world.payments.refunds()).toMatchObject([{ token: TOKEN, amount: deposit }])
    expect(await received(500)).toMatchObject({ received: lira(total - deposit + 500) })
  })
})

describe('cancelling (decision 25.1: "cancelled, cancelled-with-penalty (from confirmed, held)"; "refund lowers")', () => {
  it('without a penalty refunds everything, once', async () => {
    const { mock, sessionId, total } = await booked()
    const { body } = await cancel(mock, sessionId, 0, total)
    expect(body.booking).toMatchObject({
      cancellation: { reservationStatus: ReservationStatus.Cancel, refund: lira(total) },
      completion: { paymentStatus: PaymentStatus.None },
    })
    expect(mock.world.bookings.find(sessionId)?.state).toBe('cancelled')
    const at = new Date(NOW).toISOString()
    expect(mock.world.payments.refunds()).toEqual([{ token: TOKEN, amount: total, currency: 'try', at }])
    expect(attemptOn(mock).status).toBe(TransactionStatus.Refunded)
  })

  it('with a penalty refunds the rest and keeps the penalty as paid', async () => {
    const { mock, sessionId, total } = await booked('hb-saver')
    const { body } = await cancel(mock, sessionId, 100, total - 100)
    expect(body.booking).toMatchObject({
      cancellation: { reservationStatus: ReservationStatus.CancelX },
      completion: { paymentStatus: PaymentStatus.Paid },
    })
    expect(mock.world.bookings.find(sessionId)?.state).toBe('cancelled-with-penalty')
    expect(mock.world.payments.refunds()).toMatchObject([{ amount: total - 100 }])
  })

  it('of a held booking does not stop a transfer that is under way: the money is known', async () => {
    const mock = await createMockHarness()
    const sessionId = await mock.start()
    await mock.fill(sessionId, [LINE])
    const body = { method: 'transfer', toCurrency: 'try' }
    await mock.call('reservationComplete', { sessionId, query: { term: 'full' }, body })
    await cancel(mock, sessionId, 0, 0)
    const { bookingNumber } = mock.world.bookings.find(sessionId)?.booking.completion ?? {}
    expect(await receiveTransfer(mock.world, 5000, bookingNumber)).toHaveLength(1)
    expect(mock.world.bookings.find(sessionId)).toMatchObject({
      state: 'cancelled',
      booking: { completion: { received: lira(5000) } },
    })
  })

  it('survives in a snapshot', async () => {
    const { mock, sessionId, total } = await booked()
    await cancel(mock, sessionId, 0, total)
    const later = await createMockHarness()
    await later.world.restore(JSON.parse(JSON.stringify(mock.world.snapshot())))
    expect(later.world.payments.refunds()).toEqual(mock.world.payments.refunds())
    expect(later.world.bookings.find(sessionId)?.state).toBe('cancelled')
  })

  it.each<[string, string, (total: number) => [penalty: number, refund: number]]>([
    ['a penalty where it is free', 'ai-flex', (total) => [total, 0]],
    ['none where it is not', 'hb-saver', (total) => [0, total]],
    ['more back than was paid', 'ai-flex', (total) => [0, total + 1]],
  ])('refuses %s, and nothing is cancelled', async (_what, plan, termsOf) => {
    const { mock, sessionId, total } = await booked(plan)
    const { status, body } = await cancel(mock, sessionId, ...termsOf(total))
    expect([status, body.type]).toEqual([409, '/problems/wrong-step'])
    expect([mock.world.bookings.find(sessionId)?.state, mock.world.payments.refunds()]).toEqual(['confirmed', []])
  })

  it('refuses a second cancellation, and that of a draft', async () => {
    const { mock, sessionId, total } = await booked()
    await cancel(mock, sessionId, 0, total)
    const draft = await mock.start()
    const statuses = [await cancel(mock, sessionId, 0, 0), await cancel(mock, draft, 0, 0)].map(({ status }) => status)
    expect([statuses, mock.world.payments.refunds().length]).toEqual([[409, 409], 1])
  })

  it('is free until the minute of the deadline is over', async () => {
    const { mock, sessionId, total } = await booked()
    const freeUntil = mock.world.bookings.find(sessionId)?.booking.products[0]?.cancellation?.freeUntil ?? ''
    mock.world.setClock(Date.parse(freeUntil) + 60_000)
    expect((await cancel(mock, sessionId, 0, total)).status).toBe(409)
    mock.world.setClock(Date.parse(freeUntil) + 59_999)
    expect((await cancel(mock, sessionId, 0, total)).status).toBe(200)
  })
})
