import { describe, expect, test } from 'vitest'
import { Problem } from '../../../ports/problem.ts'
import { providerExample } from '../../../testing/provider.ts'
import type { Wire } from '../../../ports/provider.ts'
import { reservationsRequest, toReservations, toReservation } from './reservations.ts'
import { CONVERSION } from '../testing/conversion.ts'

const WHOLE = { asked: reservationsRequest({}), leftOut: 0 }

describe('reservationsRequest', () => {
  test.each<[object, object]>([
    [{}, { culture: 'tr-TR', minIndexNumber: 1, maxIndexNumber: 100 }],
    [{ minIndexNumber: 101 }, { culture: 'tr-TR', minIndexNumber: 101, maxIndexNumber: 200 }],
    [
      {
        dateCriterias: [{ type: 0, from: 20270601, to: 20270630 }],
        reservationStatus: 9,
        maxIndexNumber: 5,
        culture: 'en-US',
      },
      {
        dateCriterias: [{ type: 0, from: '2027-06-01', to: '2027-06-30' }],
        reservationStatus: 9,
        minIndexNumber: 1,
        maxIndexNumber: 5,
        culture: 'en-US',
      },
    ],
  ])('%j', (query, expected) => {
    expect(reservationsRequest(query)).toEqual(expected)
  })
})

const row: Wire['ReservationRow'] = {
  reservationNumber: 'PX277881',
  beginDate: '2027-10-16T00:00:00',
  endDate: '2027-10-17T00:00:00',
  registerDate: '2027-04-13T10:52:00',
  salePrice: { amount: 100, currency: 'EUR' },
}

describe('toReservations', () => {
  test('converts a complete row', () => {
    const full = {
      ...row,
      leaderName: 'AYDIN DEFNE',
      adult: 1,
      child: 0,
      reservationStatus: 1,
      confirmationStatus: 1,
      paymentStatus: 4,
      agencyReservationNumber: 'YK-1',
      services: [{ productType: 2 }, { productType: 2 }, { productType: 99 }],
    }
    expect(toReservations({ reservations: [full], totalCount: 200 }, { ...CONVERSION, markup: 10 }, WHOLE)).toEqual({
      reservations: [
        {
          reservationNumber: 'PX277881',
          agencyReservationNumber: 'YK-1',
          beginDate: 20271016,
          endDate: 20271017,
          registerDate: '2027-04-13T07:52:00.000Z',
          leaderName: 'AYDIN DEFNE',
          adult: 1,
          child: 0,
          productTypes: [2],
          reservationStatus: 1,
          confirmationStatus: 1,
          paymentStatus: 4,
          salePrice: { value: 110, currency: 'eur' },
        },
      ],
      totalCount: 200,
    })
  })

  test('unknown states count as the earliest ones', () => {
    expect(toReservations({ reservations: [{ ...row, reservationStatus: 77 }] }, CONVERSION, WHOLE)).toMatchObject({
      reservations: [{ reservationStatus: 0, confirmationStatus: 0, paymentStatus: 1 }],
      totalCount: 1,
    })
  })

  test.each<[string, Partial<Wire['ReservationRow']>]>([
    ['price', { salePrice: { amount: 1, currency: 'CHF' } }],
    ['day', { beginDate: '0001-01-01T00:00:00' }],
    ['day of registration', { registerDate: '0001-01-01T00:00:00' }],
  ])('F6: a row without a %s is left out', (_name, change) => {
    expect(toReservations({ reservations: [{ ...row, ...change }, row] }, CONVERSION, WHOLE).reservations).toHaveLength(
      1,
    )
  })

  test.each<[string, number, number, number, number]>([
    ['a full first window', 1, 100, 0, 101],
    ['a window that is not full', 1, 99, 0, 99],
    ['no rows at all', 1, 0, 0, 0],
    ['a full second window', 101, 100, 0, 201],
    ['a second window that is not full', 101, 1, 0, 101],
    ['a window without rows after a full one', 101, 0, 0, 100],
    ['a window that was full before invalid rows were dropped', 1, 60, 40, 101],
  ])('without the provider’s total, %s says whether there are more', (_name, first, count, leftOut, totalCount) => {
    // Rows that cannot be translated are part of the window, too.
    const reservations = Array.from({ length: count }, (_, at) => (at === 0 ? { reservationNumber: 'PX1' } : row))
    const context = { asked: reservationsRequest({ minIndexNumber: first }), leftOut }
    expect(toReservations({ reservations }, CONVERSION, context).totalCount).toBe(totalCount)
  })
})

describe('toReservation', () => {
  const example = () => {
    const body = providerExample('reservationView', 'answered') as unknown as Wire['ReservationBody']
    Object.assign(body.reservationData.reservationInfo, { createDate: '2027-05-02T12:14:00' })
    return body
  }

  test('the example of the contract', () => {
    expect(toReservation(example(), { ...CONVERSION, markup: 10 })).toMatchObject({
      summary: {
        reservationNumber: 'YK002576',
        beginDate: 20270521,
        endDate: 20270526,
        registerDate: '2027-05-02T09:14:00.000Z',
        leaderName: 'Defne AYDIN',
        adult: 1,
        child: 0,
        productTypes: [2],
        salePrice: { value: 485.1, currency: 'eur' },
      },
      status: 1,
      travellers: [{ travellerId: '70141', gender: 1, birthDate: 19900412 }],
      services: [{ id: '1', travellers: ['70141'] }],
      documents: [{ documentType: 2, name: 'Voucher' }],
    })
  })

  test('a paid reservation has its sale price, not the remaining amount of 0 (decision 17.9)', () => {
    const body = example()
    body.reservationData.reservationInfo.priceToPay = { amount: 0, currency: 'EUR' }
    expect(toReservation(body, CONVERSION).summary.salePrice.value).toBe(441)
  })

  test("the fee of a reservation is the sum of its services' fees (decision 17.5)", () => {
    const body = example()
    const { reservationData: data } = body
    const [service] = data.services
    const legs = [3000, 2500].map((amount) => ({
      ...service,
      id: String(amount),
      cancellationPolicies: [{ dueDate: '2027-05-10T00:00:00', price: { amount, currency: 'EUR' }, provider: 2 }],
    }))
    data.services = legs
    expect(toReservation(body, CONVERSION).cancellationPolicies).toEqual([
      { from: '2027-05-09T21:00:00.000Z', price: { value: 5500, currency: 'eur' } },
    ])
  })

  test('an id of only zeros is omitted', () => {
    const zeros = { ...example(), transactionId: '00000000-0000-0000-0000-000000000000' }
    expect(toReservation(zeros, CONVERSION)).not.toHaveProperty('transactionId')
  })

  test('throws upstream-contract without a price', () => {
    const body = example()
    body.reservationData.reservationInfo = { createDate: '2027-05-02T12:14:00' }
    expect(() => toReservation(body, CONVERSION)).toThrow(Problem)
  })
})
