import type { CallInput } from '@rota/openapi/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movingClock } from '../moving-clock.ts'
import { cancelled } from '../own-booking/own-booking.ts'
import { ROOM } from '../pay.ts'
import { newKey, visitorOf } from '../visitor.ts'
import { fill, held, quoted, unwrap } from '../prepare-basket.ts'
import { startTestSystem, type TestSystem } from '../test-system.ts'

const WAY = { method: 'creditcard', term: 'deposit' } as const
const CARD = { number: '4000000000001000', expiry: '12/2030', cvv: '731', holder: 'DEFNE AYDIN' }
const HOUR = 3_600_000
const lira = (value: number) => ({ value, currency: 'try' })

let system: TestSystem
let pass: ReturnType<typeof movingClock>
beforeAll(async () => {
  system = await startTestSystem()
  pass = movingClock(system)
})
afterAll(() => system.close())

/** Books a room with a deposit paid by card. */
async function deposited() {
  const prepared = await fill(system, [ROOM])
  const quote = await quoted(prepared, WAY)
  const body: CallInput<'orderInitialize'>['body'] = {
    quoteHash: quote.hash,
    method: 'creditcard',
    installment: 1,
    language: 'en',
    card: CARD,
  }
  const step = unwrap(await prepared.visitor.client.orderInitialize({ header: { 'Idempotency-Key': newKey() }, body }))
  await system.context.payment?.runner.settled()
  const path = { token: step.paymentToken }
  const payment = async () => unwrap(await visitorOf(system).client.paymentStatus({ path }))
  const { bookingToken: token = '' } = await payment()
  const page = async () => unwrap(await visitorOf(system).client.bookingByToken({ path: { token } }))
  const number = (await page()).bookingNumber ?? ''
  const [deposit, rest] = [quote.payNow.value, quote.payLater?.value ?? 0]
  const refunds = () => system.world.payments.refunds().filter((refund) => refund.token === step.paymentToken)
  return { number, email: prepared.who.customer.email, total: quote.total.value, deposit, rest, page, payment, refunds }
}

async function transferred(bookingNumber: string, amount?: number) {
  const body = JSON.stringify({ amount, bookingNumber })
  const answer = await system.bank(new Request('http://mocks.test/control/transfers', { method: 'PUT', body }))
  expect(answer.status).toBe(200)
}

const cases = async () => (await system.context.store.list('cases')).length

test('a deposit by card, the rest by bank transfer, cancelled: both go back, each the way it came', async () => {
  const { number, email, total, deposit, rest, page, refunds } = await deposited()
  expect([deposit > 0, rest > 0, deposit + rest]).toEqual([true, true, total])
  await transferred(number)
  const before = await cases()
  const { penalty, answer } = await cancelled(system, { number, email })
  expect(penalty).toMatchObject({ penalty: lira(0), refund: lira(total), byTransfer: lira(rest) })
  expect(answer.refund).toEqual({ amount: lira(total), byTransfer: lira(rest), state: 'due' })
  expect(await page()).toMatchObject({ state: 'cancelled', paid: lira(total) })
  expect(await page()).not.toHaveProperty('payLater')
  expect(refunds()).toMatchObject([{ amount: deposit }])
  // What came by transfer is paid back by a person, as for a held booking.
  expect(await cases()).toBe(before + 1)
  expect(system.breaches).toEqual([])
})

/** The customer telephones, and the agency cancels: it keeps nothing, and pays back what had come. */
async function telephoned(number: string, refund: number) {
  const id = system.world.bookings.all().find(({ booking }) => booking.completion?.bookingNumber === number)?.id ?? ''
  const body = JSON.stringify({ key: 'cancellation', value: { penalty: lira(0), refund: lira(refund) } })
  const url = `http://mocks.test/agency/reservation?referer=localhost&sessionId=${id}`
  expect((await system.bank(new Request(url, { method: 'PATCH', body }))).status).toBe(200)
}

/** Its visitor asks here what cancelling costs. */
async function asks(number: string, email: string) {
  const { client } = visitorOf(system)
  const { bookingToken } = unwrap(await client.bookingFind({ body: { number, email } }))
  return (await client.bookingPenalty({ path: { token: bookingToken } })).response.status
}

test('a deposit whose booking was cancelled by telephone: the page says so once it was asked, and the rest is told', async () => {
  const { number, email, deposit, rest, page } = await deposited()
  await telephoned(number, deposit)
  expect([await asks(number, email), (await page()).state]).toEqual([409, 'cancelled'])
  const before = await cases()
  await pass(HOUR)
  await transferred(number, rest)
  await pass(24 * HOUR)
  expect(await cases()).toBe(before + 1)
})

test('a held booking that was kept for a part of its money, and cancelled by telephone: the rest is told', async () => {
  system.play('short-holds')
  const prepared = await fill(system, [ROOM])
  const way = { method: 'transfer', term: 'full' } as const
  const { token = '', bookingNumber: number } = unwrap(await held(prepared, (await quoted(prepared, way)).hash, way))
  system.play('normal')
  await transferred(number, 1000)
  await pass(HOUR)
  expect(await system.context.store.read('running', token)).toBeUndefined()
  await telephoned(number, 1000)
  expect(await asks(number, prepared.who.customer.email)).toBe(409)
  const before = await cases()
  await pass(HOUR)
  await transferred(number, 5000)
  await pass(24 * HOUR)
  expect(await cases()).toBe(before + 1)
  const result = unwrap(await visitorOf(system).client.bookingByToken({ path: { token } }))
  expect(result).toMatchObject({ state: 'cancelled', cancellation: { refund: { amount: lira(1000) } } })
  expect(system.breaches).toEqual([])
})

test('the page of a deposit by card says what has come of the rest, until all of it has', async () => {
  const { number, total, deposit, rest, page, payment } = await deposited()
  const known = await page()
  expect(known).toMatchObject({ state: 'booked', paid: lira(deposit), payLater: lira(rest) })
  await transferred(number, 1000)
  await pass(3000)
  const part = await page()
  expect(part).toMatchObject({ paid: lira(deposit + 1000), payLater: lira(rest - 1000), paymentStatus: 3 })
  expect([part.payLaterBy, part.paidAt]).toEqual([known.payLaterBy, undefined])
  await transferred(number)
  await pass(3000)
  const all = await page()
  expect(all).toMatchObject({ state: 'booked', paid: lira(total), paymentStatus: 4, bookingNumber: number })
  for (const name of ['payLater', 'payLaterBy', 'paidAt']) expect(all).not.toHaveProperty(name)
  expect((await payment()).state).toBe('booked')
  expect(system.breaches).toEqual([])
})

test.each(['nothing', 'a part'])(
  'the page of a deposit finds what was cancelled by telephone, after %s of the rest had come, and the rest is told',
  async (before) => {
    const { number, deposit, rest, page } = await deposited()
    const had = before === 'nothing' ? 0 : 1000
    if (had > 0) await transferred(number, had)
    await telephoned(number, deposit + had)
    await pass(3000)
    const told = await page()
    expect(told).toMatchObject({ state: 'cancelled', cancellation: { refund: { amount: lira(deposit + had) } } })
    expect(told).not.toHaveProperty('payNow')
    const cased = await cases()
    await pass(HOUR)
    await transferred(number, rest - had)
    await pass(24 * HOUR)
    expect(await cases()).toBe(cased + 1)
    expect(system.breaches).toEqual([])
  },
)

test('the page of a held booking that was kept finds another part of its money, and what was cancelled by telephone', async () => {
  system.play('short-holds')
  const prepared = await fill(system, [ROOM])
  const way = { method: 'transfer', term: 'full' } as const
  const { token = '', bookingNumber: number } = unwrap(await held(prepared, (await quoted(prepared, way)).hash, way))
  system.play('normal')
  const page = async () => unwrap(await visitorOf(system).client.bookingByToken({ path: { token } }))
  await transferred(number, 1000)
  await pass(HOUR)
  expect(await page()).toMatchObject({ state: 'booked', paid: lira(1000) })
  await transferred(number, 500)
  await pass(3000)
  expect(await page()).toMatchObject({ state: 'booked', paid: lira(1500), paymentStatus: 3 })
  await telephoned(number, 1500)
  await pass(3000)
  expect(await page()).toMatchObject({ state: 'cancelled', paid: lira(1500) })
  const before = await cases()
  await pass(HOUR)
  await transferred(number, 5000)
  await pass(24 * HOUR)
  expect(await cases()).toBe(before + 1)
  expect(system.breaches).toEqual([])
})

test('the rest arrives after the cancellation: its visitor is told of the deposit, and a person of the rest', async () => {
  const { number, email, deposit, rest, page, payment, refunds } = await deposited()
  const { answer } = await cancelled(system, { number, email })
  expect(answer.refund.amount).toEqual(lira(deposit))
  const before = await cases()
  await pass(HOUR)
  await transferred(number, rest)
  await pass(24 * HOUR)
  expect(await cases()).toBe(before + 1)
  expect(await page()).toMatchObject({ state: 'cancelled', paid: lira(deposit) })
  expect([(await payment()).state, refunds().map(({ amount }) => amount)]).toEqual(['booked', [deposit]])
  expect(system.breaches).toEqual([])
})
