import { describe, expect, it } from 'vitest'
import { createProviderHarness, type ProviderHarness } from '../../testing/provider-harness.ts'
import { begin, book, guests } from '../../testing/provider-steps.ts'
import { decline, settle } from '../../world/payments/settlement.ts'

const card = (CardNo: string) => ({ CardNo, ExpiryMonth: '12', ExpiryYear: '2030', CvvNo: '123' })
const CHALLENGED = card('4000000000001091')
const AT_ONCE = card('4000000000001000')
const DECLINED = card('4000000000001109')
const urls = { successUrl: 'http://shop.test/ok', errorUrl: 'http://shop.test/no' }

async function ready(mock: ProviderHarness) {
  const begun = await begin(mock)
  await mock.ask('reservationInfoSet', guests(begun))
  const { transactionId } = begun
  return { transactionId, price: begun.reservationData.reservationInfo.totalPrice }
}

const pay = (mock: ProviderHarness, transactionId: string, over: object = {}) =>
  mock.ask('paymentTransactionBegin', { transactionId, paymentOption: 3, CardInfo: CHALLENGED, ...urls, ...over })

describe('payment at the provider', () => {
  it('lists ways to pay with what they cost', async () => {
    const mock = await createProviderHarness()
    const { transactionId, price } = await ready(mock)
    expect((await mock.ask('paymentOptionList', { transactionId })).options).toEqual([2, 3])
    const { detail } = await mock.ask('paymentOptionView', { transactionId, PaymentOption: '3' })
    expect(detail).toMatchObject([{ id: '3', options: [{ paymentTypes: [{ price, instalment: [1, 3, 6] }] }] }])
  })

  it('sends a challenged card to the bank, whose confirmation pays', async () => {
    const mock = await createProviderHarness()
    const { transactionId, price } = await ready(mock)
    const { paymentTransactionId, ...step } = await pay(mock, transactionId)
    expect(step).toMatchObject({ paymentTransactionType: 2, postUrl: 'http://bank.localhost:4002/3ds' })
    const name = /value="(\w+)"/.exec(step.html ?? '')?.[1] ?? ''
    const page = await mock.answer(new Request(`http://bank.localhost:4002/3ds?transaction=${name}`))
    expect(page.status).toBe(200)
    expect(await mock.ask('paymentCheck', { paymentTransactionId })).toEqual({ paymentTransactionId, status: 0 })
    await settle(mock.world, paymentTransactionId)
    expect(await mock.ask('paymentCheck', { paymentTransactionId })).toEqual({ paymentTransactionId, status: 1 })
    expect(mock.world.payments.captures()).toMatchObject([{ amount: price?.amount, currency: 'eur' }])
    const { reservationNumber } = await mock.ask('transactionCommit', { transactionId })
    const { reservationInfo } = (await mock.ask('reservationView', { reservationNumber })).reservationData
    expect(reservationInfo).toMatchObject({ paymentStatus: 4, priceToPay: { amount: 0 }, totalPrice: price })
  })

  it.each([
    ['a card that is paid at once', AT_ONCE, 1, 1],
    ['a card that is declined', DECLINED, 2, 0],
  ])('goes on at once with %s', async (_case, CardInfo, status, captures) => {
    const mock = await createProviderHarness()
    const { transactionId } = await ready(mock)
    const { paymentTransactionId, paymentTransactionType } = await pay(mock, transactionId, { CardInfo })
    expect(paymentTransactionType).toBe(4)
    expect((await mock.ask('paymentCheck', { paymentTransactionId })).status).toBe(status)
    expect(mock.world.payments.captures()).toHaveLength(captures)
  })

  it('commits by itself after the payment if asked to, and refuses another commit meanwhile', async () => {
    const mock = await createProviderHarness()
    const { transactionId } = await ready(mock)
    const { paymentTransactionId } = await pay(mock, transactionId, { makeCommitTransactionAfterPayment: true })
    expect(await mock.refusal('transactionCommit', { transactionId })).toBe('TransactionNotOpen')
    const status = () => mock.ask('transactionStatusView', { transactionId })
    expect(await status()).toMatchObject({ processStatus: 0, status: 4 })
    await settle(mock.world, paymentTransactionId)
    expect(await status()).toMatchObject({ processStatus: 1, status: 1 })
    expect((await mock.ask('reservationList', {})).reservations).toMatchObject([{ paymentStatus: 4 }])
  })

  it('does not commit what the bank declined', async () => {
    const mock = await createProviderHarness()
    const { transactionId } = await ready(mock)
    const { paymentTransactionId } = await pay(mock, transactionId, { makeCommitTransactionAfterPayment: true })
    await decline(mock.world, paymentTransactionId)
    expect(await mock.ask('transactionStatusView', { transactionId })).toMatchObject({ processStatus: 2, status: 4 })
    expect((await mock.ask('reservationList', {})).reservations).toEqual([])
  })

  it('takes a reservation on credit, once', async () => {
    const mock = await createProviderHarness()
    const { reservationNumber } = await book(mock)
    const body = { reservationNumber, paymentOption: 2 as const }
    expect((await mock.ask('paymentTransactionBegin', body)).paymentTransactionType).toBe(4)
    const { reservationInfo } = (await mock.ask('reservationView', { reservationNumber })).reservationData
    expect(reservationInfo.paymentStatus).toBe(4)
    expect(await mock.refusal('paymentTransactionBegin', body)).toBe('PaymentNotPossible')
  })

  it.each<[string, object, string]>([
    ['another way to pay', { paymentOption: 4 }, 'PaymentNotPossible'],
    ['no card', { CardInfo: undefined }, 'ParameterCanNotBeNull'],
    ['less than the plan wants', { totalPriceToPay: { amount: '1', currency: 'EUR' } }, 'PaymentNotPossible'],
  ])('refuses %s', async (_case, over, code) => {
    const mock = await createProviderHarness()
    const { transactionId } = await ready(mock)
    const body = { transactionId, paymentOption: 3 as const, CardInfo: CHALLENGED, ...urls, ...over }
    expect(await mock.refusal('paymentTransactionBegin', body)).toBe(code)
  })

  it('stores nothing of a card', async () => {
    const mock = await createProviderHarness()
    const { transactionId } = await ready(mock)
    await pay(mock, transactionId)
    expect(JSON.stringify(mock.world.snapshot())).not.toContain(CHALLENGED.CardNo)
  })
})
