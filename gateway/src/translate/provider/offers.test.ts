import { describe, expect, test } from 'vitest'
import { providerExample } from '../../testing/provider.ts'
import type { Wire } from '../../ports/provider.ts'
import { detailsRequest, toOfferDetails, offersRequest, toOffers } from './offers.ts'
import { CONVERSION } from './testing/conversion.ts'

const offers = (name: string) => providerExample('offerList', name) as unknown as Wire['OffersBody']

test('offers are requested in Turkish by default (decision 17.1)', () => {
  const flight = { productType: 3, searchId: 's', offerIds: ['a'], currency: 'TRY' } as const
  expect(offersRequest({ ...flight, offerIds: ['a'] })).toEqual({ ...flight, culture: 'tr-TR' })
  expect(offersRequest({ ...flight, offerIds: ['a'], culture: 'en-US' }).culture).toBe('en-US')
  expect(detailsRequest({ offerIds: ['a'], currency: 'TRY' })).toEqual({
    offerIds: ['a'],
    currency: 'TRY',
    culture: 'tr-TR',
  })
})

describe('toOffers', () => {
  test('converts the offers of a hotel', () => {
    const offerList = toOffers(offers('hotel'), 2, { ...CONVERSION, markup: 10 })
    expect(offerList).toMatchObject({
      hotelOffers: [{ checkIn: 20270521, night: 5, price: { value: 485.1, currency: 'eur' } }],
    })
    expect(offerList).not.toHaveProperty('flightOffers')
  })

  test('converts the fare brands of a flight', () => {
    expect(toOffers(offers('flight'), 3, { ...CONVERSION, markup: 10 })).toMatchObject({
      flightOffers: [
        {
          flightId: 'XY204',
          route: 1,
          offer: {
            offerId: '13$3$0~T3V0Ym91bmQ',
            groupKeys: ['-'],
            price: { value: 82.39, currency: 'eur' },
            brand: { id: 'XF', services: [{ group: 1, fee: 0, name: '20 kg baggage', explanation: 'One piece' }] },
            expiresOn: '2027-05-02T09:34:00.000Z',
          },
        },
      ],
    })
  })

  test('drops offers of the other product type', () => {
    expect(toOffers(offers('flight'), 2, CONVERSION)).toEqual({ hotelOffers: [] })
    expect(toOffers(offers('hotel'), 3, CONVERSION)).toEqual({ flightOffers: [] })
  })
})

describe('toOfferDetails', () => {
  const [detail] = (providerExample('offerDetailList', 'answered') as unknown as Wire['OfferDetailsBody']).offerDetails
  const detailsWith = (change: object) =>
    toOfferDetails(
      { offerDetails: [{ ...detail, ...change } as Wire['OfferDetail']] },
      { ...CONVERSION, markup: 10 },
    )[0]

  test('the example of the contract: the total is what the passenger pays', () => {
    expect(detailsWith({})).toMatchObject({
      productType: 2,
      isAvailable: true,
      isRefundable: true,
      price: { value: 485.1, currency: 'eur' },
      checkIn: 20270521,
      checkOut: 20270526,
      cancellationPolicies: [{ percent: 0, price: { value: 0, currency: 'eur' } }],
      extraServices: [],
      expiresOn: '2027-05-02T09:37:00.000Z',
    })
  })

  test('has the price of each room and night with the markup, and drops nights without a price', () => {
    const price = { amount: 100, currency: 'EUR' }
    const priceBreakdowns = [
      { roomNumber: '2', date: '2027-05-21T00:00:00', price },
      { roomNumber: '2', date: '2027-05-22T00:00:00' },
      { roomNumber: 'x', date: '2027-05-22T00:00:00', price },
    ]
    expect(detailsWith({ priceBreakdowns })?.priceBreakdowns).toEqual([
      { room: 2, date: 20270521, price: { value: 110, currency: 'eur' } },
    ])
  })

  test.each<[string, object, object]>([
    ['an own price', { price: { amount: 100, currency: 'EUR' } }, { price: { value: 110, currency: 'eur' } }],
    ['sold out', { isAvailable: false }, { isAvailable: false }],
    ['not available', { availability: 3, isAvailable: undefined }, { isAvailable: false }],
    ['on request', { availability: 2 }, { isAvailable: true }],
    ['a flight by its id', { offerId: '13$3$0~x' }, { productType: 3 }],
    ['old ids with dashes', { offerId: '1-2--DE-1|2889381-455-2' }, { productType: 2 }],
    ['a flight by what it carries', { offerId: 'x', flights: [] }, { productType: 3 }],
    [
      'extras that can be booked',
      {
        extraServices: [
          {
            id: '2',
            name: 'Flowers',
            compulsory: false,
            offers: [{ offerId: '1$11$2', price: { amount: 10, currency: 'EUR' } }],
          },
          { id: '3', name: 'Without an offer', offers: [{ price: { amount: 10, currency: 'EUR' } }] },
          { id: '4', offers: [{ offerId: '1$11$4', price: { amount: 10, currency: 'CHF' } }] },
        ],
      },
      {
        extraServices: [
          { id: '2', name: 'Flowers', compulsory: false, offerId: '1$11$2', price: { value: 11, currency: 'eur' } },
        ],
      },
    ],
  ])('%s', (_name, change, expected) => {
    expect(detailsWith(change)).toMatchObject(expected)
  })

  test.each<[string, object]>([
    ['price', { passengerAmountToPay: undefined }],
    ['terms', { cancellationPolicies: [{}] }],
  ])('F6: without %s it is left out', (_name, change) => {
    expect(detailsWith(change)).toBeUndefined()
  })
})
