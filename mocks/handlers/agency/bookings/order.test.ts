import { describe, expect, it } from 'vitest'
import BANKS from '@rota/openapi/reference/banks.json' with { type: 'json' }
import { TEST_CARDS } from '../../../scenarios/cards.ts'
import type { Schema } from '../../../world/basics/schemas.ts'
import { decline, settle } from '../../../world/payments/settlement.ts'
import {
  attemptOn,
  createMockHarness,
  CHALLENGED,
  LINE,
  NOW,
  TOKEN,
  type MockHarness,
} from '../../../testing/harness.ts'

const MINUTE = 60_000

async function basket(): Promise<{ mock: MockHarness; sessionId: string }> {
  const mock = await createMockHarness()
  const sessionId = await mock.start()
  await mock.fill(sessionId, [LINE])
  return { mock, sessionId }
}

const status = (mock: MockHarness, sessionId: string, token = TOKEN) =>
  mock.call<Schema<'OrderAnswerStatus'>>('orderQuery', { sessionId, body: { kind: 'status', token } })
const complete = (mock: MockHarness, sessionId: string, over: object = {}) =>
  mock.call<Schema<'Completion'>>('reservationComplete', {
    sessionId,
    query: { term: 'full' },
    body: { method: 'creditcard', toCurrency: 'try', ...over },
  })
const card = (number: string, expiry = '12/2030') => ({ card: { ...CHALLENGED, number, expiry } })

describe('a booking that is being paid', () => {
  it('fails when its last attempt is declined, and stays in payment without an attempt', async () => {
    const { mock, sessionId } = await basket()
    await mock.world.bookings.change(sessionId, (record) => {
      record.state = 'paying'
    })
    await mock.call('siteView', { sessionId })
    expect(mock.world.bookings.find(sessionId)?.state).toBe('paying')
    const tried = await basket()
    await tried.mock.pay(tried.sessionId)
    await decline(tried.mock.world, TOKEN)
    await tried.mock.call('siteView', { sessionId: tried.sessionId })
    expect(tried.mock.world.bookings.find(tried.sessionId)?.state).toBe('failed')
  })
})

describe('orderInitialize', () => {
  it('hands a challenged card to the bank', async () => {
    const { mock, sessionId } = await basket()
    const { body } = await mock.pay(sessionId)
    expect(body).toMatchObject({ action: 2, postUrl: 'http://bank.localhost:4002/3ds', responseType: 0 })
    expect(body.html).toBe(`<input type="hidden" name="transaction" value="${body.transactionId}">`)
    expect((await status(mock, sessionId)).body).toMatchObject({ step: 0, status: 0 })
    expect(mock.world.payments.captures()).toEqual([])
  })

  it.each([
    ['pays at once with 4000000000001000', '4000000000001000', '12/2030', 1, 1],
    ['is declined with 4000000000001109', '4000000000001109', '12/2030', 2, 0],
    ['is declined with a card that has expired', '4000000000001000', '02/2027', 2, 0],
  ])('%s', async (_case, number, expiry, expected, captures) => {
    const { mock, sessionId } = await basket()
    const { body } = await mock.pay(sessionId, card(number, expiry))
    expect(body).toMatchObject({ action: 4, responseType: 2 })
    expect((await status(mock, sessionId)).body).toMatchObject({ step: 2, status: expected })
    expect(mock.world.payments.captures()).toHaveLength(captures)
  })

  it('stores nothing of the card', async () => {
    const { mock, sessionId } = await basket()
    await mock.pay(sessionId)
    const kept = JSON.stringify(mock.world.snapshot())
    for (const secret of [CHALLENGED.number, CHALLENGED.number.slice(-4), CHALLENGED.holder, CHALLENGED.expiry]) {
      expect(kept).not.toContain(secret)
    }
  })

  it.each([
    ['another amount than the basket costs', { amount: { value: 1, currency: 'try' } }, 409],
    ['a number of instalments that there is not', { installment: 7 }, 409],
    ['a request without the gateway’s token', { token: undefined }, 400],
    ['a card number that is none', card('4000000000001092'), 400],
  ])('refuses %s', async (_case, over, expected) => {
    const { mock, sessionId } = await basket()
    expect((await mock.pay(sessionId, over)).status).toBe(expected)
    expect(mock.world.payments.all()).toEqual([])
  })

  it('refuses an empty basket and one that is sold out', async () => {
    const { mock, sessionId } = await basket()
    expect((await mock.pay(await mock.start())).status).toBe(409)
    mock.world.setScenario('sold-out')
    expect(await mock.pay(sessionId)).toMatchObject({ status: 409, body: { type: '/problems/sold-out' } })
  })

  it('takes one payment at a time, the last one, and no token twice', async () => {
    const { mock, sessionId } = await basket()
    await mock.pay(sessionId)
    expect((await mock.pay(sessionId)).status).toBe(409)
    expect((await mock.pay(sessionId, { token: 'another-token-of-the-gateway' })).status).toBe(200)
    expect(await settle(mock.world, TOKEN)).toBe(false)
    expect(await settle(mock.world, 'another-token-of-the-gateway')).toBe(true)
    expect(mock.world.payments.captures()).toHaveLength(1)
  })

  it('gives up on a challenge after a quarter of an hour', async () => {
    const { mock, sessionId } = await basket()
    await mock.pay(sessionId)
    mock.world.setClock(NOW + 14 * MINUTE)
    expect((await status(mock, sessionId)).body.status).toBe(0)
    mock.world.setClock(NOW + 16 * MINUTE)
    expect((await status(mock, sessionId)).body.status).toBe(2)
    expect(await settle(mock.world, TOKEN)).toBe(false)
    expect((await mock.pay(sessionId, { token: 'another-token-of-the-gateway' })).status).toBe(200)
  })
})

describe('while the bank asks', () => {
  it('a change of the basket ends the payment, which can no longer capture money', async () => {
    const { mock, sessionId } = await basket()
    await mock.pay(sessionId)
    expect((await mock.fill(sessionId, [{ ...LINE, count: 2 }])).status).toBe(200)
    expect(await settle(mock.world, TOKEN)).toBe(false)
    expect(mock.world.payments.captures()).toEqual([])
  })

  it('a price that changes does not change what is charged', async () => {
    const { mock, sessionId } = await basket()
    await mock.pay(sessionId)
    const { amount } = attemptOn(mock)
    mock.world.setScenario('price-changed')
    await settle(mock.world, TOKEN)
    expect(mock.world.payments.captures()).toMatchObject([{ amount: amount / 100 }])
    expect((await complete(mock, sessionId)).status).toBe(200)
  })
})

describe('capture', () => {
  it('happens once, however often the bank confirms', async () => {
    const { mock, sessionId } = await basket()
    await mock.pay(sessionId)
    const said = await Promise.all([settle(mock.world, TOKEN), settle(mock.world, TOKEN), settle(mock.world, TOKEN)])
    expect(said).toEqual([true, true, true])
    expect(await settle(mock.world, TOKEN)).toBe(true)
    expect(mock.world.payments.captures()).toHaveLength(1)
  })

  it('is not undone by a later refusal', async () => {
    const { mock, sessionId } = await basket()
    await mock.pay(sessionId)
    await settle(mock.world, TOKEN)
    await decline(mock.world, TOKEN)
    expect((await status(mock, sessionId)).body.status).toBe(1)
    expect((await complete(mock, sessionId)).status).toBe(200)
  })
})

describe('orderQuery', () => {
  it('returns a status to its own session only', async () => {
    const { mock, sessionId } = await basket()
    await mock.pay(sessionId)
    expect((await status(mock, await mock.start())).status).toBe(404)
    expect((await status(mock, sessionId, 'a-token-nobody-has-made')).status).toBe(404)
  })

  it.each([
    ['without a card', undefined, 'try', [1, 3, 6, 9, 12]],
    ['a card of Mavi Bank', '54000000', 'try', [1, 3, 6, 9]],
    ['a Bonus card of Garanti', '40000800', 'try', [1, 3, 6, 9, 12]],
    ['a Bonus card of Denizbank', '40000900', 'try', [1, 3, 6, 9, 12]],
    ['a World card of Yapı Kredi', '40001000', 'try', [1, 3, 6]],
    ['a World card of Vakıfbank', '40003100', 'try', [1, 3, 6]],
    ['a CardFinans card of QNB', '40001900', 'try', [1, 3, 9]],
    ['a card from elsewhere', '41111111', 'try', [1]],
    ['another currency', '54000000', 'eur', [1]],
  ])('instalments: %s', async (_case, bin, currency, expected) => {
    const mock = await createMockHarness()
    const { body } = await mock.call<Schema<'OrderAnswerInstallments'>>('orderQuery', {
      body: { kind: 'installments', amount: 36905, currency, ...(bin && { bin }) },
    })
    expect(body.options.map(({ num }) => num)).toEqual(expected)
    for (const { num, monthly, total } of body.options) {
      expect(Math.round(monthly.value * 100) * num).toBe(Math.round(total.value * 100))
    }
  })

  it('every bank of the shared list has a test card with an instalment plan', async () => {
    const mock = await createMockHarness()
    const told = TEST_CARDS.map(({ number }) =>
      mock.call<Schema<'OrderAnswerInstallments'>>('orderQuery', {
        body: { kind: 'installments', amount: 36905, currency: 'try', bin: number.slice(0, 8) },
      }),
    )
    const ids = (await Promise.all(told)).flatMap(({ body }) => (body.options.length > 1 ? (body.bankId ?? []) : []))
    expect(new Set(ids)).toEqual(new Set(BANKS.map(({ id }) => id)))
  })

  it.each([
    ['a hotel abroad', '143', [1]],
    ['a hotel at home', '12', [1, 3, 6, 9]],
  ])('%s: what can be paid in instalments', async (_case, id, expected) => {
    const mock = await createMockHarness()
    const sessionId = await mock.start()
    await mock.fill(sessionId, [{ ...LINE, id }])
    const { body } = await mock.call<Schema<'OrderAnswerInstallments'>>('orderQuery', {
      sessionId,
      body: { kind: 'installments', amount: 36905, currency: 'try', bin: '54000000' },
    })
    expect(body.options.map(({ num }) => num)).toEqual(expected)
  })

  it('a number of instalments that the card does not have is refused, and nothing is charged', async () => {
    const { mock, sessionId } = await basket()
    const { body } = await mock.call<Schema<'SiteView'>>('siteView', { sessionId })
    const price = body.booking?.totalAmount.value ?? 0
    const value = (Math.ceil(Math.round(price * 110.4) / 12) * 12) / 100
    const refused = await mock.pay(sessionId, { installment: 12, amount: { value, currency: 'try' } })
    expect(refused.status).toBe(409)
    expect(mock.world.payments.all()).toEqual([])
  })

  it('a payment of the total with instalment fees is accepted', async () => {
    const { mock, sessionId } = await basket()
    const { body } = await mock.call<Schema<'SiteView'>>('siteView', { sessionId })
    const price = body.booking?.totalAmount.value ?? 0
    const value = (Math.ceil(Math.round(price * 105) / 6) * 6) / 100
    expect((await mock.pay(sessionId, { installment: 6, amount: { value, currency: 'try' } })).status).toBe(200)
  })
})

describe('reservationComplete', () => {
  it('refuses an unpaid basket, another method and a second completion', async () => {
    const { mock, sessionId } = await basket()
    expect((await complete(mock, sessionId)).status).toBe(409)
    await mock.pay(sessionId)
    expect((await complete(mock, sessionId)).status).toBe(409)
    await settle(mock.world, TOKEN)
    expect((await complete(mock, sessionId, { method: 'transfer' })).status).toBe(409)
    expect((await complete(mock, sessionId)).status).toBe(200)
    expect((await complete(mock, sessionId)).status).toBe(409)
  })

  it('books once for two simultaneous requests', async () => {
    const { mock, sessionId } = await basket()
    await mock.pay(sessionId, card('4000000000001000'))
    const answers = await Promise.all([complete(mock, sessionId), complete(mock, sessionId)])
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200, 409]))
  })

  it('assigns a number that can be read back', async () => {
    const { mock, sessionId } = await basket()
    await mock.pay(sessionId, card('4000000000001000'))
    const { body } = await complete(mock, sessionId)
    expect(body).toMatchObject({ status: 'confirmed', paymentStatus: 4 })
    expect(body.bookingNumber).toMatch(/^YLK \d{4} \d{3}$/)
    const { body: seen } = await mock.call<Schema<'SiteView'>>('siteView', { sessionId })
    expect(seen.booking?.completion).toEqual(body)
  })

  it('turns a hotel on request into a request that cannot be paid yet (decision 24.3)', async () => {
    const mock = await createMockHarness()
    const sessionId = await mock.start()
    const asked = { ...LINE, id: '21', room: { id: 'r1' } }
    const { body } = await mock.fill(sessionId, [asked])
    expect(body.booking.products[0]?.availability).toBe(2)
    expect((await mock.pay(sessionId, card('4000000000001000'))).status).toBe(409)
    expect(mock.world.payments.captures()).toEqual([])
    expect((await complete(mock, sessionId, { method: 'transfer' })).status).toBe(409)
    const later = { sessionId, query: { term: 'later' }, body: { method: 'later', toCurrency: 'try' } }
    const { body: completion } = await mock.call<Schema<'Completion'>>('reservationComplete', later)
    expect(completion).toMatchObject({ status: 'request', paymentStatus: 2 })
  })
})
