import { describe, expect, it } from 'vitest'
import { createMockHarness } from '../../../testing/harness.ts'
import type { Schema } from '../../../world/basics/schemas.ts'

const mock = await createMockHarness()
type List = Schema<'ServiceList'>

const list = async (query: Record<string, string> = {}) =>
  (await mock.call<List>('serviceList', { query: { limit: '100', ...query } })).body

describe('serviceList', () => {
  it.each([
    ['gulet', 8],
    ['caravan', 7],
    ['charter', 10],
    ['extra', 12],
    ['transfer', 10],
    ['flight', 0],
  ])('%s: %i', async (type, count) => {
    const { records, stats } = await list({ type })
    expect(stats.totalRecord).toBe(count)
    expect(records.every(({ facts }) => facts.kind === type)).toBe(true)
  })

  it('has the tours of the tour list, with their ids and prices', async () => {
    const daily = await list({ type: 'daily' })
    const tours = await mock.call<Schema<'TourList'>>('tourList', { query: { type: 'daily', limit: '100' } })
    const known = ({ id, slug, priceFrom }: { id: string; slug: string; priceFrom?: Schema<'Money'> }) => [
      id,
      slug,
      priceFrom,
    ]
    expect(daily.records.map(known)).toEqual(tours.body.records.map(known))
  })

  it('has pages of 40 and of 12 (decision 36.5)', async () => {
    expect((await mock.call<List>('serviceList')).body.records).toHaveLength(40)
    expect((await list({ limit: '12', page: '2' })).stats).toMatchObject({ currentPage: 2, pageSize: 12 })
  })

  it('is narrowed by letters in a name, a place or a route, and by status', async () => {
    const ids = async (query: Record<string, string>) => (await list(query)).records.map(({ id }) => id)
    expect(await ids({ keyword: 'kekova', type: 'gulet' })).toEqual(['301', '302', '305'])
    expect(await ids({ keyword: 'KAŞ', type: 'charter' })).toEqual(['368'])
    expect(await ids({ status: 'passive' })).toEqual(['308', '211'])
  })

  it.each(['price', 'rating'] as const)('is sorted by %s, both ways', async (sort) => {
    const valueOf = ({ priceFrom, rating }: Schema<'Service'>) =>
      (sort === 'price' ? priceFrom?.value : rating?.score) ?? 0
    const up = (await list({ sort, type: 'extra' })).records.map(valueOf)
    expect(up).toEqual(up.toSorted((a, b) => a - b))
    expect((await list({ sort, type: 'extra', order: 'desc' })).records.map(valueOf)).toEqual(up.toReversed())
  })
})

describe('a ride that is sold as a service', () => {
  it('is one of the transfers, with its stops, vehicle, waiting time and price (decision 38.5)', async () => {
    const { records } = await list({ type: 'transfer' })
    for (const { id, facts, name, priceFrom } of records) {
      if (facts.kind !== 'transfer' || !facts.ride) throw new Error(`service ${id} names no transfer`)
      const { ride } = facts
      const query = { fromLocation: `location-${ride.from}`, toLocation: `location-${ride.to}`, limit: '100' }
      const { body } = await mock.call<{ records: Schema<'TransferFacts'>[] }>('transferList', { query })
      const transfer = body.records.find((sold) => sold.id === ride.id)
      expect(transfer).toMatchObject({
        from: { id: ride.from, name: facts.from },
        to: { id: ride.to, name: facts.to },
        vehicle: { name: facts.vehicle, passengers: facts.capacity, bags: facts.bags },
        duration: facts.minutes,
        waitTime: facts.waitingMinutes,
        meetingPoint: facts.meetingPoint,
      })
      expect([id, priceFrom]).toEqual([id, transfer?.prices.find(({ direction }) => direction === 1)?.price])
      for (const offer of (await price(id)).offers) {
        const direction = offer.id === 'return' ? 3 : 1
        expect([id, offer.total]).toEqual([id, transfer?.prices.find((way) => way.direction === direction)?.price])
      }
      expect(name[0]?.value).toBe(`${facts.from[0]?.value} – ${facts.to[0]?.value}`)
    }
  })
})

const WEEK = { checkIn: 20270521, checkOut: 20270528 }
const price = async (id: string, over: object = {}) =>
  (await mock.call<Schema<'ServicePrice'>>('servicePrice', { path: { id }, body: { ...WEEK, adults: 2, ...over } }))
    .body
const printed = ({ offers }: Schema<'ServicePrice'>) =>
  offers.map(
    ({ id, terms }) => `${id}: ${terms.map(({ what, count, times = 1 }) => `${what} ${count} x ${times}`).join(' + ')}`,
  )

describe('servicePrice', () => {
  it.each([
    ['a whole boat', '301', { adults: 8 }, 2, ['whole: service 1 x 7']],
    ['cabins of a boat, of which one kind has gone', '302', { adults: 3 }, 3, ['cabin: room 2 x 7']],
    ['a camper by the day', '322', { adults: 4 }, 2, ['basic: service 1 x 7', 'calm: service 1 x 7']],
    [
      'a ride, one way and return',
      '341',
      { adults: 4, child1: 2 },
      2,
      ['one-way: service 1 x 1', 'return: service 1 x 1'],
    ],
    [
      'seats of an event',
      '361',
      { checkIn: 20270522, checkOut: 20270523, child1: 8 },
      1,
      ['stalls: adult 2 x 1 + child 1 x 1', 'steps: adult 2 x 1 + child 1 x 1'],
    ],
    ['a tour, as a service', '201', { child1: 4 }, 1, ['20270521: adult 2 x 1 + child 1 x 1']],
  ])('%s: the basis and the sum are printed (decision 38.1)', async (_name, id, over, basis, offers) => {
    const answered = await price(id, over)
    expect(answered.basis).toBe(basis)
    expect(printed(answered)).toEqual(offers)
    for (const { terms, total } of answered.offers) {
      expect(terms.reduce((sum, term) => sum + term.total.value, 0)).toBeCloseTo(total.value)
    }
  })

  it.each([
    ['too many people', '307', { adults: 9 }, 'capacity'],
    ['a boat in the yard', '308', {}, 'passive'],
    ['no event on a Friday', '361', {}, 'no-date'],
    ['a child that is too young', '242', { child1: 3 }, 'capacity'],
    ['a year in a camper', '321', { checkOut: 20280521 }, 'no-date'],
  ])('%s: no offer, and why', async (_name, id, over, reason) => {
    const answered = await price(id, over)
    expect(answered).toMatchObject({ offers: [], reason })
  })

  it('names the nearest dates of an event, each of which has seats', async () => {
    const { nearestDates = [] } = await price('361')
    expect(nearestDates.map(({ checkIn }) => checkIn)).toEqual([20270522, 20270519, 20270526])
    for (const near of nearestDates) expect((await price('361', near)).offers).not.toEqual([])
  })

  it('a sold-out world is full', async () => {
    const sold = await createMockHarness()
    sold.world.setScenario('sold-out')
    const { body } = await sold.call('servicePrice', { path: { id: '301' }, body: { ...WEEK, adults: 2 } })
    expect(body).toMatchObject({ offers: [], reason: 'full', nearestDates: [] })
  })

  it('names until when it can be given back, and the deposit beside the total', async () => {
    const [offer] = (await price('321')).offers
    expect(offer?.cancellation).toEqual({ refundable: true, freeUntil: '2027-05-14T23:59:00+03:00' })
    expect(offer?.deposit).toEqual({ value: 15_000, currency: 'try' })
    expect(offer?.payNow).toEqual(offer?.total)
  })

  it('returns 404 for an unknown service', async () => {
    const { status } = await mock.call('servicePrice', { path: { id: '999' }, body: { ...WEEK, adults: 2 } })
    expect(status).toBe(404)
  })
})
