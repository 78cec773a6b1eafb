import { describe, expect, test } from 'vitest'
import { fakeGateway, problemName } from '../../testing/gateway.ts'
import type { BodyOf } from '../../ports/contract.ts'
import { handle } from './channelReservationPush.ts'

const rate = (date: number, value: number) => ({ date, amount: { value, currency: 'try' as const } })
const BODY: BodyOf<'channelReservationPush'> = {
  Booking: { id: 'RSV-1' },
  RoomStay: {
    hotel: '12',
    room: 'r1',
    pricePlan: 'ai-flex',
    checkIn: 20270531,
    checkOut: 20270602,
    guestCounts: { adults: 2, children: [] },
    rates: [rate(20270531, 100.01), rate(20270601, 100.02)],
    total: { value: 200.03, currency: 'try' },
  },
  PrimaryGuest: { name: 'Defne', surname: 'Aydın' },
}

describe('C10: returns 404 without a key of the scope partner', () => {
  test.each(['POST', 'GET', 'PUT', 'DELETE'])('404 for %s, and the agency sees nothing', async (method) => {
    const gateway = fakeGateway()
    const headers = { 'idempotency-key': 'key-0123456789abcdef' }
    const sent = method === 'POST' ? { json: BODY } : {}
    const answered = await gateway.call('/api/reseliva/reservation', { method, headers, ...sent })
    expect([answered.status, problemName(answered), answered.headers.get('allow')]).toEqual([404, 'not-found', null])
    expect(gateway.upstream.calls).toEqual([])
  })

  test('404 whatever is sent, so that callers learn nothing about it', async () => {
    const gateway = fakeGateway()
    const answered = await gateway.call('/api/reseliva/reservation', { method: 'POST', json: { Booking: 1 } })
    expect(problemName(answered)).toBe('not-found')
  })
})

function push(RoomStay: Partial<typeof BODY.RoomStay> = {}, channelTax?: number) {
  const { context, upstream } = fakeGateway()
  if (channelTax !== undefined) context.config.channelTax = channelTax
  const [site] = Object.entries(context.config.sites).map(([host, record]) => ({ ...record, host, origin: '' }))
  if (site === undefined) throw new Error('There is no site')
  const parts = { session: undefined, requestId: 'r1', signal: undefined, idempotencyKey: 'key-0123456789abcdef' }
  const params = { path: {}, query: {}, header: {} } as never
  const body = { ...BODY, RoomStay: { ...BODY.RoomStay, ...RoomStay } }
  return { upstream, answer: handle({ ...parts, site, params, body }, context) }
}

describe('channelReservationPush', () => {
  test('sends the taxes: 20 % of the total, rounded half up (decision 15.8)', async () => {
    const { upstream, answer } = push()
    expect((await answer).body).toMatchObject({ status: 'completed' })
    expect(upstream.of('channelReservationPush')[0]?.body).toEqual({
      ...BODY,
      RoomStay: { ...BODY.RoomStay, taxes: { value: 40.01, currency: 'try' } },
    })
  })

  test('sends the configured tax share (decision 15.8)', async () => {
    const { upstream, answer } = push({}, 10)
    await answer
    const [call] = upstream.of('channelReservationPush')
    expect(call?.body).toMatchObject({ RoomStay: { taxes: { value: 20, currency: 'try' } } })
  })

  test.each<[string, Partial<typeof BODY.RoomStay>, string[]]>([
    ['a night without a rate', { checkOut: 20270603 }, ['/RoomStay/rates']],
    ['a rate of another night', { rates: [rate(20270530, 100.01), rate(20270601, 100.02)] }, ['/RoomStay/rates']],
    ['another total', { total: { value: 200.02, currency: 'try' } }, ['/RoomStay/total']],
    ['another currency', { total: { value: 200.03, currency: 'eur' } }, ['/RoomStay/total']],
    ['nights without an end', { checkOut: 20991231 }, ['/RoomStay/rates']],
  ])('422 for %s', async (_name, stay, pointers) => {
    const { upstream, answer } = push(stay)
    await expect(answer).rejects.toMatchObject({ status: 422, errors: pointers.map((pointer) => ({ pointer })) })
    expect(upstream.of('channelReservationPush')).toEqual([])
  })
})
