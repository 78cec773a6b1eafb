import { describe, expect, test } from 'vitest'
import { Problem } from '../../../ports/problem.ts'
import { providerExample } from '../../../testing/provider.ts'
import type { Wire } from '../../../ports/provider.ts'
import { CONVERSION } from '../testing/conversion.ts'
import { toCommitResult, toTransaction, updateRequest } from './transaction.ts'

const example = () => providerExample('transactionBegin', 'answered') as unknown as Wire['TransactionBody']
const transactionWith = (change: Partial<Wire['TransactionBody']> = {}, markup = 0) =>
  toTransaction({ ...example(), ...change }, [], { ...CONVERSION, markup })

const withInfo = (info: Wire['ReservationInfo']) =>
  transactionWith({ reservationData: { travellers: [], services: [], reservationInfo: info } })
const withService = (service: Partial<Wire['BookedService']>) =>
  transactionWith({
    reservationData: {
      travellers: [],
      services: [{ id: '1', price: { amount: 1, currency: 'EUR' }, ...service }],
      reservationInfo: { priceToPay: { amount: 441, currency: 'EUR' } },
    },
  }).services[0]

describe('toTransaction', () => {
  test('the example of the contract, with the markup on every price', () => {
    expect(transactionWith({}, 10)).toMatchObject({
      transactionId: 'b7d9c2f4-0c7e-4b53-9d0f-2f5a8e6c1d30',
      expiresOn: '2027-05-02T09:34:07.183Z',
      status: 4,
      price: { value: 485.1, currency: 'eur' },
      priceChanged: false,
      travellers: [{ travellerId: '1', availableTitles: [1, 3], birthDateFrom: 19280522 }],
      services: [{ id: '1', productType: 2, beginDate: 20270521, price: { value: 485.1, currency: 'eur' } }],
    })
  })

  test('does not reveal the agency’s own price', () => {
    expect(JSON.stringify(transactionWith())).not.toContain('397')
  })

  test.each<[string, Wire['ReservationInfo'], number]>([
    [
      'what is to be paid',
      { priceToPay: { amount: 1, currency: 'EUR' }, totalPrice: { amount: 2, currency: 'EUR' } },
      1,
    ],
    ['the passenger price', { passengerPriceToPay: { amount: 2, currency: 'EUR' } }, 2],
    ['the total', { totalPrice: { amount: 3, currency: 'EUR' }, agencyPriceToPay: { amount: 1, currency: 'EUR' } }, 3],
    ['the sale price', { salePrice: { amount: 4, currency: 'EUR' } }, 4],
  ])('the price is %s', (_name, info, value) => {
    expect(withInfo(info).price).toEqual({ value, currency: 'eur' })
  })

  test.each<[string, Wire['ReservationInfo']]>([
    ['without a price', { agencyPriceToPay: { amount: 1, currency: 'EUR' } }],
    ['in another currency', { priceToPay: { amount: 1, currency: 'CHF' } }],
  ])('F6: %s it is no answer', (_name, info) => {
    expect(() => withInfo(info)).toThrow(expect.objectContaining({ name: 'upstream-contract' }))
  })

  test.each([
    ['1', true],
    ['0', false],
    ['', false],
  ])('a price that has changed: %s', (priceChanged, expected) => {
    const info = { priceToPay: { amount: 1, currency: 'EUR' }, additionalFields: { priceChanged } }
    expect(withInfo(info).priceChanged).toBe(expected)
  })

  test.each<[string, { paymentNo: number; percent?: number; amount: number; currency?: string }[], number | undefined]>(
    [
      ['no plan', [], undefined],
      ['everything', [{ paymentNo: 1, percent: 100, amount: 441 }], 100],
      [
        'the first of two steps, in any order',
        [
          { paymentNo: 2, percent: 80, amount: 352.8 },
          { paymentNo: 1, percent: 20, amount: 88.2 },
        ],
        20,
      ],
      ['an amount without its share, rounded up', [{ paymentNo: 1, amount: 88.3 }], 21],
      ['an amount in another currency', [{ paymentNo: 1, amount: 88.3, currency: 'TRY' }], undefined],
    ],
  )('decision 21.5: what the provider takes at booking: %s', (_name, steps, expected) => {
    const { reservationData, ...rest } = example()
    const paymentPlan = steps.map(({ paymentNo, currency = 'EUR', ...price }) => ({
      paymentNo,
      price: { ...price, currency },
    }))
    const reservationInfo = { ...reservationData.reservationInfo, priceToPay: { amount: 441, currency: 'EUR' } }
    const data = { ...reservationData, reservationInfo, paymentDetail: { paymentPlan } }
    expect(toTransaction({ ...rest, reservationData: data }, [], CONVERSION).firstPaymentPercent).toBe(expected)
  })

  test('expires after twenty minutes without an expiry, and is open with an unknown status', () => {
    const { expiresOn: _expiresOn, ...rest } = example()
    expect(toTransaction({ ...rest, status: 99 }, [], CONVERSION)).toMatchObject({
      expiresOn: '2027-05-02T09:34:00.000Z',
      status: 4,
    })
  })

  test('returns the codes of warnings', () => {
    expect(toTransaction(example(), ['DuplicateReservationFound'], CONVERSION).messages).toEqual([
      { type: 4, code: 'DuplicateReservationFound' },
    ])
    expect(transactionWith()).not.toHaveProperty('messages')
  })
})

describe('services', () => {
  test.each<[string, Partial<Wire['BookedService']>, object]>([
    [
      'a flight',
      { productType: 3, pnrNo: 'UC5WRC', serviceDetails: { flightInfo: { route: 2 } } },
      { productType: 3, pnrNo: 'UC5WRC', route: 2 },
    ],
    [
      'an extra that can go',
      { isExtraService: true, additionalFields: { removable: 'true' } },
      { isExtraService: true, removable: true },
    ],
    ['one that stays', { additionalFields: { removable: 'false' } }, { isExtraService: false, removable: false }],
    ['a product that nobody knows', { productType: 99 }, { productType: 11, name: '' }],
    ['on request', { confirmationStatus: 0 }, { confirmationStatus: 0 }],
    ['contained in the whole', { price: undefined as never }, { price: { value: 0, currency: 'eur' } }],
  ])('%s', (_name, service, expected) => {
    expect(withService(service)).toMatchObject(expected)
  })
})

describe('updateRequest', () => {
  const traveller = {
    travellerId: '1',
    type: 1,
    title: 1,
    name: 'Deniz',
    surname: 'Aydın',
    isLeader: true,
    birthDate: 19900412,
    nationality: 'DE',
  } as const

  test('sends all given values', () => {
    const asked = updateRequest({
      transactionId: 'b7d9c2f4-0c7e',
      travellers: [traveller],
      customerInfo: { isCompany: false, name: 'Deniz' },
      reservationNote: 'Late arrival',
      agencyReservationNumber: 'YK-1',
    })
    expect(asked).toMatchObject({
      transactionId: 'b7d9c2f4-0c7e',
      travellers: [{ travellerId: '1', gender: 1, nationality: { twoLetterCode: 'DE' }, orderNumber: 1 }],
      customerInfo: { isCompany: false, name: 'Deniz' },
      reservationNote: 'Late arrival',
      agencyReservationNumber: 'YK-1',
    })
  })

  test('throws 422 for values that the provider would refuse, and sends nothing', () => {
    const call = () =>
      updateRequest({ transactionId: 'b7d9c2f4-0c7e', travellers: [{ ...traveller, isLeader: false }] })
    expect(call).toThrow(Problem)
    expect(call).toThrow(expect.objectContaining({ name: 'validation', outcome: 'not-sent' }))
  })
})

test('toCommitResult', () => {
  expect(toCommitResult('b7d9c2f4-0c7e', { reservationNumber: 'YK002576', transactionId: 'b7d9c2f4-0c7e' })).toEqual({
    transactionId: 'b7d9c2f4-0c7e',
    processStatus: 1,
    status: 1,
    reservationNumber: 'YK002576',
  })
})
