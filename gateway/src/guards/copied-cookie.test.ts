import { operations, type OperationId } from '@rota/openapi/agency/operations'
import { describe, expect, test } from 'vitest'
import { BOOKING, FakeAgency } from '../payment/testing/agency.ts'
import { orderBody, quoteBody } from '../payment/testing/requests.ts'
import { startPayments } from '../payment/payments.ts'
import { exampleCall, send } from '../testing/example-call.ts'
import { fakeGateway, problemName, startSession, type FakeGateway } from '../testing/gateway.ts'
import { WITH_KEYS } from '../testing/keys.ts'
import { exampleOf } from '../testing/upstream.ts'
import { GRACE_MS } from './generations.ts'

const KEY = 'key-of-the-payment-01'
const all = Object.keys(operations) as OperationId[]

/** Personal data of the visitor. The agency returns it to anybody with the session. */
const PERSONAL = /Aydın|Defne|532-?000-?0000|defne@/i

const json = (path: string, body: unknown, cookie: string, key?: string) => (gateway: FakeGateway) =>
  gateway.call(path, {
    method: 'POST',
    json: body,
    cookie,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })

/** The agency of the payment tests only returns a booking; a boot response has more. */
function wholeView({ booking }: { booking: unknown }) {
  const view = exampleOf('siteView')
  return { ...view, booking }
}

/** A visitor who pays by card, and somebody who copied the cookie just before. */
async function copied() {
  const gateway = fakeGateway({ ...WITH_KEYS, answerChecks: { default: 'off', operations: {} } })
  const agency = new FakeAgency()
  for (const id of ['siteView', 'pageView', 'orderQuery', 'orderInitialize', 'reservationComplete'] as const) {
    gateway.upstream.on(id, ({ query, body = Object.fromEntries(query) }) => {
      const answer = agency.answer({ operationId: id, sessionId: query.get('sessionId') ?? '', body })
      return id === 'siteView' ? { ...answer, body: wholeView(answer.body as { booking: unknown }) } : answer
    })
  }
  gateway.context.payment = startPayments(gateway.context)
  const cookie = await startSession(gateway, BOOKING)
  const { body } = await json('/api/quote', quoteBody(), cookie)(gateway)
  const pay = (jar: string, key = KEY) =>
    json('/api/order/initialize', orderBody(String(body['hash'])), jar, key)(gateway)
  const paid = await pay(cookie)
  expect([paid.status, paid.text]).toEqual([200, expect.any(String)])
  gateway.upstream.calls.length = 0
  return { gateway, agency, cookie, pay, paid, token: String(paid.body['paymentToken']) }
}

/** Makes every call of the contract with a cookie, as in its example. */
async function walk(gateway: FakeGateway, cookie: string | undefined) {
  const seen = []
  for (const id of all) {
    const asked = gateway.upstream.calls.length
    const answered = await send(gateway, exampleCall(id), { cookie })
    const calls = gateway.upstream.calls.slice(asked)
    const isOwn = calls.some(({ query }) => query.get('sessionId') === BOOKING)
    seen.push({ id, status: answered.status, cookie: answered.cookie, isOwn, isPersonal: PERSONAL.test(answered.text) })
  }
  return seen
}

/** Starting a booking sets a cookie, but for a new booking. */
const isStart = ({ id }: { id: OperationId }) => id === 'reservationStart'

describe('D12 a cookie that was copied before a payment', () => {
  test('reads nothing of the visitor through any operation and gets no cookie', async () => {
    const { gateway, cookie } = await copied()
    for (const seen of await walk(gateway, cookie)) {
      expect(seen).toMatchObject({ isOwn: false, isPersonal: false })
      expect([seen.id, isStart(seen) ? undefined : seen.cookie]).toEqual([seen.id, undefined])
    }
  })

  test('grants no more access than no cookie', async () => {
    const [one, other] = [await copied(), await copied()]
    const statuses = async ({ gateway }: { gateway: FakeGateway }, cookie?: string) =>
      (await walk(gateway, cookie)).map(({ id, status }) => [id, status])
    const withCopy = await statuses(one, one.cookie)
    // The one difference: the copy learns that a payment is running.
    const without = (await statuses(other)).map(([id, status]) => (id === 'orderInitialize' ? [id, 409] : [id, status]))
    expect(withCopy).toEqual(without)
  })

  test('the new session reads the whole booking, which proves that this test would detect a leak', async () => {
    const { gateway, paid } = await copied()
    const seen = await walk(gateway, paid.cookie)
    expect(seen.filter(({ isOwn }) => isOwn).map(({ id }) => id)).toContain('siteView')
    expect(seen.find(({ id }) => id === 'siteView')).toMatchObject({ isPersonal: true })
  })

  test('reads token and state of the payment with the site, the result’s token at its end, and nothing after 15 minutes', async () => {
    const { gateway, agency, cookie, token } = await copied()
    const view = () => gateway.call('/api/web/site', { cookie })
    const asked = await view()
    expect(asked.body).toMatchObject({ booking: null, payment: { token, state: 'challenge' } })
    expect([Object.keys(asked.body['payment'] as object), asked.cookie]).toEqual([['token', 'state'], undefined])
    agency.bankSaysYes()
    await gateway.context.payment?.runner.wake(token)
    const { bookingToken } = (await gateway.call(`/api/payments/${token}`)).body
    const booked = await view()
    expect(booked.body).toMatchObject({ booking: null, payment: { token, state: 'booked', bookingToken } })
    expect([PERSONAL.test(asked.text + booked.text), gateway.upstream.of('siteView').length]).toEqual([false, 1])
    gateway.clock.pass(GRACE_MS + 1)
    expect((await view()).body).not.toHaveProperty('payment')
  })

  test('reads the payment with a session that is current while it runs, and none with one of two payments ago', async () => {
    const { gateway, agency, cookie, pay, paid, token } = await copied()
    const current = async () => (await gateway.call('/api/web/site', { cookie: paid.cookie })).body
    expect(await current()).toMatchObject({ booking: {}, payment: { token, state: 'challenge' } })
    agency.bankSaysNo()
    await gateway.context.payment?.runner.wake(token)
    expect(await current()).not.toHaveProperty('payment')
    expect((await gateway.call('/api/web/site', { cookie })).body).toMatchObject({ payment: { state: 'declined' } })
    await pay(paid.cookie ?? '', 'key-of-the-payment-02')
    expect((await gateway.call('/api/web/site', { cookie })).body).not.toHaveProperty('payment')
  })

  test('follows the payment to its end and reads its result, of which nothing is personal', async () => {
    const { gateway, agency, cookie, token } = await copied()
    const state = await gateway.call(`/api/payments/${token}`, { cookie })
    expect([state.body['state'], state.cookie]).toEqual(['challenge', undefined])
    agency.bankSaysYes()
    await gateway.context.payment?.runner.wake(token)
    const { bookingToken } = (await gateway.call(`/api/payments/${token}`, { cookie })).body
    const result = await gateway.call(`/api/bookings/${String(bookingToken)}`, { cookie })
    expect([result.status, PERSONAL.test(result.text)]).toEqual([200, false])
    // `bookingFind` makes the agency read the booking with any cookie or none.
    const seen = (await walk(gateway, cookie)).filter(({ id }) => id !== 'bookingFind')
    expect(seen.filter(({ isOwn, isPersonal }) => isOwn || isPersonal)).toEqual([])
  })
})

describe('D12 the call that began the payment', () => {
  test('returns its response and the new session again within 15 minutes', async () => {
    const { gateway, cookie, pay, paid } = await copied()
    const again = await pay(cookie)
    expect([again.status, again.text]).toEqual([200, paid.text])
    const view = await gateway.call('/api/web/site', { cookie: again.cookie })
    expect(view.text).toMatch(PERSONAL)
    gateway.clock.pass(GRACE_MS + 1)
    const late = await pay(cookie)
    expect([problemName(late), late.cookie]).toEqual(['session-expired', undefined])
  })

  test('returns its response again without a session if the booking is completed by then', async () => {
    const { gateway, agency, cookie, pay, paid, token } = await copied()
    agency.bankSaysYes()
    await gateway.context.payment?.runner.wake(token)
    const again = await pay(cookie)
    expect([again.status, again.text, again.cookie]).toEqual([200, paid.text, ''])
    gateway.clock.pass(GRACE_MS + 1)
    expect(problemName(await pay(cookie))).toBe('session-expired')
    expect((await pay(paid.cookie ?? '')).text).toBe(paid.text)
  })

  test('with another key it is a payment in progress, without a cookie', async () => {
    const { cookie, pay } = await copied()
    const other = await pay(cookie, 'key-of-somebody-else')
    expect([problemName(other), other.cookie]).toEqual(['payment-in-progress', undefined])
  })

  test('a session two payments old gets nothing', async () => {
    const { gateway, agency, cookie, pay, paid, token } = await copied()
    agency.bankSaysNo()
    await gateway.context.payment?.runner.wake(token)
    const second = await pay(paid.cookie ?? '', 'key-of-the-payment-02')
    expect(second.status).toBe(200)
    for (const key of [KEY, 'key-of-the-payment-02']) {
      const again = await pay(cookie, key)
      expect([problemName(again), again.cookie]).toEqual(['session-expired', undefined])
    }
    const first = await pay(paid.cookie ?? '', KEY)
    expect([problemName(first), first.cookie]).toEqual(['payment-in-progress', undefined])
  })
})
