import type { CallInput } from '@rota/openapi/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movingClock } from '../moving-clock.ts'
import { cancelled } from '../own-booking/own-booking.ts'
import { ROOM } from '../pay.ts'
import { newKey, visitorOf } from '../visitor.ts'
import { fill, quoted, sure } from '../walk.ts'
import { whole, type Whole } from '../whole.ts'

const WAY = { method: 'creditcard', term: 'deposit' } as const
const CARD = { number: '4000000000001000', expiry: '12/2030', cvv: '731', holder: 'DEFNE AYDIN' }
const HOUR = 3_600_000
const lira = (value: number) => ({ value, currency: 'try' })

let site: Whole
let pass: ReturnType<typeof movingClock>
beforeAll(async () => {
  site = await whole()
  pass = movingClock(site)
})
afterAll(() => site.close())

/** Books a room with a deposit paid by card. */
async function deposited() {
  const walk = await fill(site, [ROOM])
  const quote = await quoted(walk, WAY)
  const body: CallInput<'orderInitialize'>['body'] = {
    quoteHash: quote.hash,
    method: 'creditcard',
    installment: 1,
    language: 'en',
    card: CARD,
  }
  const step = sure(await walk.visitor.client.orderInitialize({ header: { 'Idempotency-Key': newKey() }, body }))
  await site.context.payment?.run.settled()
  const path = { token: step.paymentToken }
  const payment = async () => sure(await visitorOf(site).client.paymentStatus({ path }))
  const { bookingToken: token = '' } = await payment()
  const page = async () => sure(await visitorOf(site).client.bookingByToken({ path: { token } }))
  const number = (await page()).bookingNumber ?? ''
  const [deposit, rest] = [quote.payNow.value, quote.payLater?.value ?? 0]
  const refunds = () => site.world.payments.refunds().filter((refund) => refund.token === step.paymentToken)
  return { number, email: walk.who.customer.email, total: quote.total.value, deposit, rest, page, payment, refunds }
}

async function transferred(bookingNumber: string, amount?: number) {
  const body = JSON.stringify({ amount, bookingNumber })
  const answer = await site.bank(new Request('http://mocks.test/control/transfers', { method: 'PUT', body }))
  expect(answer.status).toBe(200)
}

const cases = async () => (await site.context.store.list('cases')).length

test('a deposit by card, the rest by bank transfer, cancelled: both go back, each the way it came', async () => {
  const { number, email, total, deposit, rest, page, refunds } = await deposited()
  expect([deposit > 0, rest > 0, deposit + rest]).toEqual([true, true, total])
  await transferred(number)
  const before = await cases()
  const { penalty, answer } = await cancelled(site, { number, email })
  expect(penalty).toMatchObject({ penalty: lira(0), refund: lira(total), byTransfer: lira(rest) })
  expect(answer.refund).toEqual({ amount: lira(total), byTransfer: lira(rest), state: 'due' })
  expect(await page()).toMatchObject({ state: 'cancelled', paid: lira(total) })
  expect(await page()).not.toHaveProperty('payLater')
  expect(refunds()).toMatchObject([{ amount: deposit }])
  // What came by transfer is paid back by a person, as for a held booking.
  expect(await cases()).toBe(before + 1)
  expect(site.breaches).toEqual([])
})

test('the rest arrives after the cancellation: its visitor is told of the deposit, and a person of the rest', async () => {
  const { number, email, deposit, rest, page, payment, refunds } = await deposited()
  const { answer } = await cancelled(site, { number, email })
  expect(answer.refund.amount).toEqual(lira(deposit))
  const before = await cases()
  await pass(HOUR)
  await transferred(number, rest)
  await pass(24 * HOUR)
  expect(await cases()).toBe(before + 1)
  expect(await page()).toMatchObject({ state: 'cancelled', paid: lira(deposit) })
  expect([(await payment()).state, refunds().map(({ amount }) => amount)]).toEqual(['booked', [deposit]])
  expect(site.breaches).toEqual([])
})
