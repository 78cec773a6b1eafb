import { describe, expect, test } from 'vitest'
import {
  dueLater,
  bookingStatusOf,
  groupIban,
  isHeldStatus,
  missingOf,
  paidWords,
  restOf,
  surplusOf,
  type BookingOutcome,
  type BookingStatus,
} from './booking-status.ts'

const lira = (value: number) => ({ value, currency: 'try' }) as const
const OPTION = '2027-05-04T23:59:00+03:00'
const held: BookingOutcome = {
  state: 'booked',
  method: 'transfer',
  paymentStatus: 2,
  paid: lira(0),
  total: lira(1000.1),
  payNow: lira(1000.1),
  optionDate: OPTION,
}
const withDeposit: BookingOutcome = { ...held, payNow: lira(250.03), payLater: lira(750.07) }
const { optionDate: _gone, ...kept } = held
const byBoth: BookingOutcome = {
  state: 'booked',
  method: 'creditcard',
  paymentStatus: 4,
  paid: lira(950.03),
  total: lira(1000.1),
}

describe('the statuses of a booking', () => {
  test.each<[string, BookingOutcome, BookingStatus]>([
    ['paid by card', { state: 'booked', method: 'creditcard', paid: lira(1000) }, 'booked'],
    ['a deposit by card', { state: 'booked', method: 'creditcard', paid: lira(250), payLater: lira(750) }, 'deposit'],
    ['a deposit by card and a part of its rest', { ...byBoth, paymentStatus: 3, payLater: lira(50.07) }, 'deposit'],
    ['a deposit by card and its rest', { ...byBoth, paid: lira(1000.1) }, 'booked'],
    ['a deposit by card and more than its rest', { ...byBoth, paymentStatus: 5, paid: lira(1000.2) }, 'over'],
    [
      'the same in instalments: nobody can tell the surplus from the cost of credit',
      { ...byBoth, installment: 3, paymentStatus: 5, paid: lira(1000.2) },
      'booked',
    ],
    ['all by card, whatever the agency calls it', { ...byBoth, paidAt: OPTION, paymentStatus: 5 }, 'booked'],
    ['paid and pending', { ...held, state: 'pending', paid: lira(1000.1) }, 'pending'],
    ['pending without a payment', { ...held, state: 'pending' }, 'pending.unpaid'],
    ['paid and not booked', { ...held, method: 'creditcard', state: 'refund' }, 'refund'],
    ['sent after it had lapsed', { ...held, state: 'refund' }, 'late'],
    ['paid back', { ...held, state: 'refund', refundedAt: '2027-05-02T09:00:00Z' }, 'refunded'],
    ['a transfer that has not arrived', held, 'held.transfer'],
    ['later', { ...held, method: 'later', payNow: lira(0), payLater: lira(1000.1) }, 'held.later'],
    ['a part of a transfer', { ...held, paymentStatus: 3, paid: lira(400) }, 'held.part'],
    ['a part of the deposit', { ...withDeposit, paymentStatus: 3, paid: lira(250.02) }, 'held.part'],
    ['the deposit', { ...withDeposit, paymentStatus: 3, paid: lira(250.03) }, 'deposit'],
    ['all of a transfer', { ...held, paymentStatus: 4, paid: lira(1000.1) }, 'booked'],
    ['more than all of it', { ...held, paymentStatus: 5, paid: lira(1200) }, 'over'],
    ['nothing in time', { ...held, state: 'lapsed' }, 'lapsed'],
    ['a confirmed request without a date', kept, 'unpaid'],
    ['kept with a part after its date', { ...kept, paymentStatus: 3, paid: lira(400) }, 'part'],
  ])('%s', (_title, outcome, status) => {
    expect(bookingStatusOf(outcome)).toBe(status)
  })

  test('isHeldStatus is true only for bookings that wait for payment', () => {
    expect((['held.transfer', 'held.later', 'held.part'] as const).every(isHeldStatus)).toBe(true)
    expect((['booked', 'unpaid', 'part', 'lapsed'] as const).some(isHeldStatus)).toBe(false)
  })
})

test('returns the missing, remaining and surplus amounts exactly', () => {
  expect(missingOf({ ...withDeposit, paid: lira(0.03) })).toEqual(lira(250))
  expect(missingOf({ ...held, method: 'later', payNow: lira(0), paid: lira(0.1) })).toEqual(lira(1000))
  expect([restOf({ ...withDeposit, paid: lira(250.03) }), surplusOf({ ...held, paid: lira(1000.4) })]).toEqual([
    lira(750.07),
    lira(0.3),
  ])
  expect([restOf({ ...held, paid: lira(2000) }), surplusOf(held)]).toEqual([lira(0), lira(0)])
})

const paidLater: BookingOutcome = { ...held, method: 'later', payNow: lira(0), payLater: lira(1000.1) }

test.each<[string, BookingOutcome, number | undefined]>([
  ['of a deposit that has not arrived: the rest', withDeposit, 750.07],
  ['of a deposit by card: the rest', { ...withDeposit, method: 'creditcard', paid: lira(250.03) }, 750.07],
  ['of a transfer: nothing', held, undefined],
  ['of a booking that is paid later: nothing besides what is asked for', paidLater, undefined],
  [
    'after a part of it: nothing besides what is missing',
    { ...paidLater, paymentStatus: 3, paid: lira(400), payLater: lira(600.1) },
    undefined,
  ],
  [
    'after a part of it that was kept: the rest',
    { ...kept, method: 'later', paymentStatus: 3, paid: lira(400), payLater: lira(600.1) },
    600.1,
  ],
  ['of a cancelled deposit: nothing', { ...withDeposit, state: 'cancelled' }, undefined],
])('the amount due later %s', (_, outcome, due) => {
  expect(dueLater(outcome)?.value).toBe(due)
})

test.each<[string, Parameters<typeof paidWords>[0], string]>([
  ['by card, on its day', { method: 'creditcard', paidAt: OPTION }, 'booking.paidOn'],
  ['a deposit by card and its rest by transfer', { method: 'creditcard' }, 'booking.paidBoth'],
  ['by transfer', { method: 'transfer' }, 'booking.arrived'],
  ['in a way that is not known', {}, 'booking.arrived'],
])('the paid amount is described as paid %s', (_, outcome, words) => {
  expect(paidWords(outcome)).toBe(words)
})

test('groups an IBAN by four characters', () => {
  expect(groupIban('TR330006100519786457841326')).toBe('TR33 0006 1005 1978 6457 8413 26')
})
