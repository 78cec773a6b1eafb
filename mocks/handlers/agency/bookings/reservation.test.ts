import { describe, expect, it } from 'vitest'
import type { Schema } from '../../../world/basics/schemas.ts'
import { createMockHarness, LINE, type MockHarness } from '../../../testing/harness.ts'

const priceOf = async (mock: MockHarness) => {
  const { body } = await mock.call<Schema<'HotelPrice'>>('hotelPrice', {
    path: { id: '12' },
    body: { checkIn: LINE.checkIn, checkOut: LINE.checkOut, adults: 2 },
  })
  const plans = body.rooms.find(({ id }) => id === 'r2')?.plans
  return plans?.find(({ id }) => id === 'ai-flex')?.offer.total.value
}
const view = async (mock: MockHarness, sessionId: string) =>
  (await mock.call<Schema<'SiteView'>>('siteView', { sessionId })).body.booking

describe('reservationPatch', () => {
  it('prices every line itself and ignores prices in the request', async () => {
    const mock = await createMockHarness()
    const { body } = await mock.fill(await mock.start(), [{ ...LINE, price: 1, currency: 'eur', discount: 99 }])
    const expected = await priceOf(mock)
    expect(body.booking.products[0]).toMatchObject({ price: expected, currency: 'try', discount: 0 })
    expect(body.booking.totalAmount).toEqual({ value: expected, currency: 'try' })
  })

  it('multiplies by the count and adds up exactly', async () => {
    const mock = await createMockHarness()
    const early = { ...LINE, key: 'early', pricePlan: { id: 'ai-early' }, count: 3 }
    const { body } = await mock.fill(await mock.start(), [{ ...LINE, count: 2 }, early])
    const [first, second] = body.booking.products
    expect(first?.total.value).toBe(Math.round((first?.price ?? 0) * 200) / 100)
    expect(second?.total.value).toBe(Math.round((second?.price ?? 0) * 300) / 100)
    const sum = Math.round(((first?.total.value ?? 0) + (second?.total.value ?? 0)) * 100) / 100
    expect(body.booking.totalAmount.value).toBe(sum)
    expect(first?.payAtHotel).toEqual({ value: 24, currency: 'eur' })
  })

  it('sorts the ages of children, so that equal parties are equal', async () => {
    const mock = await createMockHarness()
    const family = { ...LINE, room: { id: 'r3' }, pax: { adults: 2, children: [11, 4] } }
    const { body } = await mock.fill(await mock.start(), [family])
    expect(body.booking.products[0]?.pax).toEqual({ adults: 2, children: [4, 11] })
  })

  it.each([
    ['a party that does not fit', { pax: { adults: 2, children: [4, 6] } }, 422, 'over-capacity'],
    ['an unknown hotel', { id: '999' }, 404, 'not-found'],
    ['an unknown room', { room: { id: 'r99' } }, 404, 'not-found'],
    ['an unknown plan', { pricePlan: { id: 'xx' } }, 404, 'not-found'],
    ['a day that has passed', { checkIn: 20270210, checkOut: 20270212 }, 409, 'sold-out'],
    [
      'an early plan for which it is too late',
      { pricePlan: { id: 'ai-early' }, checkIn: 20270310, checkOut: 20270312 },
      409,
      'sold-out',
    ],
  ])('refuses %s and changes nothing', async (_case, over, status, name) => {
    const mock = await createMockHarness()
    const sessionId = await mock.start()
    await mock.fill(sessionId, [LINE])
    const before = await view(mock, sessionId)
    const answer = await mock.fill(sessionId, [LINE, { ...LINE, key: 'other', ...over }])
    expect(answer).toMatchObject({ status, body: { type: `/problems/${name}` } })
    expect(await view(mock, sessionId)).toEqual(before)
  })

  it('refuses a sold-out line, but keeps one that was in the basket before', async () => {
    const mock = await createMockHarness()
    const sessionId = await mock.start()
    await mock.fill(sessionId, [LINE, { ...LINE, key: 'second', room: { id: 'r1' } }])
    mock.world.setScenario('sold-out')
    expect(await mock.fill(sessionId, [LINE, { ...LINE, key: 'third' }])).toMatchObject({ status: 409 })
    expect(await mock.fill(sessionId, [{ ...LINE, count: 2 }])).toMatchObject({ status: 409 })
    const { status, body } = await mock.fill(sessionId, [LINE])
    expect(status).toBe(200)
    expect(body.booking.products).toMatchObject([{ key: LINE.key, availability: 3 }])
  })

  it('keeps customer, guests and wishes, and takes a basket back to nothing', async () => {
    const mock = await createMockHarness()
    const sessionId = await mock.start()
    const patch = (key: string, value: unknown) => mock.call('reservationPatch', { sessionId, body: { key, value } })
    const customer = {
      name: 'Defne',
      surname: 'Aydın',
      phone: '532-000-0148',
      countryCode: '90',
      email: 'defne@posta.example',
      country: 'TR',
    }
    const guests = [{ name: 'Defne', surname: 'Aydın', type: 'adult' }]
    await mock.fill(sessionId, [LINE])
    expect(await patch('customer', customer)).toMatchObject({ status: 200 })
    expect(await patch('guests', guests)).toMatchObject({ status: 200 })
    expect(await patch('specialRequests', 'A quiet room')).toMatchObject({ status: 200 })
    expect(await patch('promotion', null)).toMatchObject({ status: 200 })
    expect(await view(mock, sessionId)).toMatchObject({ customer, guests, specialRequests: 'A quiet room' })
    const { body } = await mock.fill(sessionId, [])
    expect(body.booking).toMatchObject({ products: [], totalAmount: { value: 0, currency: 'try' }, customer })
  })
})

describe('a booking', () => {
  it('can be read in its own session only', async () => {
    const mock = await createMockHarness()
    const [mine, yours] = [await mock.start(), await mock.start()]
    await mock.fill(mine, [LINE])
    expect((await view(mock, mine))?.products).toHaveLength(1)
    expect((await view(mock, yours))?.products).toEqual([])
    expect(await view(mock, 'nobody-knows-this')).toBeNull()
  })

  it('is priced anew on every read', async () => {
    const mock = await createMockHarness()
    const sessionId = await mock.start()
    const { body } = await mock.fill(sessionId, [LINE])
    mock.world.setScenario('price-changed')
    const raised = (await view(mock, sessionId))?.totalAmount.value
    expect(raised).toBe(Math.round(body.booking.totalAmount.value * 110) / 100)
    mock.world.setScenario('normal')
    expect((await view(mock, sessionId))?.totalAmount).toEqual(body.booking.totalAmount)
  })

  it('is forgotten after many others were used', async () => {
    const mock = await createMockHarness()
    const oldest = await mock.start()
    const kept = await mock.start()
    for (let more = 0; more < 1999; more++) {
      mock.world.bookings.find(kept)
      await mock.start()
    }
    expect(mock.world.bookings.find(oldest)).toBeUndefined()
    expect(mock.world.bookings.find(kept)).toBeDefined()
  })
})
