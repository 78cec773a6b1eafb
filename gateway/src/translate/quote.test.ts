import type { components } from '@rota/openapi/agency/types'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { minorOf } from './money/money.ts'
import { dueNow, priceQuote, type Pricing, refusalOf } from './quote.ts'

type Line = components['schemas']['CartLine']

const rates = { usd: 45.5, eur: 52.9, gbp: 60.1 }
const TODAY = 20270501
const OPTION = '2027-05-04T23:59:00+03:00'

function lineOf(change: Partial<Line> = {}): Line {
  const total = change.total ?? { value: 24_850, currency: 'try' }
  const stay = { checkIn: 20270521, checkOut: 20270526 }
  const place = {
    key: 'h12-r1-p1',
    type: 'hotel' as const,
    id: '12',
    title: [{ lang: 'en', value: 'Ardıç Bay Hotel' }],
  }
  const party = { pax: { adults: 2, children: [] }, count: 1 }
  return { ...place, ...party, ...stay, price: total.value, currency: total.currency, ...change, total }
}

function pricingOf(change: Partial<Pricing> = {}): Pricing {
  const request = { method: 'creditcard', installment: 1, term: 'full', toCurrency: 'try' } as const
  return {
    lines: [lineOf()],
    payment: { methods: ['creditcard'] },
    rates,
    rateId: 'r1',
    today: TODAY,
    request,
    ...change,
  }
}

const asking = (change: Partial<Pricing['request']>): Pricing['request'] => ({ ...pricingOf().request, ...change })
const refundable = { refundable: true }

describe('refusalOf', () => {
  test.each<[string, Partial<Pricing>, object | undefined]>([
    ['nothing in it', { lines: [] }, { conflict: 'empty-basket' }],
    ['a line that is gone', { lines: [lineOf(), lineOf({ availability: 3 })] }, { conflict: 'sold-out' }],
    [
      'a card for a line on request (decision 24.1)',
      { lines: [lineOf({ availability: 2 })] },
      { pointer: '/method', code: 'not-offered' },
    ],
    [
      'a request of a line on request (decision 24.1)',
      { lines: [lineOf({ availability: 2 })], request: asking({ method: 'later', term: 'later' }) },
      undefined,
    ],
    [
      'a method the site has not',
      { request: asking({ method: 'transfer' }) },
      { pointer: '/method', code: 'not-offered' },
    ],
    [
      'a transfer without an account to go to',
      { request: asking({ method: 'transfer' }), payment: { methods: ['transfer'] } },
      { pointer: '/method', code: 'not-offered' },
    ],
    ['a card paid later', { request: asking({ term: 'later' }) }, { pointer: '/term', code: 'not-offered' }],
    ['a deposit the site has not', { request: asking({ term: 'deposit' }) }, { pointer: '/term', code: 'not-offered' }],
    [
      'a deposit on what cannot be given back',
      {
        request: asking({ term: 'deposit' }),
        payment: { methods: ['creditcard'], depositPercent: 30 },
        lines: [lineOf({ cancellation: refundable }), lineOf({ cancellation: { refundable: false } })],
      },
      { pointer: '/term', code: 'not-offered' },
    ],
    [
      'instalments without a card',
      {
        request: asking({ method: 'later', term: 'later', installment: 2 }),
        payment: { methods: ['later'] },
        lines: [lineOf({ optionDate: OPTION })],
      },
      { pointer: '/installment', code: 'not-offered' },
    ],
    ['nothing wrong', {}, undefined],
  ])('%s', (_name, change, expected) => {
    const refusal = refusalOf(pricingOf(change))
    expect(refusal && { ...refusal, detail: undefined }).toEqual(expected)
  })
})

test('a full card payment pays the total now', () => {
  const priced = priceQuote(pricingOf())
  expect(priced?.quote).toEqual({
    lines: [
      {
        key: 'h12-r1-p1',
        id: '12',
        type: 'hotel',
        title: [{ lang: 'en', value: 'Ardıç Bay Hotel' }],
        pax: { adults: 2, children: [] },
        checkIn: 20270521,
        checkOut: 20270526,
        count: 1,
        total: { value: 24_850, currency: 'try' },
      },
    ],
    total: { value: 24_850, currency: 'try' },
    payNow: { value: 24_850, currency: 'try' },
    payAtHotel: [],
    rate: { id: 'r1', rates },
    method: 'creditcard',
    installment: { num: 1, monthly: { value: 24_850, currency: 'try' }, total: { value: 24_850, currency: 'try' } },
    term: 'full',
  })
  expect(priced?.usesRates).toBe(false)
})

test('a flight keeps its baggage (decision 43.10)', () => {
  const baggage: Line['baggage'] = [{ type: 1, unit: 0, weight: 20, passengerType: 1 }]
  const lines = [lineOf({ type: 'flight', baggage }), lineOf({ type: 'flight' })]
  expect(priceQuote(pricingOf({ lines }))?.quote.lines.map((line) => line.baggage)).toEqual([baggage, undefined])
})

test('an event keeps its venue, its address and when its doors open (decision 38.9)', () => {
  const text = (value: string) => [{ lang: 'en', value }]
  const door = { venue: text('Bodrum castle'), address: text('Kale 1, Bodrum'), doors: '20:30' }
  const lines = [lineOf({ type: 'service', stype: 'charter', ...door })]
  expect(priceQuote(pricingOf({ lines }))?.quote.lines).toMatchObject([door])
})

test('a deposit is its percentage half up, the rest is paid later, together the total (E9)', () => {
  const payment = { methods: ['creditcard' as const], depositPercent: 33 }
  const lines = [lineOf({ total: { value: 1000.01, currency: 'try' } })]
  const priced = priceQuote(pricingOf({ lines, payment, request: asking({ term: 'deposit' }) }))
  expect(priced?.quote.payNow).toEqual({ value: 330, currency: 'try' })
  expect(priced?.quote.payLater).toEqual({ value: 670.01, currency: 'try' })
})

test('amounts paid at the hotel are added up by currency and are not part of the total', () => {
  const lines = [
    lineOf({ payAtHotel: { value: 12, currency: 'eur' } }),
    lineOf({ payAtHotel: { value: 0.5, currency: 'eur' } }),
    lineOf({ payAtHotel: { value: 40, currency: 'try' } }),
  ]
  const priced = priceQuote(pricingOf({ lines }))
  expect(priced?.quote.total.value).toBe(74_550)
  expect(priced?.quote.payAtHotel).toEqual([
    { value: 40, currency: 'try' },
    { value: 12.5, currency: 'eur' },
  ])
})

test('rounds each converted line before adding up (decision 19.4)', () => {
  const lines = [
    lineOf({ total: { value: 0.01, currency: 'usd' } }),
    lineOf({ total: { value: 0.01, currency: 'usd' } }),
  ]
  const priced = priceQuote(pricingOf({ lines, rates: { ...rates, usd: 1.5 } }))
  expect(priced?.quote.lines.map(({ total }) => total.value)).toEqual([0.02, 0.02])
  expect(priced?.quote.total).toEqual({ value: 0.04, currency: 'try' })
  expect(priced?.usesRates).toBe(true)
})

const promotionOf = (value: number, currency: Line['currency'] = 'try') => ({
  code: 'YELKOVAN10',
  discount: 10,
  amount: { value, currency },
})

describe('a promotion', () => {
  test('is subtracted from the lines exactly, and is part of the quote', () => {
    const priced = priceQuote(pricingOf({ promotion: promotionOf(2485.01) }))
    expect(priced?.quote).toMatchObject({
      promotion: promotionOf(2485.01),
      total: { value: 22_364.99 },
      payNow: { value: 22_364.99 },
    })
    expect(priced?.quote.lines[0]?.total.value).toBe(24_850)
  })

  test('is converted once into the currency of the charge, and then rates have a part in the price', () => {
    const pricing = pricingOf({
      lines: [lineOf({ total: { value: 100, currency: 'eur' } })],
      promotion: promotionOf(529),
      request: asking({ toCurrency: 'eur' }),
    })
    const priced = priceQuote(pricing)
    expect(priced?.quote).toMatchObject({ promotion: promotionOf(10, 'eur'), total: { value: 90, currency: 'eur' } })
    expect(priced?.usesRates).toBe(true)
  })

  test('a deposit is a percentage of the price after the promotion', () => {
    const payment = { methods: ['creditcard' as const], depositPercent: 50 }
    const priced = priceQuote(
      pricingOf({ payment, promotion: promotionOf(4850), request: asking({ term: 'deposit' }) }),
    )
    expect(priced?.quote).toMatchObject({ payNow: { value: 10_000 }, payLater: { value: 10_000 } })
  })

  test('is omitted if its discount is 0, and is never more than the total', () => {
    expect(priceQuote(pricingOf({ promotion: promotionOf(0) }))?.quote).not.toHaveProperty('promotion')
    expect(priceQuote(pricingOf({ promotion: promotionOf(99_999) }))?.quote.total.value).toBe(0)
  })
})

const plan = (num: number, monthly: number, total: number) => ({
  num,
  monthly: { value: monthly, currency: 'try' as const },
  total: { value: total, currency: 'try' as const },
})

describe('instalments', () => {
  const request = asking({ installment: 3 })

  test('charges the plan with the requested number of instalments', () => {
    const plans = [plan(1, 24_850, 24_850), plan(3, 8500, 25_500)]
    const priced = priceQuote(pricingOf({ request, plans }))
    expect(priced?.quote.installment).toEqual(plans[1])
    expect(priced?.quote.payNow.value).toBe(25_500)
    expect(priced?.quote.total.value).toBe(24_850)
    expect(priced?.quote).not.toHaveProperty('payLater')
  })

  test.each([
    ['no such number', [plan(2, 12_425, 24_850)]],
    ['months that do not add up to the last kuruş', [plan(3, 8283.33, 24_850)]],
    ['less than the price', [plan(3, 8000, 24_000)]],
    ['nothing', []],
  ])('%s is no plan', (_name, plans) => {
    expect(priceQuote(pricingOf({ request, plans }))).toBeUndefined()
  })

  test('are not available in another currency (decision 21.6)', () => {
    const pricing = pricingOf({ request: { ...request, toCurrency: 'eur' }, plans: [plan(3, 8500, 25_500)] })
    expect(priceQuote(pricing)).toBeUndefined()
  })
})

test('sum of lines - promotion = total = now + later, for any basket (decision 19.8)', () => {
  const currency = fc.constantFrom('try', 'eur', 'usd', 'gbp')
  const amount = fc.record({ value: fc.integer({ min: 0, max: 50_000_000 }).map((minor) => minor / 100), currency })
  const term = fc.constantFrom('full', 'deposit')
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 30 }),
      currency,
      term,
      fc.integer({ min: 1, max: 99 }),
      fc.option(amount, { nil: undefined }),
      (totals, toCurrency, paid, depositPercent, off) => {
        const lines = totals.map((total) => lineOf({ total }))
        const payment = { methods: ['creditcard' as const], depositPercent }
        const promotion = off === undefined ? {} : { promotion: promotionOf(off.value, off.currency) }
        const pricing = pricingOf({ lines, payment, request: asking({ toCurrency, term: paid }), ...promotion })
        const quote = priceQuote(pricing)?.quote
        if (!quote) throw new Error('No quote')
        const reduction = quote.promotion ? minorOf(quote.promotion.amount) : 0
        const sum = quote.lines.reduce((minor, line) => minor + minorOf(line.total), -reduction)
        expect(sum).toBe(minorOf(quote.total))
        expect(minorOf(quote.payNow) + (quote.payLater ? minorOf(quote.payLater) : 0)).toBe(sum)
        expect(quote.payNow).toEqual(dueNow(pricing))
        expect(minorOf(quote.installment.monthly) * quote.installment.num).toBe(minorOf(quote.installment.total))
      },
    ),
  )
})
