import { describe, expect, it } from 'vitest'
import type { Schema } from '../../../world/basics/schemas.ts'
import { createMockHarness, STAY } from '../../../testing/harness.ts'

const mock = await createMockHarness()
const search = async (over: object, narrowed: object = {}) => {
  const body = { filter: { ...STAY, adults: 2, toLocation: 'location-antalya', ...over }, ...narrowed }
  return (await mock.call<Schema<'AvailabilityAnswer'>>('availabilitySearch', { body })).body.records
}

describe('hotels of a search', () => {
  it('with rooms come before those without', async () => {
    const kinds = (await search({ toLocation: 'location-turkiye' })).map(({ availability }) => availability)
    expect(kinds).toEqual(kinds.toSorted((a, b) => a - b))
    expect(new Set(kinds)).toEqual(new Set([1, 2, 3]))
  })

  it('have an offer, or the nearest dates', async () => {
    const found = await search({ toLocation: 'location-turkiye' })
    for (const { nearestDates, boards, offer } of found.filter(({ availability }) => availability === 3)) {
      expect(nearestDates?.length).toBeGreaterThan(0)
      expect([boards, offer]).toEqual([[], undefined])
    }
    for (const { boards, offer } of found.filter(({ availability }) => availability !== 3)) {
      expect(offer?.nights).toBe(5)
      expect(boards).toContain(offer?.board)
    }
  })

  it('are narrowed by stars and by all of the themes', async () => {
    const narrowed = await search({ toLocation: 'location-turkiye' }, { rating: [4, 5], theme: [5, 6] })
    expect(narrowed.length).toBeGreaterThan(0)
    for (const { hotel } of narrowed) {
      expect([4, 5]).toContain(hotel.stars)
      expect(hotel.themes).toEqual(expect.arrayContaining([5, 6]))
    }
  })

  it('have no room for a party that fits in none', async () => {
    const crowd = await search({ adults: 9 })
    expect(crowd.every(({ availability, nearestDates }) => availability === 3 && nearestDates?.length === 0)).toBe(true)
  })

  it('show the same offer as the hotel itself', async () => {
    const [first] = await search({ toLocation: 'location-kas', child1: 8 })
    const { body } = await mock.call<Schema<'HotelPrice'>>('hotelPrice', {
      path: { id: first?.hotel.id ?? '' },
      body: { ...STAY, adults: 2, child1: 8 },
    })
    const totals = body.rooms.flatMap(({ plans }) =>
      plans.filter(({ availability }) => availability !== 3).map(({ offer }) => offer.total.value),
    )
    expect(first?.offer?.total.value).toBe(Math.min(...totals))
  })

  it('around an airport are the nearest first and say how far away they are (decision 35.2)', async () => {
    const around = await search({ toLocation: 'location-ayt' })
    const withRooms = around.filter(({ availability }) => availability === 1)
    const words = withRooms.map(({ hotel }) => hotel.distance?.find(({ lang }) => lang === 'en')?.value ?? '')
    expect(words.filter((said) => !/^\d+ km from Antalya Airport$/.test(said))).toEqual([])
    const kilometres = words.map((said) => Number.parseInt(said, 10))
    expect(kilometres.length).toBeGreaterThan(3)
    expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b))
  })

  it('name the cheapest rate with free cancellation, also where the best offer has none (decision 36.6)', async () => {
    const found = (await search({ toLocation: 'location-turkiye' })).filter(({ availability }) => availability !== 3)
    const kinds = await Promise.all(
      found.map(async ({ hotel, offer, freeCancellationFrom }) => {
        const { rooms } = await price(hotel.id)
        const rates = rooms.flatMap(({ plans }) => plans.filter(({ availability }) => availability !== 3))
        const refundable = rates.filter((rate) => rate.offer.cancellation.refundable)
        const totals = refundable.map((rate) => rate.offer.total.value)
        expect(freeCancellationFrom?.value).toBe(totals.length > 0 ? Math.min(...totals) : undefined)
        return offer?.cancellation.refundable ? 'best' : freeCancellationFrom ? 'other' : 'none'
      }),
    )
    expect(new Set(kinds)).toContain('other')
  })
})

const price = async (id: string, over: object = {}) =>
  (await mock.call<Schema<'HotelPrice'>>('hotelPrice', { path: { id }, body: { ...STAY, adults: 2, ...over } })).body
const roomsFor = async (over: object) => (await price('12', over)).rooms.map(({ id }) => id)

describe('rooms of a hotel', () => {
  it('are those that take the party', async () => {
    expect(await roomsFor({})).toEqual(['r1', 'r2', 'r3', 'r4', 'r5'])
    expect(await roomsFor({ child1: 4, child2: 6 })).toEqual(['r3', 'r4', 'r5'])
    expect(await roomsFor({ adults: 5 })).toEqual(['r5'])
  })

  it('name until when they can be given back, in the hotel’s time', async () => {
    const plans = (await price('12')).rooms[0]?.plans ?? []
    const terms = Object.fromEntries(plans.map(({ id, offer }) => [id, offer.cancellation]))
    expect(terms['hb-flex']).toEqual({ refundable: true, freeUntil: '2027-05-14T23:59:00+03:00' })
    expect(terms['hb-saver']).toEqual({ refundable: false })
  })

  it('reduce early plans and say from what', async () => {
    const [room] = (await price('12')).rooms
    const early = room?.plans.find(({ id }) => id === 'ai-early')?.offer
    const flexible = room?.plans.find(({ id }) => id === 'ai-flex')?.offer
    expect(early?.was).toEqual(flexible?.total)
    expect(early?.discount).toBe(15)
  })

  it('of a hotel on request are on request', async () => {
    const kinds = (await price('21')).rooms.flatMap(({ plans }) => plans.map(({ availability }) => availability))
    expect(kinds).toContain(2)
    expect(kinds).not.toContain(1)
  })

  it('the tax at the hotel is its own sum, in euros', async () => {
    const offer = (await price('12')).rooms[0]?.plans[0]?.offer
    expect(offer?.payAtHotel).toEqual({ value: 12, currency: 'eur' })
    expect(offer?.payNow).toEqual(offer?.total)
  })
})
