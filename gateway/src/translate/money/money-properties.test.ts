import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../ports/contract.ts'
import { contractFacts } from '../contracts/facts.ts'
import { wordsIn } from '../contracts/words.ts'
import { sealQuote } from '../hash.ts'
import { convert, minorOf, moneyOf, type Currency } from './money.ts'
import { dueNow, priceQuote, type Pricing } from '../quote.ts'

/** Number of random baskets; `npm run test:long` sets 100,000. */
const RUNS = Number(process.env['BASKETS'] ?? 300)

const CURRENCIES: readonly Currency[] = ['try', 'eur', 'usd', 'gbp']
const currency = fc.constantFrom(...CURRENCIES)
const rate = fc.integer({ min: 500_000, max: 200_000_000 }).map((millionths) => millionths / 1_000_000)

const line = fc
  .record({ minor: fc.integer({ min: 0, max: 5_000_000_00 }), currency, percent: fc.integer({ min: 1, max: 99 }) })
  .map(({ minor, currency: own, percent }): Schemas['CartLine'] => {
    const total = moneyOf(minor, own)
    const stay = { checkIn: 20270721, checkOut: 20270726, pax: { adults: 2, children: [] }, count: 1 }
    const held = { optionDate: '2027-05-04T20:59:59Z', cancellation: { refundable: true }, depositPercent: percent }
    return { key: 'a', type: 'hotel', id: '12', ...stay, ...held, price: total.value, currency: own, total }
  })

const pricing: fc.Arbitrary<Pricing> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    rates: fc.record({ usd: rate, eur: rate, gbp: rate }),
    to: currency,
    way: fc.constantFrom('full', 'deposit', 'later', 'plan'),
    off: fc.integer({ min: 0, max: 1_000_000_00 }),
    months: fc.integer({ min: 2, max: 12 }),
    cost: fc.integer({ min: 0, max: 5_000_00 }),
  })
  .map(({ lines, rates, to, way, off, months, cost }): Pricing => {
    const isPlan = way === 'plan'
    const term = isPlan ? 'full' : way
    const request = {
      method: way === 'later' ? 'later' : 'creditcard',
      installment: isPlan ? months : 1,
      term,
      toCurrency: isPlan ? 'try' : to,
    } as const
    const promotion = off === 0 ? {} : { promotion: { code: 'SUN', discount: 10, amount: moneyOf(off, 'try') } }
    const payment = {
      methods: ['creditcard' as const],
      currencies: [...CURRENCIES],
      depositPercent: 25,
      balanceDays: 14,
    }
    const asked: Pricing = { lines, ...promotion, payment, rates, rateId: 'r', today: 20270501, request }
    if (!isPlan) return asked
    const monthly = Math.ceil((minorOf(dueNow(asked)) + cost) / months)
    return {
      ...asked,
      plans: [{ num: months, monthly: moneyOf(monthly, 'try'), total: moneyOf(monthly * months, 'try') }],
    }
  })

const sum = (amounts: readonly Schemas['Money'][]) => amounts.reduce((total, amount) => total + minorOf(amount), 0)
const holds = (check: (given: Pricing, quote: NonNullable<ReturnType<typeof priceQuote>>['quote']) => void) =>
  fc.assert(
    fc.property(pricing, (given) => {
      const priced = priceQuote(given)
      if (!priced) throw new Error('not priced')
      check(given, priced.quote)
    }),
    { numRuns: RUNS, seed: 19 },
  )

describe('the money of any basket, in any of the four currencies (decisions 19.3 and 19.4)', () => {
  test('the lines add up to the total and the promotion, to the last minor unit', () => {
    holds(({ lines, rates, request, promotion }, quote) => {
      const off = quote.promotion ? minorOf(quote.promotion.amount) : 0
      expect(sum(quote.lines.map(({ total }) => total))).toBe(minorOf(quote.total) + off)
      const exact = lines.map(({ total }) => convert(minorOf(total), total.currency, request.toCurrency, rates))
      expect(quote.lines.map(({ total }) => minorOf(total))).toEqual(exact)
      expect(promotion === undefined && off > 0).toBe(false)
    })
  })

  test('payNow and payLater add up to the total, and instalments add up to payNow', () => {
    holds((given, { total, payNow, payLater, installment }) => {
      const rest = payLater ? minorOf(payLater) : 0
      expect(minorOf(dueNow(given)) + rest).toBe(minorOf(total))
      expect(minorOf(installment.monthly) * installment.num).toBe(minorOf(installment.total))
      expect(installment.total).toEqual(payNow)
      expect(installment.num > 1 || minorOf(payNow) === minorOf(dueNow(given))).toBe(true)
    })
  })

  test('all amounts are in the charge currency and have no fraction of a minor unit', () => {
    holds(({ request }, { lines, total, payNow, payLater, installment, promotion }) => {
      const sums = [total, payNow, installment.monthly, ...lines.map((it) => it.total)]
      const all = [...sums, ...(payLater ? [payLater] : []), ...(promotion ? [promotion.amount] : [])]
      expect(new Set(all.map((it) => it.currency))).toEqual(new Set([request.toCurrency]))
      expect(all.every(({ value, currency: own }) => moneyOf(Math.round(value * 100), own).value === value)).toBe(true)
    })
  })

  test('the contract prints the amounts of the quote', async () => {
    const words = await wordsIn('en')
    const site = {
      name: 'Yelkovan',
      elements: {},
      callcenter: {},
      options: { languages: ['en'], payment: { methods: [] } },
    }
    holds((_, quote) => {
      const facts = contractFacts({ quote, booking: { guests: [] }, site, today: 20270501 }, 'en', words)
      const digits = (text = '') => Number(text.replaceAll(/[^\d]/g, ''))
      expect([digits(facts['total']), digits(facts['payNow'])]).toEqual([minorOf(quote.total), minorOf(quote.payNow)])
    })
  })

  test('the same basket has the same hash, and any other amount has another hash', async () => {
    await fc.assert(
      fc.asyncProperty(pricing, fc.integer({ min: 1, max: 100 }), async (given, more) => {
        const hashOf = async (its: Pricing, now: number) => {
          const priced = priceQuote(its)
          if (!priced) throw new Error('not priced')
          return (await sealQuote(priced, now)).hash
        }
        const [first, ...others] = given.lines
        if (!first) return
        const dearer = { ...first, total: moneyOf(minorOf(first.total) + more * 1_000_000, first.total.currency) }
        expect(await hashOf(given, 1)).toBe(await hashOf(structuredClone(given), 2))
        if (given.plans) return
        expect(await hashOf({ ...given, lines: [dearer, ...others] }, 1)).not.toBe(await hashOf(given, 1))
      }),
      { numRuns: Math.min(RUNS, 5_000), seed: 19 },
    )
  })
})
