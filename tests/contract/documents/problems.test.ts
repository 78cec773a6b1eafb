import type { components } from '@rota/openapi/agency/types'
import type { CallInput } from '@rota/openapi/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contractsOf } from '../contracts.ts'
import { documented } from './documented.ts'
import { person } from '../people.ts'
import { newKey, visitorOf, type Answered, type Visitor } from '../visitor.ts'
import { startTestSystem, type TestSystem } from '../test-system.ts'

type Problem = components['schemas']['Problem']
type Outcome = Promise<Answered | Response>

let system: TestSystem
let visitor: Visitor
beforeEach(async () => {
  system = await startTestSystem()
  visitor = visitorOf(system)
})
afterEach(() => system.close())

/** The name and status of a problem; the response was already checked against the contract. */
async function nameOf(outcome: Outcome): Promise<[number, string]> {
  const answered = await outcome
  const problem = (answered instanceof Response ? await answered.json() : answered.error) as Problem
  return [answered.status, problem.type.replace('/docs/errors/', '')]
}

const who = person('Problem', '4444444')
const QUOTE = documented('quoteCreate').body as CallInput<'quoteCreate'>['body']
const ORDER = documented('orderInitialize').body as CallInput<'orderInitialize'>['body']
const JSON_TYPE = { 'content-type': 'application/json' }
const price = (init: RequestInit) =>
  visitor.ask('/api/hotels/12/price', { method: 'POST', headers: JSON_TYPE, ...init })
const patch = (body: CallInput<'reservationPatch'>['body'], header: object = {}) =>
  visitor.send('reservationPatch', { header: { 'If-Match': '"0"', ...header }, body })
const basket = (value = who.products) => patch({ key: 'products', value })
const start = () => visitor.send('reservationStart')

/** All steps up to a quote that can be paid. */
async function accepted(): Promise<string> {
  await start()
  await visitor.patch({ key: 'products', value: who.products })
  await visitor.patch({ key: 'customer', value: who.customer })
  await visitor.patch({ key: 'guests', value: who.guests })
  const contracts = await contractsOf(visitor.client)
  const { data } = await visitor.client.quoteCreate({ body: { ...QUOTE, acceptedContracts: contracts } })
  return data?.hash ?? ''
}
const pay = (quoteHash: string) => visitor.send('orderInitialize', { body: { ...ORDER, quoteHash } })

describe('unreadable and forbidden requests', () => {
  test.each<[string, number, () => Outcome]>([
    ['bad-query', 400, () => visitor.ask('/api/search?term=%zz')],
    ['bad-path', 400, () => visitor.ask('/api/hotels/%zz')],
    ['malformed-json', 400, () => price({ body: '{"checkIn":' })],
    ['too-deep', 400, () => price({ body: '['.repeat(2000) })],
    ['too-large', 413, () => price({ body: JSON.stringify({ note: 'x'.repeat(70_000) }) })],
    ['unsupported-media-type', 415, () => price({ body: '{}', headers: { 'content-type': 'text/plain' } })],
    ['validation', 422, () => price({ body: '{"checkIn":20270230,"checkOut":20270301,"adults":2}' })],
    ['validation', 422, () => price({ body: '{"checkIn":20270401,"checkOut":20270403,"adults":2}' })],
    ['unknown-site', 421, () => visitor.ask('/api/web/site', { headers: { host: 'other.test' } })],
    ['cross-site', 403, () => visitor.ask('/api/reservation/start', { headers: { 'sec-fetch-site': 'cross-site' } })],
    ['not-found', 404, () => visitor.send('hotelView', { path: { id: '999' } })],
    ['not-found', 404, () => visitor.send('paymentStatus')],
    ['not-found', 404, () => visitor.send('bookingByToken')],
    ['session-missing', 401, () => basket()],
    ['session-missing', 401, () => visitor.send('quoteCreate')],
  ])('%s is %i', async (name, status, call) => {
    expect(await nameOf(call())).toEqual([status, name])
  })
})

describe('requests that the state of the booking does not allow', () => {
  test.each<[string, number, () => Outcome]>([
    [
      'idempotency-key-missing',
      400,
      () => visitor.ask('/api/reservation', { method: 'PATCH', headers: JSON_TYPE, body: '{}' }),
    ],
    ['precondition-required', 428, () => patch({ key: 'products', value: [] }, { 'If-Match': undefined })],
    ['stale-version', 412, () => patch({ key: 'products', value: [] }, { 'If-Match': '"7"' })],
    ['not-found', 404, () => basket(who.products.map((line) => ({ ...line, id: '999' })))],
    ['over-capacity', 422, () => basket(who.products.map((line) => ({ ...line, pax: { adults: 9, children: [] } })))],
    ['empty-basket', 409, () => visitor.send('quoteCreate')],
    ['wrong-step', 409, () => visitor.send('reservationComplete')],
    ['wrong-step', 409, () => visitor.send('orderInitialize')],
    ['validation', 422, () => visitor.send('quoteCreate', { body: { ...QUOTE, toCurrency: 'chf' } })],
    ['validation', 422, () => patch({ key: 'customer', value: { ...who.customer, email: 'nobody' } })],
  ])('%s is %i', async (name, status, call) => {
    await start()
    expect(await nameOf(call())).toEqual([status, name])
  })

  test('idempotency-mismatch is 422: the same key for another change', async () => {
    await start()
    const key = { 'Idempotency-Key': newKey() }
    expect((await patch({ key: 'products', value: who.products }, key)).status).toBe(200)
    expect(await nameOf(patch({ key: 'products', value: [] }, key))).toEqual([422, 'idempotency-mismatch'])
  })

  test('sold-out is 409 for a basket whose room has gone', async () => {
    await start()
    system.play('sold-out')
    expect(await nameOf(basket())).toEqual([409, 'sold-out'])
  })

  test('price-changed is 409 and carries both prices', async () => {
    const hash = await accepted()
    system.play('price-changed')
    const { status, error } = await pay(hash)
    expect(status).toBe(409)
    const [before, now] = [error?.accepted?.value ?? 0, error?.current?.value ?? 0]
    expect(before).toBeGreaterThan(0)
    expect(now / before).toBeCloseTo(1.1, 2)
  })

  test('payment-in-progress is 409 for a second attempt, and a basket that is being paid stays as it is', async () => {
    const hash = await accepted()
    expect((await pay(hash)).status).toBe(200)
    expect(await nameOf(pay(hash))).toEqual([409, 'payment-in-progress'])
    const emptied = patch({ key: 'products', value: [] }, { 'If-Match': '"3"' })
    expect(await nameOf(emptied)).toEqual([409, 'payment-in-progress'])
  })

  test('payment-step-rejected is 502 when the agency leads to a bank that the site does not know', async () => {
    await system.close()
    system = await startTestSystem({
      sites: { localhost: { account: '1001', paymentHosts: ['bank.example'], keys: [] } },
    })
    visitor = visitorOf(system)
    expect(await nameOf(pay(await accepted()))).toEqual([502, 'payment-step-rejected'])
  })
})

test('too-many-requests is 429 for the eleventh promotion code in ten minutes, and says when to try again (C7)', async () => {
  await system.close()
  system = await startTestSystem({ limits: { default: 1, limits: {} } })
  visitor = visitorOf(system)
  await start()
  const tried = [...Array(11).keys()].map(() => visitor.send('promotionQuery'))
  const answers = await Promise.all(tried)
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...Array<number>(10).fill(200), 429])
  const problem = answers.find(({ status }) => status === 429)?.error
  expect(problem).toMatchObject({ type: '/docs/errors/too-many-requests' })
  expect(problem?.retryAfter).toBeGreaterThan(590)
})

describe('failures of the agency', () => {
  test.each([
    ['upstream-down', 503, 'upstream-unavailable'],
    ['upstream-html', 502, 'upstream-contract'],
    ['upstream-broken-json', 502, 'upstream-contract'],
    ['upstream-contract', 502, 'upstream-contract'],
  ])('%s: %i %s, for what is read, searched and written', async (scenario, status, name) => {
    await start()
    await visitor.send('hotelView')
    system.play(scenario)
    const calls = [visitor.send('hotelView'), visitor.send('siteView'), basket()]
    const problems = await Promise.all(calls.map(nameOf))
    expect(problems).toEqual(calls.map(() => [status, name]))
  })

  test('upstream-slow: 504 upstream-timeout', async () => {
    await start()
    system.play('upstream-slow')
    expect(await nameOf(visitor.send('siteView'))).toEqual([504, 'upstream-timeout'])
  })
})
