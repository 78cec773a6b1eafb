import { describe, expect, it } from 'vitest'
import type { Answer, Schema } from '../../api/operations.ts'
import { defaultSearch } from '../../domain/hotels/hotel-search.ts'
import { suggestionsOf } from './arrivals.ts'
import { contentOf } from './content.ts'
import { entriesOf, placeNameOf } from './listed.ts'
import { expiryOf, pricesOf } from './rates.ts'
import { arrivalRequest, contentRequest, listRequest, ratesRequest } from './requests.ts'

type Offer = Schema<'ProviderHotelOffer'>

const lira = (value: number) => ({ value, currency: 'try' as const })
const offer = (id: string, value: number, rest: Partial<Offer> = {}): Offer => ({
  offerId: id,
  checkIn: 20270521,
  night: 7,
  availability: 1,
  isRefundable: true,
  rooms: [
    { roomId: 'r1', roomName: 'Garden double', boardId: '51', boardName: 'Half board' },
    { roomId: 'r1', roomName: 'Garden double', boardId: '51', boardName: 'Half board' },
  ],
  cancellationPolicies: [
    { from: '2027-05-20T21:00:00Z', price: lira(value) },
    { from: '2027-05-14T21:00:00Z', price: lira(value / 2) },
    { from: '2027-05-01T21:00:00Z', price: lira(0) },
  ],
  price: lira(value),
  expiresOn: '2027-05-01T09:20:00Z',
  ...rest,
})
const answer = (...offers: Offer[]): Answer<'providerHotelPrice'> => ({
  items: {
    searchId: 's',
    expiresOn: '2027-05-01T09:20:00Z',
    hotels: [
      {
        id: '30211',
        provider: 2,
        name: 'Ardıç Bay Hotel',
        stars: 4.5,
        city: { id: '23494', name: 'Antalya' },
        town: { id: '23501', name: 'Kaş' },
        themes: [{ id: '77', name: 'Beach' }],
        facilities: [{ name: 'Swimming pool' }],
        thumbnail: 'https://media.test/1.jpg',
        offers,
      },
    ],
  },
})
const SEARCH = {
  place: '2-23494',
  label: '',
  stay: { checkIn: 20270521, checkOut: 20270528 },
  party: { adults: 2, children: [5] },
  more: [{ adults: 1, children: [] }],
}
const ROOMS = [SEARCH.party, ...SEARCH.more]

describe('requests', () => {
  it('ask for one room each, in the language of the page, with nationality TR when nobody has chosen (decision 17.1)', () => {
    const { body } = ratesRequest({ id: '30211' }, SEARCH, 'en')
    expect(body).toEqual({
      Products: ['30211'],
      roomCriteria: [{ adult: 2, childAges: [5] }, { adult: 1 }],
      nationality: 'TR',
      checkIn: 20270521,
      night: 7,
      currency: 'TRY',
      culture: 'en-US',
    })
  })

  it('of a list name the place by its type of set B, and nothing without one', () => {
    const whole = { ...defaultSearch(20270501, 'provider'), ...SEARCH, nationality: 'DE' }
    expect(listRequest(whole, 'ar')?.body).toMatchObject({
      arrivalLocations: [{ type: 2, id: '23494' }],
      nationality: 'DE',
      culture: 'ar-SA',
      getOnlyBestOffers: true,
    })
    expect(listRequest({ ...whole, place: 'location-kas' }, 'en')).toBeNull()
  })

  it('of a hotel name who owns it', () => {
    expect(contentRequest({ provider: 1, id: '7' }, 'en').body).toMatchObject({ product: '7', ownerProvider: 1 })
  })

  it('of suggestions need two letters', () => {
    expect([arrivalRequest(' a ', 'en'), arrivalRequest('an', 'en')?.body?.query]).toEqual([null, 'an'])
  })
})

describe('a hotel of a list', () => {
  const [entry] = entriesOf(answer(offer('b', 900, { isRefundable: false }), offer('a', 1000)), 'en')

  it('has its cheapest offer, and what the cheapest with free cancellation costs', () => {
    expect(entry?.offer).toMatchObject({ total: lira(900), board: 'half-board', cancellation: { refundable: false } })
    expect(entry?.freeCancellationFrom).toEqual(lira(1000))
  })

  it('has our own themes, amenities and address', () => {
    expect(entry?.hotel).toMatchObject({ stars: 4, themes: [5], amenities: ['pool'], slug: 'ardic-bay-hotel-p2-30211' })
  })

  it('tells the name of the place that was searched, and of no other (decision 35.10)', () => {
    const told = answer(offer('a', 1000))
    expect(['2-23494', '3-23501', '2-1'].map((place) => placeNameOf(told, place))).toEqual([
      'Antalya',
      'Kaş',
      undefined,
    ])
  })
})

describe('rates', () => {
  it('are free until the minute before the first fee, whatever the order of the fees', () => {
    const { rooms } = pricesOf([offer('a', 1000)], ROOMS, 'en')
    expect(rooms[0]?.plans[0]?.offer.cancellation).toEqual({ refundable: true, freeUntil: '2027-05-14T20:59:00.000Z' })
  })

  it('keep offer, expiry and rooms; one plan of a room has one offer, the cheapest', () => {
    const found = pricesOf(
      [offer('dear', 1100), offer('cheap', 1000), offer('fixed', 800, { isRefundable: false })],
      ROOMS,
      'en',
    )
    expect(found.rooms).toHaveLength(1)
    expect(found.rooms[0]?.plans.map(({ id, sold }) => [id, sold?.offerId])).toEqual([
      ['51.fixed', 'fixed'],
      ['51.2027-05-14', 'cheap'],
    ])
    expect(found.rooms[0]?.plans[0]?.sold?.rooms).toEqual(ROOMS)
    expect(expiryOf(found)).toBe(Date.parse('2027-05-01T09:20:00Z'))
  })

  it('of different rooms together are a room of their own', () => {
    const mixed = offer('m', 1000)
    const [first, second] = mixed.rooms
    const rooms = [first, second && { ...second, roomId: 'r/2', roomName: 'Suite' }].filter(
      (each) => each !== undefined,
    )
    const found = pricesOf([{ ...mixed, rooms }], ROOMS, 'en')
    expect(found.named).toEqual([{ id: 'r1-r-2', name: [{ lang: 'en', value: 'Garden double + Suite' }] }])
  })

  it.each([
    ['ar', 'ar'],
    ['fa', 'en'],
    ['ru', 'en'],
  ])('on a page in %s are in the language that the provider speaks: %s (decision 17.1)', (locale, lang) => {
    expect(pricesOf([offer('m', 1000)], ROOMS, locale).named).toEqual([
      { id: 'r1', name: [{ lang, value: 'Garden double' }] },
    ])
  })

  it('name a board that we have no word for as it is written', () => {
    const [room] = offer('x', 1).rooms
    const found = pricesOf([offer('x', 1, { rooms: room ? [{ ...room, boardName: 'Picnic' }] : [] })], ROOMS, 'en')
    expect(found.rooms[0]?.plans[0]?.offer).toMatchObject({ boardName: [{ lang: 'en', value: 'Picnic' }] })
  })
})

it('a page of a hotel has rooms with texts and pictures, and no house rules', () => {
  const { rooms, policies, description, pictures } = contentOf(
    {
      items: {
        hotel: {
          id: '30211',
          provider: 2,
          name: 'Ardıç Bay Hotel',
          description: '<p>By the sea</p>',
          mediaFiles: [
            { fileType: 1, url: 'https://media.test/1.jpg' },
            { fileType: 2, url: 'https://media.test/menu.pdf' },
          ],
          others: { rooms: [{ code: 'r1', name: 'Garden double', text: '<b>1 bed</b>' }] },
        },
      },
    },
    'en',
  )
  expect([description, policies, pictures.length]).toEqual([[{ lang: 'en', value: 'By the sea' }], undefined, 1])
  expect(rooms).toEqual([
    { id: 'r1', name: [{ lang: 'en', value: 'Garden double' }], beds: [{ lang: 'en', value: '1 bed' }] },
  ])
})

it('a suggested city is searched as type 2, and a hotel leads to its page', () => {
  const items = [
    { type: 1 as const, provider: 2, city: { id: '23494', name: 'Antalya' }, country: { id: 'TR', name: 'Türkiye' } },
    { type: 2 as const, provider: 1, hotel: { id: '30212', name: 'Likya' }, city: { id: '23494', name: 'Antalya' } },
    { type: 6 as const, provider: 1, country: { id: 'TR', name: 'Türkiye' } },
  ]
  expect(suggestionsOf({ items: { items } }, 'en')).toMatchObject([
    { id: '2-23494', parent: [{ value: 'Türkiye' }] },
    { id: '30212', slug: 'likya-p1-30212' },
  ])
})
