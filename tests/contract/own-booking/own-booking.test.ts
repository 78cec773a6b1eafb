import type { CallInput } from '@rota/openapi/client'
import { TransactionStatus } from '@rota/openapi/agency/enums'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { contractsOf } from '../contracts.ts'
import { documented } from '../documents/documented.ts'
import { cancelled } from './own-booking.ts'
import { person, type Person } from '../people.ts'
import { newKey, visitorOf } from '../visitor.ts'
import { startTestSystem } from '../test-system.ts'

const system = await startTestSystem()
afterAll(() => system.close())

const QUOTE = documented('quoteCreate').body as CallInput<'quoteCreate'>['body']
const ORDER = documented('orderInitialize').body as CallInput<'orderInitialize'>['body']
/** Paid at once, without a challenge. */
const CARD = { number: '4000000000001000', expiry: '12/2030', cvv: '123', holder: 'DEFNE AYDIN' }

/** Books and pays five nights with a price plan, and optionally a promotion code. */
async function booked(who: Person, plan = 'ai-flex', code?: string) {
  const { client, patch } = visitorOf(system)
  await client.reservationStart()
  await patch({ key: 'products', value: who.products.map((line) => ({ ...line, pricePlan: { id: plan } })) })
  await patch({ key: 'customer', value: who.customer })
  await patch({ key: 'guests', value: who.guests })
  if (code !== undefined) await client.promotionQuery({ query: { code } })
  const { data: quote } = await client.quoteCreate({ body: { ...QUOTE, acceptedContracts: await contractsOf(client) } })
  const body = { ...ORDER, card: CARD, quoteHash: quote?.hash ?? '' }
  const { data: step } = await client.orderInitialize({ header: { 'Idempotency-Key': newKey() }, body })
  await system.context.payment?.runner.settled()
  const payment = step?.paymentToken ?? ''
  const { data: paid } = await client.paymentStatus({ path: { token: payment } })
  const token = paid?.bookingToken ?? ''
  const { data: result } = await client.bookingByToken({ path: { token } })
  if (result === undefined) throw new Error('Nothing was booked')
  return { payment, token, result, number: result.bookingNumber ?? '', email: who.customer.email }
}

/** Finds a booking in a browser that has no cookies yet. */
async function found({ number, email }: { number: string; email: string }) {
  const visitor = visitorOf(system)
  const { data } = await visitor.client.bookingFind({ body: { number, email } })
  return { ...visitor, token: data?.bookingToken ?? '', path: { token: data?.bookingToken ?? '' } }
}

const recordOf = (number: string) =>
  system.world.bookings.all().find(({ booking }) => booking.completion?.bookingNumber === number)

describe('finding', () => {
  test('opens what the result page shows and who travels, without a session, and sets none', async () => {
    const booking = await booked(person('Finder', '6000001'))
    const { client, token, jar } = await found(booking)
    const { travellers = [], ...result } = (await client.bookingByToken({ path: { token } })).data ?? {}
    expect(result).toEqual(booking.result)
    expect(travellers.map(({ name }) => name)).toEqual(['DefneFinder', 'DenizFinder'])
    expect([token === booking.token, jar.size]).toEqual([false, 0])
  })

  test('a wrong number and a wrong address are answered in the same bytes, but for the request id', async () => {
    const { number, email } = await booked(person('Guesser', '6000002'))
    const wrong = [
      { number, email: 'nobody@example.com' },
      { number: 'YLK 0000 000', email },
    ]
    const texts = await Promise.all(
      wrong.map(async (body) => {
        const headers = { 'content-type': 'application/json' }
        const answer = await visitorOf(system).ask('/api/bookings/find', {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        })
        const id = answer.headers.get('x-request-id') ?? '-'
        return [answer.status, (await answer.text()).replace(id, 'id')]
      }),
    )
    expect(texts[0]).toEqual([404, expect.stringContaining('/docs/errors/not-found')])
    expect(texts[1]).toEqual(texts[0])
  })

  test('the token of the result page neither shows a penalty nor cancels', async () => {
    const { token } = await booked(person('Reader', '6000003'))
    const visitor = visitorOf(system)
    const answers = [
      await visitor.send('bookingPenalty', { path: { token } }),
      await visitor.send('bookingCancel', { path: { token } }),
    ]
    expect(answers.map(({ status, error }) => [status, error?.type])).toEqual([
      [404, '/docs/errors/not-found'],
      [404, '/docs/errors/not-found'],
    ])
  })

  test('the store and the log name no person', async () => {
    const who = person('Quiet', '6000004')
    await cancelled(system, await booked(who))
    const { name, surname, email, phone, address = '' } = who.customer
    const database = new DatabaseSync(join(system.folder, 'rota.sqlite'), { readOnly: true })
    const rows = JSON.stringify(database.prepare('SELECT area, key, value FROM records').all())
    database.close()
    const kept = rows + system.lines.join('')
    expect([name, surname, email, phone, address].filter((trace) => kept.includes(trace))).toEqual([])
  })
})

describe('cancelling', () => {
  test('in time: nothing is kept, and the bank pays all of it back', async () => {
    const booking = await booked(person('Early', '6000005'))
    const { penalty, answer } = await cancelled(system, booking)
    expect(penalty).toMatchObject({ cancelable: true, penalty: { value: 0 }, refund: booking.result.paid })
    expect(answer).toMatchObject({ state: 'cancelled', reservationStatus: 2 })
    const { data: after } = await visitorOf(system).client.bookingByToken({ path: { token: booking.token } })
    expect(after).toMatchObject({
      state: 'cancelled',
      cancellation: { refund: { amount: booking.result.paid, state: 'done' } },
    })
    expect(recordOf(booking.number)).toMatchObject({
      state: 'cancelled',
      booking: { cancellation: { reservationStatus: 2 } },
    })
    const { value: amount, currency } = booking.result.paid
    expect(system.world.payments.refunds().filter(({ token }) => token === booking.payment)).toMatchObject([
      { amount, currency },
    ])
    expect(system.world.payments.byToken(booking.payment)?.status).toBe(TransactionStatus.Refunded)
  })

  test('a saver rate: all of it is the penalty, and nothing goes back', async () => {
    const booking = await booked(person('Saver', '6000006'), 'hb-saver')
    const { penalty, answer } = await cancelled(system, booking)
    expect(penalty).toMatchObject({
      penalty: booking.result.total,
      refund: { value: 0 },
      lines: [{ refundable: false }],
    })
    expect(answer).toMatchObject({ state: 'cancelled', reservationStatus: 3, refund: { state: 'none' } })
    expect(recordOf(booking.number)).toMatchObject({ state: 'cancelled-with-penalty' })
    expect(system.world.payments.refunds().filter(({ token }) => token === booking.payment)).toEqual([])
  })

  test('what a promotion took off is not paid back', async () => {
    const booking = await booked(person('Promoted', '6000007'), 'ai-flex', 'YELKOVAN10')
    expect(booking.result.promotion).toBeDefined()
    const { answer } = await cancelled(system, booking)
    expect(answer).toMatchObject({ state: 'cancelled', refund: { amount: booking.result.total } })
  })

  test('a second cancellation returns the result of the first, and the bank refunds once', async () => {
    const booking = await booked(person('Twice', '6000008'))
    const { client, path } = await found(booking)
    const { data: penalty } = await client.bookingPenalty({ path })
    const body = { penaltyHash: penalty?.hash ?? '' }
    const cancel = () => client.bookingCancel({ path, header: { 'Idempotency-Key': newKey() }, body })
    const [one, other] = [await cancel(), await cancel()]
    expect([one.data?.cancelledAt, other.data?.cancelledAt]).toEqual([expect.any(String), one.data?.cancelledAt])
    expect(system.world.payments.refunds().filter(({ token }) => token === booking.payment)).toHaveLength(1)
    const again = await (await found(booking)).client.bookingPenalty({ path })
    expect([again.response.status, again.error?.type]).toEqual([409, '/docs/errors/wrong-step'])
  })
})

describe('requests that are refused', () => {
  test.each<[string, number, RequestInit]>([
    ['idempotency-key-missing', 400, { headers: { 'content-type': 'application/json' } }],
    ['cross-site', 403, { headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' } }],
    [
      'wrong-step',
      409,
      { headers: { 'content-type': 'application/json', 'idempotency-key': '4b1f8e6e-5f1c-4a64-9d3c-0f6a1f2d7c11' } },
    ],
  ])('%s is %i', async (name, status, init) => {
    const { ask, token } = await found(await booked(person('Stranger', '6000009')))
    const body = JSON.stringify({ penaltyHash: 'x'.repeat(43) })
    const answer = await ask(`/api/bookings/${token}/cancel`, { method: 'POST', body, ...init })
    expect([answer.status, ((await answer.json()) as { type: string }).type]).toEqual([status, `/docs/errors/${name}`])
  })

  test('a browser cannot say to the agency itself that it cancels (decision 9.5)', async () => {
    const { send } = visitorOf(system)
    await send('reservationStart')
    const value = { penalty: { value: 0, currency: 'try' }, refund: { value: 0, currency: 'try' } }
    const { status, error } = await send('reservationPatch', { body: { key: 'cancellation', value } })
    expect([status, error?.errors?.map(({ pointer }) => pointer)]).toEqual([422, ['/key']])
  })
})

test('no mock broke the contract on the way', () => {
  expect(system.breaches).toEqual([])
})
