import { describe, expect, it } from 'vitest'
import { person, createProviderHarness } from '../../testing/provider-harness.ts'
import { PROVIDER_ACCOUNT } from '../../world/provider/wire/account.ts'
import { findHotel } from '../../testing/provider-steps.ts'

describe('a hotel, from the login to the cancellation', () => {
  it('goes in the order of the provider (decision 25.3)', async () => {
    const mock = await createProviderHarness()
    const { ask } = mock
    const { token } = await ask('providerLogin', PROVIDER_ACCOUNT)
    const arrival = { productType: 2, query: 'antalya', culture: 'en-US' } as const
    const suggested = await mock.client.arrivalAutocomplete({ body: arrival }, { token })
    expect(suggested.data?.header.success).toBe(true)
    const { items } = await ask('arrivalAutocomplete', arrival)
    expect(items[0]).toMatchObject({ type: 1, provider: 2, city: { id: '23494', name: 'Antalya' } })

    const { offer } = await findHotel(mock)
    const { offerDetails } = await ask('offerDetailList', {
      offerIds: [offer.offerId],
      currency: 'EUR',
      getProductInfo: true,
    })
    expect(offerDetails[0]).toMatchObject({
      offerId: offer.offerId,
      isAvailable: true,
      passengerAmountToPay: offer.price,
    })

    const begun = await ask('transactionBegin', { offerIds: [offer.offerId], currency: 'EUR', culture: 'en-US' })
    expect(begun).toMatchObject({ status: 4, expiresOn: '2027-03-01T09:20:00.000Z' })
    expect(begun.reservationData.reservationInfo.priceToPay).toEqual(offer.price)
    const { transactionId, reservationData } = begun
    expect(reservationData.travellers.map(({ travellerId }) => travellerId)).toEqual(['1', '2'])
    expect(reservationData.travellers[0]?.requiredFields).toContain('leaderEmail')

    const set = await ask('reservationInfoSet', {
      transactionId,
      travellers: reservationData.travellers.map(person),
      agencyReservationNumber: 'YK-1',
    })
    expect(set.reservationData.travellers[1]).toMatchObject({ surname: 'AYDIN1', age: 36 })

    const { reservationNumber } = await ask('transactionCommit', { transactionId })
    expect(reservationNumber).toMatch(/^RC\d{7}$/)
    const detail = await ask('reservationView', { reservationNumber })
    expect(detail).toMatchObject({ status: 1, transactionId: expect.stringMatching(/^0{8}-/) })
    expect(detail.reservationData.reservationInfo).toMatchObject({ totalPrice: offer.price, reservationStatus: 0 })
    expect(detail.reservationData.travellers[0]?.travellerId).toMatch(/^\d{5}$/)
    expect(detail.reservationData.services.map(({ id }) => id)).toEqual(['1'])

    const { cancelPenalties } = await ask('cancellationPenaltyList', { reservationNumber })
    const [penalty] = cancelPenalties
    expect(penalty).toMatchObject({ isCancelable: true })
    const { reservationStatus } = await ask('reservationCancel', {
      reservationNumber,
      reason: penalty?.reason.id ?? '',
    })
    expect(reservationStatus).toBe(penalty?.price.amount ? 3 : 2)
    expect(await mock.refusal('reservationCancel', { reservationNumber, reason: '1' })).toBe(
      'ReservationCanNotBeCancelled',
    )
  })
})
