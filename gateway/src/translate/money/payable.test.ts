import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../ports/contract.ts'
import { lineOf } from '../../payment/testing/agency.ts'
import { balanceDayOf, depositOf, optionDateOf, unpayable, type Terms } from './payable.ts'

type Way = Parameters<typeof unpayable>[1]

const BANKS = [{ bankName: 'Çınar Bank', accountName: 'Yelkovan', iban: 'TR330006100519786457841326' }]
const PAYMENT: Schemas['SiteOptions']['payment'] = {
  methods: ['creditcard', 'transfer', 'later'],
  depositPercent: 25,
  balanceDays: 14,
  banks: BANKS,
}
const SAFE = { cancellation: { refundable: true }, optionDate: '2027-05-04T23:59:00+03:00' }
const terms = (change: Partial<Terms> = {}): Terms => ({
  lines: [lineOf(SAFE)],
  payment: PAYMENT,
  today: 20270501,
  ...change,
})
const without = (name: keyof typeof PAYMENT) => {
  const { [name]: _gone, ...payment } = PAYMENT
  return { payment: payment as typeof PAYMENT }
}

const ASKED = lineOf({ availability: 2 })
/** Decision 24.1: a request charges nothing, and one line on request makes the whole basket a request. */
const ON_REQUEST: [string, Way, Partial<Terms>, string | undefined][] = [
  ['decision 24.1 a request', { method: 'later', term: 'later' }, { lines: [ASKED] }, undefined],
  [
    'decision 24.1 a request where the site takes cards only',
    { method: 'later', term: 'later' },
    { lines: [ASKED], payment: { methods: ['creditcard'] } },
    undefined,
  ],
  ['decision 24.1 a card for a request', { method: 'creditcard', term: 'full' }, { lines: [ASKED] }, '/method'],
  [
    'decision 24.1 a card for both kinds',
    { method: 'creditcard', term: 'full' },
    { lines: [lineOf(SAFE), ASKED] },
    '/method',
  ],
  ['decision 24.1 a transfer for a request', { method: 'transfer', term: 'full' }, { lines: [ASKED] }, '/method'],
  ['decision 24.1 a request that is paid in full', { method: 'later', term: 'full' }, { lines: [ASKED] }, '/term'],
  [
    'decision 24.1 a request with an offer of the provider',
    { method: 'later', term: 'later' },
    { lines: [ASKED, lineOf({ ...SAFE, offerId: 'F-1' })] },
    '/method',
  ],
]

describe('obstacleTo: which ways of paying a basket allows', () => {
  test.each<[string, Way, Partial<Terms>, string | undefined]>([
    ['a card', { method: 'creditcard', term: 'full' }, {}, undefined],
    ['a transfer', { method: 'transfer', term: 'full' }, {}, undefined],
    ['later', { method: 'later', term: 'later' }, {}, undefined],
    ['a card that is paid later', { method: 'creditcard', term: 'later' }, {}, '/term'],
    ['later, but in full', { method: 'later', term: 'full' }, {}, '/term'],
    ['decision 21.3 "hide method when empty"', { method: 'transfer', term: 'full' }, without('banks'), '/method'],
    [
      'decision 21.4 "needs option date from provider or host rule": of every line',
      { method: 'later', term: 'later' },
      { lines: [lineOf(SAFE), lineOf({ cancellation: { refundable: true } })] },
      '/method',
    ],
    ['decision 21.5 a deposit', { method: 'creditcard', term: 'deposit' }, {}, undefined],
    [
      'decision 21.5 "absent: option hidden"',
      { method: 'creditcard', term: 'deposit' },
      without('depositPercent'),
      '/term',
    ],
    [
      'decision 21.5 "product override" where the site has none',
      { method: 'creditcard', term: 'deposit' },
      { ...without('depositPercent'), lines: [lineOf({ ...SAFE, depositPercent: 30 })] },
      undefined,
    ],
    [
      'decision 21.5 "not offered inside N days": 14 days before 21 May is 7 May',
      { method: 'creditcard', term: 'deposit' },
      { today: 20270507 },
      '/term',
    ],
    [
      'decision 21.5 "for non-refundable"',
      { method: 'transfer', term: 'deposit' },
      { lines: [lineOf({ ...SAFE, cancellation: { refundable: false } })] },
      '/term',
    ],
    [
      'decision 21.5 "below the provider\'s first plan amount"',
      { method: 'creditcard', term: 'deposit' },
      { lines: [lineOf({ ...SAFE, offerId: 'H-1' })], firstPaymentPercent: 26 },
      '/term',
    ],
    [
      'decision 21.5 as much as the provider takes at booking',
      { method: 'creditcard', term: 'deposit' },
      { lines: [lineOf({ ...SAFE, offerIds: ['H-1', 'H-2'] })], firstPaymentPercent: 25 },
      undefined,
    ],
    [
      "decision 21.5 the provider's plan beside a line of the agency",
      { method: 'creditcard', term: 'deposit' },
      { lines: [lineOf(SAFE)], firstPaymentPercent: 100 },
      undefined,
    ],
    ...ON_REQUEST,
  ])('%s', (_name, way, change, pointer) => {
    expect(unpayable(terms(change), way)?.pointer).toBe(pointer)
  })
})

test('a basket is held until its earliest option date, whatever the time zone offsets', () => {
  const dates = ['2027-05-04T23:59:00+03:00', '2027-05-04T22:00:00Z', '2027-05-04T21:30:00+03:00']
  expect(optionDateOf(dates.map((optionDate) => lineOf({ optionDate })))).toBe(dates[2])
})

describe('the remaining amount of a deposit is due before the first service', () => {
  const leg = { departure: { date: '2027-05-10T07:00' } } as Schemas['FlightLeg']
  test.each([
    ['of a stay', [lineOf()], 20270507],
    ['of the earlier of two', [lineOf(), lineOf({ checkIn: 20270503, checkOut: 20270504 })], 20270419],
    ['of a flight', [(({ checkIn: _in, checkOut: _out, ...line }) => ({ ...line, legs: [leg] }))(lineOf())], 20270426],
  ])('%s', (_name, lines, day) => {
    expect(balanceDayOf(lines, PAYMENT)).toBe(day)
  })
})

describe('"deposit % of total rounded half-up to 2 dp" (decision 21.5)', () => {
  const costed = (minor: number, depositPercent?: number) => ({
    line: lineOf(depositPercent === undefined ? {} : { depositPercent }),
    minor,
  })
  test.each([
    ['a half is rounded up', [costed(1002)], 1002, 251],
    ['once over all lines, not line by line', [costed(1001), costed(1001)], 2002, 501],
    ['a line with a share of its own', [costed(10_000), costed(10_000, 30)], 20_000, 5500],
    ['a promotion lowers it as it lowers the total', [costed(10_000), costed(10_000, 30)], 18_000, 4950],
    ['nothing of nothing', [costed(0)], 0, 0],
  ])('%s', (_name, lines, total, deposit) => {
    expect(depositOf(lines, total, PAYMENT)).toBe(deposit)
  })

  test('never more than the total, never less than nothing', () => {
    const line = fc.tuple(fc.nat(1e9), fc.integer({ min: 1, max: 99 }))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), fc.nat(1e9), (lines, off) => {
        const all = lines.map(([minor, percent]) => costed(minor, percent))
        const total = Math.max(0, lines.reduce((sum, [minor]) => sum + minor, 0) - off)
        const deposit = depositOf(all, total, PAYMENT)
        expect(deposit >= 0 && deposit <= total).toBe(true)
      }),
    )
  })
})
