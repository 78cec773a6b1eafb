import { describe, expect, it } from 'vitest'
import { person, createProviderHarness, type ProviderHarness } from '../../testing/provider-harness.ts'
import { begin, book, findFlights, findHotel, guests, idOf } from '../../testing/provider-steps.ts'
import { NOW } from '../../testing/harness.ts'

const MINUTE = 60_000

async function extraFor(mock: ProviderHarness): Promise<string> {
  const { offer } = await findHotel(mock)
  const { offerDetails } = await mock.ask('offerDetailList', { offerIds: [offer.offerId], currency: 'EUR' })
  return offerDetails[0]?.extraServices?.[0]?.offers?.[0]?.offerId ?? ''
}

describe('a transaction', () => {
  it('ends twenty minutes after its start, whatever is called', async () => {
    const mock = await createProviderHarness()
    const begun = await begin(mock)
    const { transactionId } = begun
    mock.world.setClock(NOW + 19 * MINUTE)
    expect((await mock.ask('reservationInfoSet', guests(begun))).expiresOn).toBe(begun.expiresOn)
    mock.world.setClock(NOW + 20 * MINUTE)
    expect(await mock.refusal('transactionCommit', { transactionId })).toBe('TransactionExpired')
    const status = await mock.ask('transactionStatusView', { transactionId })
    expect(status).toMatchObject({ status: 5, processStatus: 2 })
  })

  it('adds extras, two for two requests, and removes them again', async () => {
    const mock = await createProviderHarness()
    const { transactionId, reservationData } = await begin(mock)
    const before = reservationData.reservationInfo.totalPrice?.amount ?? 0
    const offers = [{ offerId: await extraFor(mock), travellers: ['2'] }]
    const add = () => mock.ask('serviceAdd', { transactionId, offers, currency: 'EUR' })
    const once = await add()
    const extra = once.reservationData.services[1]
    expect(extra).toMatchObject({
      id: '2',
      isExtraService: true,
      travellers: ['2'],
      additionalFields: { removable: 'true' },
    })
    const total = once.reservationData.reservationInfo.totalPrice?.amount ?? 0
    expect(total).toBeCloseTo(before + (extra?.price?.amount ?? 0), 2)
    expect(once.reservationData.reservationInfo.additionalFields?.priceChanged).toBe('0')
    expect((await add()).reservationData.services).toHaveLength(3)
    const left = await mock.ask('serviceRemove', { transactionId, services: ['2', '3'], currency: 'EUR' })
    expect(left.reservationData.reservationInfo.totalPrice?.amount).toBe(before)
    expect(await mock.refusal('serviceRemove', { transactionId, services: ['1'], currency: 'EUR' })).toBe(
      'ServiceCanNotBeRemoved',
    )
  })

  it('shares its prices between travellers, and the shares add up', async () => {
    const mock = await createProviderHarness()
    const { reservationData } = await begin(mock, { roomCriteria: [{ adult: 2, childAges: [7] }] })
    const shares = reservationData.travellers.flatMap(({ services = [] }) =>
      services.map(({ price }) => price?.amount ?? 0),
    )
    expect(shares).toHaveLength(3)
    expect(shares.reduce((sum, share) => sum + Math.round(share * 100), 0)).toBe(
      Math.round((reservationData.reservationInfo.totalPrice?.amount ?? 0) * 100),
    )
  })
})

describe('reservations', () => {
  it('are saved and restored with the rest of the world', async () => {
    const mock = await createProviderHarness()
    const { reservationNumber } = await book(mock)
    const kept = JSON.stringify(mock.world.snapshot())
    const before = await mock.ask('reservationView', { reservationNumber })
    await mock.world.reset()
    expect(await mock.refusal('reservationView', { reservationNumber })).toBe('ReservationNotFound')
    await mock.world.restore(JSON.parse(kept))
    expect(await mock.ask('reservationView', { reservationNumber })).toEqual(before)
  })
})

describe('travellers that do not fit are refused', () => {
  it.each<[string, object, string]>([
    ['a leader without an email', { address: {} }, 'ParameterCanNotBeNull'],
    ['a child where an adult is', { type: 2 }, 'InvalidParameter'],
    ['a title of a child', { title: 5 }, 'InvalidParameter'],
    ['a birthday of a child', { birthDate: '2020-01-01' }, 'InvalidParameter'],
    ['a birthday that there is not', { birthDate: '1990-02-30' }, 'InvalidParameter'],
    ['somebody else', { travellerId: '9' }, 'InvalidParameter'],
    ['somebody twice', { travellerId: '2' }, 'PassengerCountMismatch'],
  ])('%s', async (_case, over, code) => {
    const mock = await createProviderHarness()
    expect(await mock.refusal('reservationInfoSet', guests(await begin(mock), over))).toBe(code)
  })

  it('one too few', async () => {
    const mock = await createProviderHarness()
    const { transactionId, reservationData } = await begin(mock)
    const travellers = reservationData.travellers.slice(0, 1).map(person)
    expect(await mock.refusal('reservationInfoSet', { transactionId, travellers })).toBe('PassengerCountMismatch')
    expect(await mock.refusal('transactionCommit', { transactionId })).toBe('ParameterCanNotBeNull')
  })

  it('flights want a document', async () => {
    const mock = await createProviderHarness()
    const { there } = await findFlights(mock, { serviceTypes: ['1'] })
    const begun = await mock.ask('transactionBegin', { offerIds: [idOf(there[0]?.offers?.[0])], currency: 'EUR' })
    expect(begun.reservationData.travellers[0]?.requiredFields).toContain('identityNumber')
    expect(await mock.refusal('reservationInfoSet', guests(begun, { identityNumber: '' }))).toBe(
      'ParameterCanNotBeNull',
    )
    const passportInfo = { number: 'U5550100' }
    await mock.ask('reservationInfoSet', guests(begun, { identityNumber: '', passportInfo }))
  })
})

describe('a commit', () => {
  it('happens once', async () => {
    const mock = await createProviderHarness()
    const { transactionId } = await book(mock)
    expect(await mock.refusal('transactionCommit', { transactionId })).toBe('TransactionNotOpen')
    expect((await mock.ask('reservationList', {})).totalCount).toBe(1)
  })

  it('paid by the agency leaves nothing to pay', async () => {
    const mock = await createProviderHarness()
    const begun = await begin(mock)
    await mock.ask('reservationInfoSet', guests(begun))
    const PaymentInformation = { PaymentPrice: { Amount: 1, Curreny: 'EUR' }, Reference: 'r' }
    const { transactionId } = begun
    const { reservationNumber } = await mock.ask('transactionCommit', { transactionId, PaymentInformation })
    const { reservationInfo } = (await mock.ask('reservationView', { reservationNumber })).reservationData
    expect(reservationInfo).toMatchObject({ paymentStatus: 4, priceToPay: { amount: 0 } })
    expect(reservationInfo.totalPrice?.amount).toBeGreaterThan(0)
  })

  it('of a hotel on request is a request', async () => {
    const mock = await createProviderHarness()
    const { reservationNumber } = await book(mock, { Products: ['30220'] })
    const { reservationInfo } = (await mock.ask('reservationView', { reservationNumber })).reservationData
    expect(reservationInfo.confirmationStatus).toBe(0)
  })

  it('of a similar reservation is warned of, and allowed', async () => {
    const mock = await createProviderHarness()
    await book(mock)
    const begun = await begin(mock)
    const { data } = await mock.client.reservationInfoSet({ body: guests(begun) }, { token: mock.token })
    expect(data?.header).toMatchObject({
      success: true,
      messages: [{ code: 'OperationCompleted' }, { id: 30_000_103, code: 'DuplicateReservationFound', messageType: 4 }],
    })
    await mock.ask('transactionCommit', { transactionId: begun.transactionId })
  })

  it('of a change keeps the number', async () => {
    const mock = await createProviderHarness()
    const { reservationNumber } = await book(mock)
    const { transactionId, reservationData } = await mock.ask('transactionBegin', {
      reservationNumber,
      currency: 'EUR',
    })
    const travellers = reservationData.travellers.map((who, at) => ({ ...person(who, at), name: 'Deniz' }))
    await mock.ask('reservationInfoSet', { transactionId, travellers })
    expect((await mock.ask('transactionCommit', { transactionId })).reservationNumber).toBe(reservationNumber)
    const changed = await mock.ask('reservationView', { reservationNumber })
    expect(changed).toMatchObject({ status: 11, reservationData: { reservationInfo: { reservationStatus: 1 } } })
    expect(changed.reservationData.travellers[0]?.name).toBe('Deniz')
    expect((await mock.ask('reservationList', {})).totalCount).toBe(1)
  })
})
