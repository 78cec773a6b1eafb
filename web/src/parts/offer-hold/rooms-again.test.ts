import { describe, expect, test } from 'vitest'
import type { Schema } from '../../api/operations.ts'
import { ratesRequest } from '../provider-hotels/requests.ts'
import { findCurrentRooms, searchOfRooms } from './rooms-again.ts'

const FAMILY = { adults: 2, children: [5] }
const COUPLE = { adults: 2, children: [] }

/** Two rooms that were added one by one, each with its offer. */
const LINE: Schema<'CartLine'> = {
  key: 'merged',
  type: 'hotel',
  id: '30211',
  room: { id: '7' },
  pricePlan: { id: 'hb.fixed' },
  pax: FAMILY,
  paxes: [FAMILY, COUPLE],
  offerIds: ['a', 'b'],
  checkIn: 20270521,
  checkOut: 20270528,
  count: 2,
  price: 1000,
  currency: 'try',
  total: { value: 2000, currency: 'try' },
}

function offer(value: number, change: Partial<Schema<'ProviderHotelOffer'>> = {}): Schema<'ProviderHotelOffer'> {
  const price = { value, currency: 'try' as const }
  const room = { roomId: '7', roomName: 'Garden double', boardId: 'hb', boardName: 'Half board', price, travellers: [] }
  return {
    offerId: `at ${value}`,
    checkIn: 20270521,
    night: 7,
    availability: 1,
    isRefundable: false,
    rooms: [room, room],
    cancellationPolicies: [],
    price,
    expiresOn: '2027-05-01T09:20:00Z',
    ...change,
  }
}

describe('rooms that the provider does not book as a set (decision 27.3)', () => {
  test('are searched with a party for each room and the nationality of the first search', () => {
    const visit = searchOfRooms(LINE, 'DE')
    expect(visit && ratesRequest({ id: LINE.id }, visit, 'en').body).toMatchObject({
      Products: ['30211'],
      checkIn: 20270521,
      night: 7,
      nationality: 'DE',
      roomCriteria: [{ adult: 2, childAges: [5] }, { adult: 2 }],
    })
  })

  test('become one line with one offer for all rooms', () => {
    const found = findCurrentRooms(LINE, [{ id: '30211', offers: [offer(2200.5), offer(2100.5)] }], 'en')
    expect(found?.total).toEqual({ value: 2100.5, currency: 'try' })
    expect(found?.newLine).toMatchObject({ key: 'merged', offerId: 'at 2100.5', count: 2, price: 1050.25 })
    expect(found?.newLine).toMatchObject({ paxes: [FAMILY, COUPLE], room: { id: '7' }, pricePlan: { id: 'hb.fixed' } })
    expect(found?.newLine).not.toHaveProperty('offerIds')
  })
})

test.each([
  ['another hotel', [{ id: '30212', offers: [offer(2000)] }]],
  ['another plan', [{ id: '30211', offers: [offer(2000, { isRefundable: true })] }]],
  ['no room left', [{ id: '30211', offers: [offer(2000, { availability: 3 })] }]],
  ['nothing', []],
])('returns undefined for rooms that are no longer sold: %s', (_name, hotels) => {
  expect(findCurrentRooms(LINE, hotels, 'en')).toBeUndefined()
})
