import { describe, expect, it } from 'vitest'
import { createMockHarness, NOW } from '../../../testing/harness.ts'
import { begin, FLIGHT, flightsOf, HOTEL_SEARCH, offerOf, ROUND } from '../../../testing/paximum.ts'
import type { Schema } from '../../../world/basics/schemas.ts'

const MINUTE = 60_000
const asked = { searchId: 'f-1', currency: 'TRY' }
type Listed = { items: Schema<'OfferList'> }
type Detailed = { items: { offerDetails: Schema<'OfferDetails'>[] } }
const refused = (name: string, status: number) => ({ status, body: { type: `/problems/${name}` } })

describe('offerList', () => {
  it('answers every brand of chosen flights, at the prices of the search', async () => {
    const mock = await createMockHarness()
    const [flight] = await flightsOf(mock)
    const [offer] = flight?.offers ?? []
    const body = { ...asked, productType: 3, offerIds: [offer?.offerId] }
    const { items } = (await mock.call<Listed>('offerList', { body })).body
    expect(items.flightOffers?.map(({ offer: listed }) => listed)).toEqual(flight?.offers)
    expect(new Set(items.flightOffers?.map(({ flightId }) => flightId))).toEqual(new Set([flight?.id]))
  })

  it('answers only brands that can be paired under the key that was chosen', async () => {
    const mock = await createMockHarness()
    const [flight] = (await flightsOf(mock, ROUND)).filter(({ legs }) => legs[0]?.airline.id === 'X1')
    const [{ offerId } = { offerId: '' }] = flight?.offers[0]?.offerIds ?? []
    const { items } = (
      await mock.call<Listed>('offerList', { body: { ...asked, productType: 3, offerIds: [offerId] } })
    ).body
    expect(items.flightOffers?.map(({ offer }) => offer.brand.name)).toEqual(['Light', 'Standard', 'Flex'])
  })

  it('answers every offer of a hotel after a search for the best ones', async () => {
    const mock = await createMockHarness()
    const search = async (over: object) =>
      (
        await mock.call<{ items: Schema<'ProviderHotelSearchResult'> }>('providerHotelPrice', {
          body: { ...HOTEL_SEARCH, ...over },
        })
      ).body.items.hotels[0]
    const [best, all] = [await search({ getOnlyBestOffers: true }), await search({})]
    const body = { ...asked, culture: 'en-US', productType: 2, productId: best?.id, offerId: best?.offers[0]?.offerId }
    const { items } = (await mock.call<Listed>('offerList', { body })).body
    expect(items.hotelOffers).toEqual(all?.offers)
    const other = { ...body, productId: '30212' }
    expect(await mock.call('offerList', { body: other })).toMatchObject(refused('not-found', 404))
  })
})

describe('offerDetail', () => {
  it('says what an offer costs now, how it can be given back and what can be added', async () => {
    const mock = await createMockHarness()
    const [flight] = (await flightsOf(mock)).filter(({ legs }) => legs[0]?.airline.id === 'X1')
    const offerIds = flight?.offers.map(({ offerId }) => offerId)
    const { offerDetails } = (await mock.call<Detailed>('offerDetail', { body: { offerIds, currency: 'TRY' } })).body
      .items
    expect(offerDetails.map(({ price }) => price)).toEqual(flight?.offers.map(({ price }) => price))
    expect(offerDetails.map(({ isRefundable }) => isRefundable)).toEqual([false, true, true, true])
    expect(offerDetails[0]?.extraServices.map(({ id }) => id)).toEqual(['bag10', 'seat', 'pet'])
  })

  it('marks a sold-out offer, and refuses an expired or unknown one', async () => {
    const mock = await createMockHarness()
    const { offerId } = await offerOf(mock, FLIGHT)
    const ask = (id: string) => mock.call<Detailed>('offerDetail', { body: { offerIds: [id], currency: 'TRY' } })
    mock.world.setScenario('sold-out')
    expect((await ask(offerId)).body.items.offerDetails[0]?.isAvailable).toBe(false)
    mock.world.setScenario('normal')
    expect(await ask('nothing')).toMatchObject(refused('not-found', 404))
    mock.world.setClock(NOW + 31 * MINUTE)
    expect(await ask(offerId)).toMatchObject(refused('expired', 409))
    expect(await begin(mock, await mock.start(), [offerId])).toMatchObject(refused('expired', 409))
  })
})
