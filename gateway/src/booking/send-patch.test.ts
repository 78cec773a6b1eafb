import { describe, expect, test } from 'vitest'
import { CallError } from '../ports/platform.ts'
import { fakeGateway, problemName, startSession } from '../testing/gateway.ts'
import { exampleOf, problem } from '../testing/upstream.ts'

const EMPTY = { ...(exampleOf('reservationStart')['booking'] as object), _id: 'booking-0001' }
const LINE = { key: 'h12', type: 'hotel', id: '12', room: { id: 'r1' }, pricePlan: { id: 'p1' } }
const STAY = { pax: { adults: 2, children: [] }, checkIn: 20270521, checkOut: 20270526, count: 1 }
const PRICED = { price: 100, currency: 'try', total: { value: 100, currency: 'try' } }

/** Responses from which the outcome of a change is unknown. */
const LOST = {
  'a timeout': () => Promise.reject(new CallError('timeout', true)),
  'a reset': () => Promise.reject(new CallError('broken', true)),
  '500': () => ({ status: 500, text: '' }),
  'HTML with 200': () => ({ text: '<h1>Oops', headers: { 'content-type': 'text/html' } }),
}

/**
 * A gateway whose agency loses its first response to a change.
 * @param isApplied whether the agency applies the change before the response is lost
 */
async function startBasket(lost: keyof typeof LOST, isApplied: boolean) {
  const gateway = fakeGateway()
  const cookie = await startSession(gateway, 'booking-0001')
  let booking: object = EMPTY
  let calls = 0
  gateway.upstream.on('reservationPatch', ({ body }) => {
    const { key, value } = body as { key: string; value: unknown }
    const isLost = calls++ === 0
    const lines = (all: object[]) => all.map((line) => ({ ...line, ...PRICED }))
    if (isApplied || !isLost) booking = { ...booking, [key]: key === 'products' ? lines(value as object[]) : value }
    return isLost ? LOST[lost]() : { body: { booking } }
  })
  gateway.upstream.on('siteView', () => ({ body: { ...exampleOf('siteView'), booking } }))
  const patch = (json: object) =>
    gateway.call('/api/reservation', {
      method: 'PATCH',
      headers: { 'idempotency-key': 'key-0123456789abcdef', 'if-match': '"0"' },
      json,
      cookie,
    })
  const sent = () => gateway.upstream.of('reservationPatch').length
  const read = () => gateway.upstream.of('siteView').length
  return { gateway, patch, sent, read }
}

const wishes = { key: 'specialRequests', value: 'A cot, please' }
const products = { key: 'products', value: [{ ...LINE, ...STAY }] }

describe('a basket change whose response is lost is read back (decision 3.7)', () => {
  test.each(Object.keys(LOST) as (keyof typeof LOST)[])('%s: is not sent again if it was applied', async (lost) => {
    const { patch, sent, read } = await startBasket(lost, true)
    const { status, body, headers } = await patch(products)
    expect([status, headers.get('etag'), sent(), read()]).toEqual([200, '"1"', 1, 1])
    expect(body).toMatchObject({ booking: { version: 1, products: [{ key: 'h12', price: 100 }] } })
  })

  test.each(Object.keys(LOST) as (keyof typeof LOST)[])('%s: is sent once more if it was not applied', async (lost) => {
    const { patch, sent, read } = await startBasket(lost, false)
    const { status, body } = await patch(wishes)
    expect([status, sent(), read()]).toEqual([200, 2, 1])
    expect(body).toMatchObject({ booking: { specialRequests: 'A cot, please' } })
  })

  test('is recognised as applied when the removed area is absent', async () => {
    const { patch, sent } = await startBasket('a reset', false)
    expect((await patch({ key: 'promotion', value: null })).status).toBe(200)
    expect(sent()).toBe(1)
  })

  test('is not sent again if it cannot be read back', async () => {
    const { gateway, patch, sent } = await startBasket('a timeout', true)
    gateway.upstream.on('siteView', LOST['500'])
    const answered = await patch(wishes)
    expect([answered.status, problemName(answered), sent()]).toEqual([504, 'upstream-timeout', 1])
  })

  test('a booking that is made already is not written to', async () => {
    const { gateway, patch, sent } = await startBasket('a reset', false)
    const completion = exampleOf('reservationComplete')
    gateway.upstream.on('siteView', () => ({ body: { ...exampleOf('siteView'), booking: { ...EMPTY, completion } } }))
    expect(problemName(await patch(wishes))).toBe('upstream-broken')
    expect(sent()).toBe(1)
  })

  test('with less than a fifth of the time left it is read, and not sent again', async () => {
    const { gateway, patch, sent } = await startBasket('a reset', false)
    gateway.upstream.on('siteView', () => {
      gateway.clock.pass(4001)
      return { body: { ...exampleOf('siteView'), booking: EMPTY } }
    })
    expect(problemName(await patch(wishes))).toBe('upstream-broken')
    expect(sent()).toBe(1)
  })

  test('a no to the second one is the answer', async () => {
    const { gateway, patch } = await startBasket('a reset', false)
    let calls = 0
    gateway.upstream.on('reservationPatch', () => (calls++ === 0 ? LOST['a reset']() : problem(409, 'sold-out')))
    expect(problemName(await patch(products))).toBe('sold-out')
  })

  test('a refusal is not read back', async () => {
    const { gateway, patch, read } = await startBasket('a reset', false)
    gateway.upstream.on('reservationPatch', () => problem(409, 'sold-out'))
    expect(problemName(await patch(products))).toBe('sold-out')
    expect(read()).toBe(0)
  })
})

test('sends no change after the booking lock has expired, because another process may have begun to pay (G5)', async () => {
  const { gateway, patch, sent } = await startBasket('a reset', true)
  const { store } = gateway.context
  const read = store.read.bind(store)
  store.read = (area, key) => {
    if (area === 'versions') gateway.clock.stall(6000)
    return read(area, key)
  }
  const answer = await patch(wishes)
  expect([answer.status, problemName(answer), sent()]).toEqual([409, 'in-progress', 0])
})
