import { describe, expect, it } from 'vitest'
import { createMockHarness, type MockHarness } from '../../../testing/harness.ts'
import type { Schema } from '../../../world/basics/schemas.ts'

type Line = Schema<'CartLine'>

const DAYS = { checkIn: 20270605, checkOut: 20270612 }
const PAX = { adults: 2, children: [] }
const TOUR = { key: 'tour', type: 'tour', id: '201', pax: PAX, checkIn: 20270520, checkOut: 20270521, count: 1 }
const RIDE = {
  key: 'ride',
  type: 'transfer',
  id: 'dlmkasminivan',
  pax: PAX,
  checkIn: 20270605,
  direction: 1,
  time: '12:00',
  count: 1,
}

const service = (id: string, plan: string, over: object = {}) => {
  return { key: `s${id}`, type: 'service', id, pricePlan: { id: plan }, pax: PAX, ...DAYS, count: 1, ...over }
}

/** The first variant of a service and its price, as its page shows them. */
async function offerOf(mock: MockHarness, id: string, days = DAYS) {
  const { body } = await mock.call<Schema<'ServicePrice'>>('servicePrice', {
    path: { id },
    body: { ...days, adults: 2 },
  })
  return body.offers[0]
}

async function added(mock: MockHarness, lines: readonly object[]) {
  const { status, body } = await mock.fill(await mock.start(), lines)
  return { status, body, lines: status === 200 ? body.booking.products : [] }
}

/** Dates of an event's performance. */
async function eventDays(mock: MockHarness, id: string) {
  const { body } = await mock.call<Schema<'ServiceList'>>('serviceList', { query: { type: 'charter', limit: '100' } })
  const facts = body.records.find((record) => record.id === id)?.facts
  const [checkIn = 0] = facts?.kind === 'charter' ? facts.dates.slice(3) : []
  return { checkIn, checkOut: checkIn + 1 }
}

describe('a line of a service costs what its page says, and says everything that is shown of it', () => {
  it('an event takes its own starting time, whatever the line asks for', async () => {
    const mock = await createMockHarness()
    const { body } = await mock.call<Schema<'ServiceList'>>('serviceList', { query: { type: 'charter', limit: '1' } })
    const [event] = body.records
    if (event?.facts.kind !== 'charter') throw new Error('No event is sold')
    const { id, facts } = event
    const days = await eventDays(mock, id)
    const offer = await offerOf(mock, id, days)
    const { lines } = await added(mock, [service(id, offer?.id ?? '', { ...days, time: '03:00' })])
    expect(lines).toMatchObject([{ stype: 'charter', ...days, time: facts.begins }])
  })

  it.each([
    ['a gulet', '301', 'gulet'],
    ['a caravan', '321', 'caravan'],
    ['a car', '381', 'extra'],
  ])('%s', async (_what, id, stype) => {
    const mock = await createMockHarness()
    const offer = await offerOf(mock, id)
    const { lines } = await added(mock, [service(id, offer?.id ?? '')])
    const { total, terms, cancellation, availability, name: planName, deposit } = offer ?? {}
    expect(lines).toMatchObject([{ type: 'service', stype, price: total?.value, total, terms, planName, ...DAYS }])
    expect(lines).toMatchObject([{ cancellation, availability, ...(deposit && { deposit }) }])
  })

  it('an event, by the seat and on its days only', async () => {
    const mock = await createMockHarness()
    const days = await eventDays(mock, '361')
    const offer = await offerOf(mock, '361', days)
    const { lines } = await added(mock, [service('361', offer?.id ?? '', days)])
    expect(lines).toMatchObject([{ stype: 'charter', priceBasis: 1, total: offer?.total }])
    const other = { checkIn: 20280101, checkOut: 20280102 }
    expect((await added(mock, [service('361', offer?.id ?? '', other)])).status).toBe(409)
  })

  it.each([
    ['an event: its venue, the address and when the doors open', '361', ['venue', 'doors', 'address'] as const],
    ['a car: where it is handed over, and the address', '385', ['meetingPoint', 'address'] as const],
    ['a caravan: where it is handed over, and the address', '325', ['meetingPoint', 'address'] as const],
  ])('%s, from its own record (decision 38.9)', async (_what, id, names) => {
    const mock = await createMockHarness()
    const type = { 361: 'charter', 385: 'extra' }[id] ?? 'caravan'
    const { body } = await mock.call<Schema<'ServiceList'>>('serviceList', { query: { type, limit: '100' } })
    const facts = body.records.find((record) => record.id === id)?.facts
    if (facts === undefined) throw new Error(`No ${type} is sold as ${id}`)
    const days = facts.kind === 'charter' ? await eventDays(mock, id) : DAYS
    const offer = await offerOf(mock, id, days)
    const { lines } = await added(mock, [service(id, offer?.id ?? '', days)])
    const { pickup: meetingPoint, ...said } = { pickup: undefined, ...facts }
    const known = Object.entries({ meetingPoint, ...said }).filter(([name]) => names.some((wanted) => wanted === name))
    expect(known.filter(([, value]) => value !== undefined)).toHaveLength(names.length)
    expect(lines).toMatchObject([Object.fromEntries(known)])
  })

  it('a tour as a service: the same departure at the same price, and still a tour to a promotion', async () => {
    const mock = await createMockHarness()
    const [tour] = (await added(mock, [TOUR])).lines
    const { checkIn, checkOut } = TOUR
    const asService = service('201', String(checkIn), { checkIn, checkOut })
    const sessionId = await mock.start()
    const { body } = await mock.fill(sessionId, [asService])
    expect(body.booking.products).toMatchObject([{ type: 'service', stype: 'daily', total: tour?.total }])
    const { body: tried } = await mock.call('promotionQuery', { sessionId, query: { code: 'TURDA15' } })
    expect(tried).toMatchObject({ status: 'ok' })
  })
})

describe('lines that are not sold, do not fit or are gone', () => {
  it.each<[string, object, number, string]>([
    ['a variant that the service does not have', service('301', 'nothing'), 404, 'not-found'],
    ['a service that there is not', service('999', 'x'), 404, 'not-found'],
    ['a tour that there is not', { ...TOUR, id: '999' }, 404, 'not-found'],
    ['a tour that is not sold at present', { ...TOUR, id: '211' }, 409, 'sold-out'],
    ['a day that has passed', { ...TOUR, checkIn: 20270210, checkOut: 20270211 }, 409, 'sold-out'],
    [
      'more parties than travel together',
      { ...TOUR, pax: { adults: 9, children: [] }, count: 9 },
      422,
      'over-capacity',
    ],
    [
      'a ride in a direction that it has not',
      { ...RIDE, id: 'bodrumpamukkaleminivan', direction: 2 },
      404,
      'not-found',
    ],
    ['more bags than the vehicle takes', { ...RIDE, bags: 7 }, 422, 'over-capacity'],
    ['a ride that starts too soon', { ...RIDE, checkIn: 20270301, time: '13:00' }, 409, 'sold-out'],
  ])('%s', async (_what, line, status, name) => {
    const answer = await added(await createMockHarness(), [line])
    expect([answer.status, answer.body]).toMatchObject([status, { type: `/problems/${name}` }])
  })

  it('a line that sells out later stays at its price, marked as sold out; a new one is refused', async () => {
    const mock = await createMockHarness()
    const sessionId = await mock.start()
    const { body } = await mock.fill(sessionId, [TOUR, RIDE])
    const before = body.booking.products
    mock.world.setScenario('sold-out')
    const { body: after } = await mock.fill(sessionId, [TOUR, RIDE])
    expect(after.booking.products.map(({ availability }) => availability)).toEqual([3, 3])
    expect(after.booking.products.map(({ total }) => total)).toEqual(before.map(({ total }) => total))
    expect((await mock.fill(sessionId, [TOUR, RIDE, { ...RIDE, key: 'new' }])).status).toBe(409)
  })

  it('a ride keeps the latest flight number and bags', async () => {
    const mock = await createMockHarness()
    const sessionId = await mock.start()
    await mock.fill(sessionId, [{ ...RIDE, flightNumber: 'X1 100' }])
    const { body } = await mock.fill(sessionId, [{ ...RIDE, flightNumber: 'X1 200', bags: 3 }])
    expect(body.booking.products).toMatchObject([{ flightNumber: 'X1 200', bags: 3 }])
  })

  it('a party that is larger than the capacity', async () => {
    const mock = await createMockHarness()
    const offer = await offerOf(mock, '381')
    const crowd = service('381', offer?.id ?? '', { pax: { adults: 9, children: [3] } })
    expect(await added(mock, [crowd])).toMatchObject({ status: 422, body: { type: '/problems/over-capacity' } })
  })
})

describe('until when a line is held (decision 21.4)', () => {
  it.each<[string, object, string | undefined]>([
    ['three days, at the end of the day', TOUR, '2027-03-04T23:59:00+03:00'],
    ['not into the last three before it begins', { ...RIDE, checkIn: 20270306 }, '2027-03-03T23:59:00+03:00'],
    ['not at all when it begins too soon', { ...RIDE, checkIn: 20270304 }, undefined],
  ])('%s', async (_what, line, until) => {
    const { lines } = await added(await createMockHarness(), [line])
    expect(lines.map(({ optionDate }: Line) => optionDate)).toEqual([until])
  })
})

describe('a promotion over a mixed basket', () => {
  const total = (lines: readonly Line[], types: readonly string[]) =>
    lines.filter(({ type }) => types.includes(type)).reduce((sum, line) => sum + Math.round(line.total.value * 100), 0)

  it.each([
    ['TURDA15 is for its tours only', 'TURDA15', ['tour'], 15],
    ['YELKOVAN10 is for everything', 'YELKOVAN10', ['tour', 'transfer'], 10],
  ])('%s', async (_what, code, types, percent) => {
    const mock = await createMockHarness()
    const sessionId = await mock.start()
    const { body } = await mock.fill(sessionId, [TOUR, RIDE])
    const { products } = body.booking
    const answer = await mock.call<{ booking: Schema<'Booking'> }>('promotionQuery', { sessionId, query: { code } })
    const off = Math.floor((total(products, types) * percent + 50) / 100)
    expect(answer.body.booking.promotion?.amount.value).toBe(off / 100)
    expect(Math.round(answer.body.booking.totalAmount.value * 100)).toBe(total(products, ['tour', 'transfer']) - off)
  })
})
