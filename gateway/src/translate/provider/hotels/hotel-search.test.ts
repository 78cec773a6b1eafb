import { describe, expect, test } from 'vitest'
import { providerExample } from '../../../testing/provider.ts'
import type { Wire } from '../../../ports/provider.ts'
import { hotelsRequest, toHotels, noHotels } from './hotel-search.ts'
import { CONVERSION } from '../testing/conversion.ts'

const asked = { roomCriteria: [{ adult: 2 }], checkIn: 20270521 }

describe('hotelsRequest', () => {
  test('with the defaults of decision 17.1: seven nights, TR, tr-TR, TRY', () => {
    expect(hotelsRequest({ ...asked, Products: ['30211'] })).toEqual({
      productType: 2,
      checkAllotment: true,
      checkStopSale: true,
      getOnlyDiscountedPrice: false,
      getOnlyBestOffers: false,
      Products: ['30211'],
      roomCriteria: [{ adult: 2 }],
      nationality: 'TR',
      checkIn: '2027-05-21',
      night: 7,
      currency: 'TRY',
      culture: 'tr-TR',
    })
  })

  test('with all given values', () => {
    const said = {
      checkAllotment: false,
      checkStopSale: false,
      getOnlyDiscountedPrice: true,
      getOnlyBestOffers: true,
      arrivalLocations: [{ id: '23494', type: 2 as const, provider: 2 }],
      roomCriteria: [{ adult: 2, childAges: [7] }, { adult: 1 }],
      nationality: 'DE',
      night: 5,
      currency: 'EUR' as const,
      culture: 'de-DE',
    }
    expect(hotelsRequest({ ...said, checkIn: 20270521 })).toEqual({ ...said, productType: 2, checkIn: '2027-05-21' })
  })
})

const example = () => providerExample('priceSearch', 'hotels') as unknown as Wire['PriceSearchBody']

/** The example with its only offer changed. */
function withOffer(change: object): Wire['PriceSearchBody'] {
  const body = example()
  const [hotel] = body.hotels ?? []
  const [offer] = hotel?.offers ?? []
  return { ...body, hotels: [{ ...hotel, offers: [{ ...offer, ...change }] } as Wire['HotelResult']] }
}

describe('toHotels', () => {
  test('the example of the contract, with the markup on every price', () => {
    expect(toHotels(example(), { ...CONVERSION, markup: 10 })).toEqual({
      searchId: '3f6f1d0c-8a57-4c0e-b2a9-71d5c8e4f902',
      expiresOn: '2027-05-02T09:34:07.818Z',
      hotels: [
        {
          id: '30211',
          provider: 2,
          name: 'Ardıç Bay Hotel',
          stars: 5,
          rating: 4.5,
          city: { id: '23494', name: 'Antalya' },
          thumbnail: 'https://provider.test/media/hotels/30211/1.jpg',
          themes: [],
          facilities: [],
          offers: [
            {
              offerId: '2$2$TR~^005^~30211~^005^~9d2b6a1e-7c3f-4e58-a0b4-5f1c8d7e2a63',
              checkIn: 20270521,
              night: 5,
              availability: 1,
              isRefundable: true,
              rooms: [
                {
                  roomId: '12305',
                  roomName: 'Family room sea side',
                  boardId: '50',
                  boardName: 'All inclusive',
                  travellers: [{ type: 1 }],
                },
              ],
              cancellationPolicies: [{ from: '2027-05-14T17:00:00.000Z', price: { value: 485.1, currency: 'eur' } }],
              price: { value: 485.1, currency: 'eur' },
              expiresOn: '2027-05-02T09:34:07.289Z',
            },
          ],
        },
      ],
    })
  })

  test.each<[string, object]>([
    ['a price in another currency', { price: { amount: 1, currency: 'CHF' } }],
    ['no price', { price: undefined }],
    ['no day', { checkIn: '0001-01-01T00:00:00' }],
    ['no nights', { night: 0 }],
    ['no rooms', { rooms: [] }],
    ['more rooms than anybody books', { rooms: Array.from({ length: 10 }, () => ({})) }],
    ['an id that nobody can send back', { offerId: 'x'.repeat(2001) }],
    ['terms with a hole in them', { cancellationPolicies: [{ dueDate: '2027-05-14T20:00:00' }] }],
    ['terms of no day', { cancellationPolicies: [{ price: { amount: 1, currency: 'EUR' } }] }],
  ])('F6: an offer with %s is left out, and its hotel that has no other', (_name, change) => {
    expect(toHotels(withOffer(change), CONVERSION).hotels).toEqual([])
  })

  test.each<[string, object, number]>([
    ['0, nobody looked', { availability: 0 }, 1],
    ['2, on request', { availability: 2 }, 2],
    ['nothing said', { availability: undefined, isAvailable: undefined }, 1],
    ['a plain no', { availability: 1, isAvailable: false }, 3],
    ['something new', { availability: 17 }, 1],
  ])('availability: %s', (_name, change, expected) => {
    expect(toHotels(withOffer(change), CONVERSION).hotels[0]?.offers[0]?.availability).toBe(expected)
  })

  test.each<[string, object, string]>([
    ['its own', {}, '2027-05-02T09:34:07.289Z'],
    ['that of the search', { expiresOn: undefined }, '2027-05-02T09:34:07.818Z'],
  ])('an offer expires by %s', (_name, change, expected) => {
    expect(toHotels(withOffer(change), CONVERSION).hotels[0]?.offers[0]?.expiresOn).toBe(expected)
  })

  test('is not refundable once the first fee applies, even if the offer claims it (decision 17.5)', () => {
    const on = (dueDate: string, amount = 1) =>
      toHotels(
        withOffer({
          isRefundable: true,
          cancellationPolicies: [{ dueDate, price: { amount, currency: 'EUR' }, provider: 2 }],
        }),
        CONVERSION,
      ).hotels[0]?.offers[0]?.isRefundable
    // The search is of 2 May, 12:14 in Istanbul.
    expect([on('2027-05-02T00:00:00'), on('2027-05-02T12:14:00'), on('2027-05-02T12:15:00')]).toEqual([
      false,
      false,
      true,
    ])
    expect(on('2027-05-01T00:00:00', 0)).toBe(true)
  })

  test('is not refundable unless the offer claims it', () => {
    expect(toHotels(withOffer({ isRefundable: undefined }), CONVERSION).hotels[0]?.offers[0]?.isRefundable).toBe(false)
  })
})

test('returns an empty result if nothing was found', () => {
  expect(noHotels(CONVERSION)).toEqual({ searchId: 'none', expiresOn: '2027-05-02T09:34:00.000Z', hotels: [] })
  expect(toHotels({ searchId: 's', hotels: [] }, CONVERSION).hotels).toEqual([])
})
