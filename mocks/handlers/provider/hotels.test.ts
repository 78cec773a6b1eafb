import { describe, expect, it } from 'vitest'
import { HOTEL_SEARCH, hotelSearch, createProviderHarness } from '../../testing/provider-harness.ts'
import { begin, findHotel } from '../../testing/provider-steps.ts'
import { providerHotels } from '../../world/provider/supply/hotels.ts'

const inEuros = (prices: readonly { amount: number }[]) =>
  Math.round(prices.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100

describe('arrivalAutocomplete', () => {
  it.each([
    [
      'antalya',
      'en-US',
      { type: 1, provider: 2, city: { id: '23494', name: 'Antalya', hotelCount: expect.any(Number) } },
    ],
    ['istanbul', 'tr-TR', { type: 1, city: { name: 'İstanbul' }, country: { id: 'TR' } }],
    ['ardıç', 'en-US', { type: 2, hotel: { id: '30211', name: 'Ardıç Bay Hotel' }, giataInfo: expect.any(Object) }],
    ['kaş', 'en-US', { type: 4, town: { name: 'Kaş' }, city: { id: '23494' } }],
    ['türkiye', 'en-US', { type: 8, country: { id: 'TR' } }],
  ])('%s (%s)', async (query, culture, expected) => {
    const { items } = await (
      await createProviderHarness()
    ).ask('arrivalAutocomplete', { productType: 2, query, culture })
    expect(items[0]).toMatchObject(expected)
  })

  it('finds cities and airports of flights, which may share a code', async () => {
    const { items } = await (await createProviderHarness()).ask('arrivalAutocomplete', { productType: 3, query: 'AYT' })
    expect(items).toMatchObject([
      { type: 1, provider: 3, city: { id: 'AYT' } },
      { type: 3, provider: 3, airport: { id: 'AYT', code: 'AYT' } },
    ])
  })

  it('finds nothing for a product type that is not sold', async () => {
    expect(
      await (await createProviderHarness()).ask('arrivalAutocomplete', { productType: 7, query: 'antalya' }),
    ).toEqual({
      items: [],
    })
  })
})

describe('a hotel search', () => {
  it('finds everything below a place, whose type is of set B', async () => {
    const { ask } = await createProviderHarness()
    const found = async (id: string, type: 1 | 2 | 3) => {
      const { hotels = [] } = await ask('priceSearch', { ...HOTEL_SEARCH, arrivalLocations: [{ id, type }] })
      return hotels.length
    }
    const [country, city] = [await found('TR', 1), await found('23494', 2)]
    expect(country).toBeGreaterThan(city)
    expect(city).toBeGreaterThan(0)
    // A city's type in set A is a country's in set B: mixing up the two sets finds nothing (decision 18.2).
    expect(await found('23494', 1)).toBe(0)
  })

  it('returns all offers of hotels by their ids, if asked to', async () => {
    const mock = await createProviderHarness()
    const { hotels = [] } = await mock.ask(
      'priceSearch',
      hotelSearch({ Products: ['30211'], getOnlyBestOffers: false }),
    )
    expect(hotels.map(({ id, name, provider }) => ({ id, name, provider }))).toEqual([
      { id: '30211', name: 'Ardıç Bay Hotel', provider: 2 },
    ])
    const prices = hotels[0]?.offers.map(({ price }) => price.amount) ?? []
    expect(prices.length).toBeGreaterThan(3)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('has one room for each of several parties', async () => {
    const { offer } = await findHotel(await createProviderHarness(), {
      roomCriteria: [{ adult: 2, childAges: [7] }, { adult: 1 }],
    })
    expect(offer.rooms.map(({ travellers }) => travellers?.map(({ type }) => type))).toEqual([[1, 1, 2], [1]])
  })

  it('answers in another currency if it does not sell in the requested one', async () => {
    const { offer } = await findHotel(await createProviderHarness(), { currency: 'JPY' })
    expect(offer.price.currency).toBe('EUR')
  })

  it('knows both inventories, every hotel of which can be read', async () => {
    const { ask, world } = await createProviderHarness()
    const owners = new Set<number>()
    for (const { id, owner, name } of providerHotels(world.catalogue.seeds)) {
      owners.add(owner)
      const { hotel } = await ask('productInfoView', {
        productType: 2,
        product: id,
        ownerProvider: owner,
        culture: 'de-DE',
      })
      expect(hotel).toMatchObject({ id, name, provider: owner })
      expect(hotel.seasons?.[0]?.mediaFiles?.length).toBeGreaterThan(3)
    }
    expect(owners).toEqual(new Set([1, 2]))
  })

  it('shows pictures that exist', async () => {
    const mock = await createProviderHarness()
    const { hotel } = await findHotel(mock)
    expect(hotel.thumbnailFull).toMatch(/^http:\/\/mocks\.test\/images-host\//)
    expect((await mock.answer(new Request(hotel.thumbnailFull ?? ''))).status).toBe(200)
  })

  it('finds nothing when everything is sold out', async () => {
    const mock = await createProviderHarness()
    mock.world.setScenario('sold-out')
    expect((await mock.ask('priceSearch', HOTEL_SEARCH)).hotels).toEqual([])
  })
})

describe('offers', () => {
  it('are listed again under new ids, with nights that add up to the price', async () => {
    const mock = await createProviderHarness()
    const { searchId, hotel, offer } = await findHotel(mock)
    const body = { searchId, offerId: offer.offerId, productId: hotel.id, currency: 'EUR', culture: 'en-US' }
    const { offers, information, roomInfos } = await mock.ask('offerList', {
      productType: 2,
      ...body,
      getRoomInfo: true,
    })
    expect(offers.map(({ offerId }) => offerId)).not.toContain(offer.offerId)
    expect(information).toEqual({ total: offers.length })
    for (const found of offers) {
      if (!('rooms' in found)) throw new Error('this is no hotel offer')
      const nights = found.priceBreakdowns?.flatMap(({ priceBreakdowns = [] }) => priceBreakdowns) ?? []
      expect(nights).toHaveLength(5)
      expect(inEuros(nights.flatMap(({ price }) => (price ? [price] : [])))).toBe(found.price.amount)
      expect(roomInfos?.map(({ id }) => id)).toContain(found.rooms[0]?.roomInfoId)
    }
  })

  it('expire after twenty minutes', async () => {
    const mock = await createProviderHarness()
    const { offer } = await findHotel(mock)
    const ends = Date.parse(offer.expiresOn ?? '')
    const body = { offerIds: [offer.offerId], currency: 'EUR' }
    mock.world.setClock(ends - 1000)
    const details = await mock.client.offerDetailList({ body }, { token: mock.token })
    expect(details.data?.header.success).toBe(true)
    mock.world.setClock(ends)
    expect(await mock.refusal('offerDetailList', body)).toBe('OfferExpired')
    expect(await mock.refusal('transactionBegin', body)).toBe('OfferExpired')
  })

  it('name no tax in their remark: no sum of theirs is paid at the hotel', async () => {
    const mock = await createProviderHarness()
    const { offer } = await findHotel(mock)
    for (const culture of ['en-US', 'tr-TR', 'de-DE', 'ar-SA']) {
      const body = { offerIds: [offer.offerId], currency: 'EUR', culture }
      const [detail] = (await mock.ask('offerDetailList', body)).offerDetails
      expect(detail?.notes).toBeTruthy()
      expect(detail?.notes).not.toMatch(/tax|vergi|taxe|ضريبة/i)
    }
  })

  it('that have sold out are unavailable in their details, and cannot be begun', async () => {
    const mock = await createProviderHarness()
    const { offer } = await findHotel(mock)
    mock.world.setScenario('sold-out')
    const body = { offerIds: [offer.offerId], currency: 'EUR' }
    expect((await mock.ask('offerDetailList', body)).offerDetails).toMatchObject([
      { isAvailable: false, availability: 3 },
    ])
    expect(await mock.refusal('transactionBegin', body)).toBe('OfferNotAvailable')
  })

  it('whose price has changed begin at the new one, marked as changed', async () => {
    const mock = await createProviderHarness()
    const { offer } = await findHotel(mock)
    mock.world.setScenario('price-changed')
    const { reservationData } = await mock.ask('transactionBegin', { offerIds: [offer.offerId], currency: 'EUR' })
    const { priceToPay, additionalFields } = reservationData.reservationInfo
    expect((priceToPay?.amount ?? 0) / offer.price.amount).toBeCloseTo(1.1, 3)
    expect(additionalFields?.priceChanged).toBe('1')
  })

  it('ask for travellers of the searched ages', async () => {
    const { reservationData } = await begin(await createProviderHarness(), {
      roomCriteria: [{ adult: 1, childAges: [1, 7] }],
    })
    expect(
      reservationData.travellers.map(({ type, passengerType, birthDateFrom, birthDateTo }) => [
        type,
        passengerType,
        birthDateFrom?.slice(0, 10),
        birthDateTo?.slice(0, 10),
      ]),
    ).toEqual([
      [1, 1, '1926-05-22', '2015-05-21'],
      [3, 3, '2025-05-22', '2026-05-21'],
      [2, 2, '2019-05-22', '2020-05-21'],
    ])
  })
})
