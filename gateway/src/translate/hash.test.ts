import { describe, expect, test } from 'vitest'

import { canonical, rateIdOf, sealQuote } from './hash.ts'
import type { PricedQuote } from './quote.ts'

type Quote = PricedQuote['quote']

const money = { value: 24_850, currency: 'try' } as const
const line: Quote['lines'][number] = {
  key: 'h12-r1-p1',
  type: 'hotel',
  title: [{ lang: 'en', value: 'Ardıç Bay Hotel' }],
  pax: { adults: 2, children: [] },
  count: 1,
  checkIn: 20270521,
  checkOut: 20270526,
  total: money,
  cancellation: { refundable: true },
}
const quote: Quote = {
  lines: [line],
  total: money,
  payNow: money,
  payAtHotel: [{ value: 12, currency: 'eur' }],
  rate: { id: 'r1', rates: { usd: 45.5, eur: 52.9, gbp: 60.1 } },
  method: 'creditcard',
  installment: { num: 1, monthly: money, total: money },
  term: 'full',
}

const hashOf = async (change: Partial<Quote> = {}, usesRates = false) =>
  (await sealQuote({ quote: { ...quote, ...change }, usesRates }, 0)).hash

const changedLine = (change: object) => ({ lines: quote.lines.map((known) => ({ ...known, ...change })) })

test('a quote has a hash of 256 bits and expires after 20 minutes (decision 20.1)', async () => {
  const sealed = await sealQuote({ quote, usesRates: false }, Date.parse('2027-05-01T09:00:00Z'))
  expect(sealed.hash).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(sealed.expiresAt).toBe('2027-05-01T09:20:00.000Z')
  expect(sealed).toMatchObject(quote)
})

describe('the hash', () => {
  test('is the same for the same price, at any time and in any order of keys', async () => {
    const later = await sealQuote(
      { quote: Object.fromEntries(Object.entries(quote).toReversed()) as Quote, usesRates: false },
      9,
    )
    expect(later.hash).toBe(await hashOf())
  })

  test.each<[string, Partial<Quote>]>([
    ['total', { total: { value: 24_850.01, currency: 'try' } }],
    ['payNow', { payNow: { value: 1, currency: 'try' } }],
    ['payLater', { payLater: { value: 1, currency: 'try' } }],
    ['payAtHotel', { payAtHotel: [] }],
    ['promotion', { promotion: { code: 'YELKOVAN10', discount: 10, amount: { value: 1, currency: 'try' } } }],
    ['method', { method: 'transfer' }],
    ['term', { term: 'deposit' }],
    ['installment', { installment: { num: 2, monthly: money, total: money } }],
    ['dates', changedLine({ checkOut: 20270527 })],
    ['party', changedLine({ pax: { adults: 1, children: [] } })],
    ['board', changedLine({ board: 'room-only' })],
    ['cancellation', changedLine({ cancellation: { refundable: false } })],
    ['baggage', changedLine({ baggage: [{ type: 1, unit: 0, weight: 15, passengerType: 1 }] })],
  ])('is another with another %s', async (_name, change) => {
    expect(await hashOf(change)).not.toBe(await hashOf())
  })

  test('does not change with names and pictures', async () => {
    const reworded = changedLine({
      title: [{ lang: 'en', value: 'Juniper' }],
      address: [{ lang: 'en', value: 'Deniz Sokak 14' }],
      venue: [{ lang: 'en', value: 'Bay stage' }],
      doors: '20:30',
      picture: { id: 'b', width: 1, height: 1 },
    })
    expect(await hashOf(reworded)).toBe(await hashOf())
  })

  test('covers the exchange rates only if the price used them', async () => {
    const moved = { rate: { ...quote.rate, id: 'r2' } }
    expect(await hashOf(moved, true)).not.toBe(await hashOf({}, true))
    expect(await hashOf(moved)).toBe(await hashOf())
  })
})

test('the id of exchange rates depends only on their values', async () => {
  const id = await rateIdOf({ usd: 45.5, eur: 52.9, gbp: 60.1 })
  expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect(await rateIdOf({ gbp: 60.1, eur: 52.9, usd: 45.5 })).toBe(id)
  expect(await rateIdOf({ usd: 45.6, eur: 52.9, gbp: 60.1 })).not.toBe(id)
})

test('canonical JSON orders keys at every depth and keeps arrays', () => {
  expect(canonical({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}')
})
