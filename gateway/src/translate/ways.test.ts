import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineOf } from '../payment/testing/agency.ts'
import { minorOf } from './money/money.ts'
import { unpayable } from './money/payable.ts'
import { dueNow, type Pricing } from './quote.ts'
import { waysOf } from './ways.ts'

const OPTION = '2027-05-04T23:59:00+03:00'
const SAFE = { cancellation: { refundable: true }, optionDate: OPTION }
const BANKS = [{ bankName: 'Çınar Bank', accountName: 'Yelkovan', iban: 'TR330006100519786457841326' }]

const pricingOf = (change: Partial<Pricing> = {}): Pricing => ({
  lines: [lineOf(SAFE)],
  payment: { methods: ['creditcard', 'transfer', 'later'], depositPercent: 25, balanceDays: 14, banks: BANKS },
  rates: { usd: 45.5, eur: 52.9, gbp: 60.1 },
  rateId: 'r1',
  today: 20270501,
  request: { method: 'creditcard', installment: 1, term: 'full', toCurrency: 'try' },
  ...change,
})
const lira = (value: number) => ({ value, currency: 'try' })

/** The reason why each way is unavailable, by method and term. */
const refusals = (pricing: Pricing) =>
  Object.fromEntries(waysOf(pricing).map((way) => [`${way.method} ${way.term}`, way.unavailable]))

test('decision 21.9: every way with its amounts, deadline and option date', () => {
  const due = { payNow: lira(6212.5), payLater: lira(18_637.5), payLaterBy: 20270507, depositPercent: 25 }
  expect(waysOf(pricingOf())).toEqual([
    { method: 'creditcard', term: 'full', payNow: lira(24_850) },
    { method: 'creditcard', term: 'deposit', ...due },
    { method: 'transfer', term: 'full', payNow: lira(24_850), optionDate: OPTION },
    { method: 'transfer', term: 'deposit', ...due, optionDate: OPTION },
    {
      method: 'later',
      term: 'later',
      payNow: lira(0),
      payLater: lira(24_850),
      payLaterBy: 20270504,
      optionDate: OPTION,
    },
  ])
})

describe('decision 21.9: the reason why a way of paying is unavailable', () => {
  const flight = lineOf({ key: 'flight', cancellation: { refundable: true } })
  const { payment } = pricingOf()

  test.each<[string, Partial<Pricing>, Record<string, unknown>]>([
    [
      'the site takes cards only',
      { payment: { ...payment, methods: ['creditcard'] } },
      { 'transfer full': 'not-offered', 'later later': 'not-offered', 'creditcard full': undefined },
    ],
    ['there is no account', { payment: { ...payment, banks: [] } }, { 'transfer full': 'no-account' }],
    [
      'a line cannot be held',
      { lines: [lineOf(SAFE), flight] },
      { 'transfer full': 'not-held', 'transfer deposit': 'not-held', 'later later': 'not-held' },
    ],
    [
      'a line is on request',
      { lines: [lineOf({ availability: 2 })] },
      { 'creditcard full': 'on-request', 'transfer full': 'on-request', 'later later': undefined },
    ],
    [
      'the site takes no deposit',
      { payment: { methods: ['creditcard'] } },
      { 'creditcard deposit': 'no-deposit', 'creditcard full': undefined },
    ],
    [
      'a line is not refundable',
      { lines: [lineOf({ ...SAFE, cancellation: { refundable: false } })] },
      { 'creditcard deposit': 'not-refundable' },
    ],
    [
      'the rest would be due already',
      { lines: [lineOf({ ...SAFE, checkIn: 20270510 })] },
      { 'creditcard deposit': 'too-late', 'creditcard full': undefined },
    ],
    [
      'no calendar has the option date',
      { lines: [lineOf({ ...SAFE, optionDate: '9999-12-31T23:59:59Z' })] },
      { 'later later': 'not-held' },
    ],
  ])('%s', (_title, change, expected) => {
    expect(refusals(pricingOf(change))).toMatchObject(expected)
  })

  test('names the line that makes a way unavailable', () => {
    const [, , transfer] = waysOf(pricingOf({ lines: [lineOf(SAFE), flight] }))
    expect(transfer).toMatchObject({ method: 'transfer', unavailable: 'not-held', line: 'flight' })
  })
})

test('has a deposit percentage only if all lines have the same', () => {
  const lines = [lineOf(SAFE), lineOf({ ...SAFE, key: 'package', depositPercent: 30 })]
  expect(waysOf(pricingOf({ lines }))[1]).not.toHaveProperty('depositPercent')
  expect(waysOf(pricingOf({ lines: lines.slice(1) }))[1]).toMatchObject({ depositPercent: 30 })
})

test('over random baskets: a way is offered exactly if it can be quoted, and costs what the quote says', () => {
  const line = fc.record({
    total: fc.record({
      value: fc.integer({ min: 1, max: 9_999_999 }).map((minor) => minor / 100),
      currency: fc.constantFrom('try', 'eur', 'usd', 'gbp'),
    }),
    isHeld: fc.boolean(),
    refundable: fc.boolean(),
    checkIn: fc.constantFrom(20270502, 20270515, 20270521),
  })
  const basket = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    methods: fc.subarray(['creditcard', 'transfer', 'later'] as const, { minLength: 1 }),
    percent: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
    currency: fc.constantFrom('try', 'eur', 'usd', 'gbp'),
  })
  fc.assert(
    fc.property(basket, ({ lines, methods, percent, currency }) => {
      const base = pricingOf()
      const pricing = pricingOf({
        lines: lines.map(({ total, isHeld, refundable, checkIn }) =>
          lineOf({ total, checkIn, cancellation: { refundable }, ...(isHeld ? { optionDate: OPTION } : {}) }),
        ),
        payment: {
          methods,
          balanceDays: 14,
          banks: BANKS,
          ...(percent === undefined ? {} : { depositPercent: percent }),
        },
        request: { ...base.request, toCurrency: currency },
      })
      for (const { method, term, unavailable, payNow, payLater } of waysOf(pricing)) {
        const way = { ...pricing, request: { ...pricing.request, method, term } }
        expect(unavailable === undefined).toBe(unpayable(pricing, { method, term }) === undefined)
        if (payNow === undefined) continue
        expect(payNow).toEqual(dueNow(way))
        const whole = dueNow({ ...way, request: { ...way.request, method: 'creditcard', term: 'full' } })
        expect(minorOf(payNow) + (payLater ? minorOf(payLater) : 0)).toBe(minorOf(whole))
      }
    }),
  )
})
