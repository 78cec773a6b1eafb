import { describe, expect, it } from 'vitest'
import { PROMOTIONS } from '../../../scenarios/promotions.ts'
import { createMockHarness, LINE, TOKEN, type MockHarness } from '../../../testing/harness.ts'
import type { Schema } from '../../../world/basics/schemas.ts'
import { settle } from '../../../world/payments/settlement.ts'

type Answer = Schema<'PromotionAnswer'>

const tried = (mock: MockHarness, sessionId: string, code: string) =>
  mock.call<Answer>('promotionQuery', { sessionId, query: { code } })
const filled = async (count = 1) => {
  const mock = await createMockHarness()
  const sessionId = await mock.start()
  const { body } = await mock.fill(sessionId, [{ ...LINE, count }])
  return { mock, sessionId, plain: Math.round(body.booking.totalAmount.value * 100) }
}
const view = async (mock: MockHarness, sessionId: string) =>
  (await mock.call<Schema<'SiteView'>>('siteView', { sessionId })).body.booking

describe('promotionQuery', () => {
  it.each([
    ['YELKOVAN10', 'ok'],
    [' yelkovan10 ', 'ok'],
    ['NOBODY', 'invalid'],
    ['__proto__', 'invalid'],
    ['BAHAR26', 'expired'],
    ['TURDA15', 'notApplicable'],
    ['BUYUK20', 'minAmount'],
  ])('%j is %s (decision 21.8, C7)', async (code, status) => {
    const { mock, sessionId, plain } = await filled()
    const { body } = await tried(mock, sessionId, code)
    expect(body.status).toBe(status)
    const off = status === 'ok' ? Math.floor((plain * 100 + 500) / 1000) : 0
    expect(Math.round((body.booking?.totalAmount.value ?? 0) * 100)).toBe(plain - off)
    expect(body.booking?.promotion).toEqual(
      status === 'ok' ? { code: 'YELKOVAN10', discount: 10, amount: { value: off / 100, currency: 'try' } } : undefined,
    )
  })

  it('a large basket keeps the terms of a code that asks for one', async () => {
    const { mock, sessionId } = await filled(9)
    expect((await tried(mock, sessionId, 'BUYUK20')).body.status).toBe('ok')
  })

  it('does not apply a code to an empty basket', async () => {
    const mock = await createMockHarness()
    expect((await tried(mock, await mock.start(), 'YELKOVAN10')).body.status).toBe('notApplicable')
  })

  it('returns 404 for a code without a booking', async () => {
    const mock = await createMockHarness()
    expect(await tried(mock, 'nobody-0001', 'YELKOVAN10')).toMatchObject({ status: 404 })
  })

  it('a refused code does not replace the one before', async () => {
    const { mock, sessionId } = await filled()
    await tried(mock, sessionId, 'YELKOVAN10')
    const { body } = await tried(mock, sessionId, 'BAHAR26')
    expect(body.booking?.promotion?.code).toBe('YELKOVAN10')
  })
})

describe('an accepted promotion', () => {
  it('follows the basket, and is kept while the basket does not keep its terms', async () => {
    const { mock, sessionId, plain } = await filled(9)
    await tried(mock, sessionId, 'BUYUK20')
    const small = (await mock.fill(sessionId, [LINE])).body.booking
    expect(small.promotion).toEqual({ code: 'BUYUK20', discount: 20, amount: { value: 0, currency: 'try' } })
    expect(small.totalAmount).toEqual(small.products[0]?.total)
    const large = (await mock.fill(sessionId, [{ ...LINE, count: 9 }])).body.booking
    expect(Math.round(large.totalAmount.value * 100)).toBe(plain - Math.floor((plain * 200 + 500) / 1000))
  })

  it('is removed with null', async () => {
    const { mock, sessionId, plain } = await filled()
    await tried(mock, sessionId, 'YELKOVAN10')
    await mock.call('reservationPatch', { sessionId, body: { key: 'promotion', value: null } })
    const booking = await view(mock, sessionId)
    expect(booking).not.toHaveProperty('promotion')
    expect(Math.round((booking?.totalAmount.value ?? 0) * 100)).toBe(plain)
  })

  it('is charged and stays in the booking that is made', async () => {
    const { mock, sessionId } = await filled()
    const { totalAmount } = (await tried(mock, sessionId, 'YELKOVAN10')).body.booking ?? {}
    expect((await mock.pay(sessionId)).status).toBe(200)
    await settle(mock.world, TOKEN)
    expect(mock.world.payments.captures()).toMatchObject([{ amount: totalAmount?.value }])
    expect(await view(mock, sessionId)).toMatchObject({ totalAmount, promotion: { code: 'YELKOVAN10' } })
    expect(await tried(mock, sessionId, 'YELKOVAN10')).toMatchObject({ status: 409 })
  })
})

it('every code is published with what a tester will see', async () => {
  const response = await (await createMockHarness()).answer(new Request('http://mocks.test/control/promotions'))
  const { promotions } = (await response.json()) as { promotions: typeof PROMOTIONS }
  expect(promotions.map(({ code }) => code)).toEqual(PROMOTIONS.map(({ code }) => code))
  for (const { code, see } of PROMOTIONS) expect([code, see.length > 20]).toEqual([code.toUpperCase(), true])
})
