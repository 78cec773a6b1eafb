import type { components } from '@rota/openapi/agency/types'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contractsOf } from '../contracts.ts'
import { newKey, visitorOf } from '../visitor.ts'
import { fill, held, unwrap, type PreparedVisitor } from '../prepare-basket.ts'
import { startTestSystem, type TestSystem } from '../test-system.ts'

type QuoteRequest = components['schemas']['QuoteRequest']
type Money = components['schemas']['Money']

const PAX = { adults: 2, children: [] }
/** A tour, a ride and rooms: prices in lira, and a city tax in euros that is paid at the hotel. */
const LINES = [
  { key: 'tour', type: 'tour' as const, id: '201', pax: PAX, checkIn: 20270520, checkOut: 20270521, count: 1 },
  {
    key: 'ride',
    type: 'transfer' as const,
    id: 'aytkasminivan',
    pax: PAX,
    checkIn: 20270521,
    direction: 1 as const,
    time: '10:10',
    count: 1,
  },
  {
    key: 'room',
    type: 'hotel' as const,
    id: '12',
    room: { id: 'r1' },
    pricePlan: { id: 'ai-flex' },
    pax: PAX,
    checkIn: 20270521,
    checkOut: 20270526,
    count: 1,
  },
]

let system: TestSystem
let prepared: PreparedVisitor
beforeEach(async () => {
  system = await startTestSystem()
  prepared = await fill(system, LINES)
})
afterEach(() => system.close())

const cents = ({ value }: Money) => Math.round(value * 100)
const sum = (all: Money[]) => all.reduce((total, it) => total + cents(it), 0)

const quoteFor = async (change: Partial<QuoteRequest>) => {
  const asked: QuoteRequest = {
    method: 'creditcard',
    installment: 1,
    term: 'full',
    toCurrency: 'try',
    acceptedContracts: await contractsOf(prepared.visitor.client, change),
  }
  return unwrap(await prepared.visitor.client.quoteCreate({ body: { ...asked, ...change } }))
}

/** Pays with a card that needs no challenge, and reads the result. */
async function paid(hash: string, installment = 1) {
  const card = { number: '4000000000001000', expiry: '12/2030', cvv: '123', holder: 'DEFNE AYDIN' }
  const { client } = prepared.visitor
  const header = { 'Idempotency-Key': newKey() }
  const body = { quoteHash: hash, method: 'creditcard', installment, language: 'en', card } as const
  const { paymentToken } = unwrap(await client.orderInitialize({ header, body }))
  await system.context.payment?.runner.settled()
  const { bookingToken = '' } = unwrap(await client.paymentStatus({ path: { token: paymentToken } }))
  return unwrap(await visitorOf(system).client.bookingByToken({ path: { token: bookingToken } }))
}

describe('a mixed basket by card', () => {
  test.each<QuoteRequest['toCurrency']>(['try', 'eur', 'usd', 'gbp'])(
    'in %s: "round half-up once, at line level; total = sum of rounded lines" (decision 19.4)',
    async (toCurrency) => {
      const quote = await quoteFor({ toCurrency })
      expect(sum(quote.lines.map(({ total }) => total))).toBe(cents(quote.total))
      expect(quote).toMatchObject({ payNow: quote.total, payAtHotel: [{ value: 12, currency: 'eur' }] })
      const result = await paid(quote.hash)
      expect(result).toMatchObject({ state: 'booked', paid: quote.total, paymentStatus: 4 })
      const { value: amount, currency } = quote.total
      expect(system.world.payments.captures()).toMatchObject([{ amount, currency }])
    },
  )

  test('in three instalments: every month the same, to the last kuruş', async () => {
    const { hash, installment, total, payNow } = await quoteFor({ installment: 3 })
    expect(cents(installment.monthly) * 3).toBe(cents(installment.total))
    expect(cents(payNow) - cents(total)).toBeLessThan(3)
    expect(await paid(hash, 3)).toMatchObject({ installment: 3, paid: installment.total, paymentStatus: 4 })
  })

  test('six cost more, and the quote says what', async () => {
    const { total, payNow, installment } = await quoteFor({ installment: 6 })
    expect(payNow).toEqual(installment.total)
    expect(cents(payNow) / cents(total)).toBeCloseTo(1.05, 3)
  })

  test.each([
    ['seven, which nobody offers', { installment: 7 }],
    ['instalments in euros (decision 21.6)', { installment: 3, toCurrency: 'eur' as const }],
  ])('not in %s', async (_name, change) => {
    await expect(quoteFor(change)).rejects.toThrow('/installment')
  })

  test.each<QuoteRequest['toCurrency']>(['try', 'gbp'])(
    'a deposit in %s: the rest is owed by its day',
    async (toCurrency) => {
      const { hash, total, payNow, payLater, payLaterBy } = await quoteFor({ term: 'deposit', toCurrency })
      expect(cents(payNow)).toBe(Math.floor((cents(total) * 25 + 50) / 100))
      expect(payLaterBy).toBe(20270506)
      const result = await paid(hash)
      expect(result).toMatchObject({ paid: payNow, payLater, payLaterBy, paymentStatus: 3 })
      expect(cents(result.paid) + cents(payLater ?? total)).toBe(cents(total))
    },
  )

  test('with a promotion, in euros: what it takes off is rounded once as well', async () => {
    unwrap(await prepared.visitor.client.promotionQuery({ query: { code: 'TURDA15' } }))
    const quote = await quoteFor({ toCurrency: 'eur' })
    const off = quote.promotion ? cents(quote.promotion.amount) : Number.NaN
    expect(sum(quote.lines.map(({ total }) => total)) - off).toBe(cents(quote.total))
    expect(await paid(quote.hash)).toMatchObject({ state: 'booked', paid: quote.total })
  })
})

describe('a mixed basket that is held', () => {
  test.each([
    ['by bank transfer', { method: 'transfer', term: 'full' }, undefined],
    ['by bank transfer, with a deposit', { method: 'transfer', term: 'deposit' }, 20270506],
    ['later', { method: 'later', term: 'later' }, 20270504],
  ] as const)('%s', async (_name, way, payLaterBy) => {
    const quote = await quoteFor(way)
    const { token = '' } = unwrap(await held(prepared, quote.hash, way))
    const result = unwrap(await visitorOf(system).client.bookingByToken({ path: { token } }))
    expect(result).toMatchObject({
      state: 'booked',
      paid: { value: 0 },
      paymentStatus: 2,
      optionDate: quote.optionDate,
    })
    expect([result.payLaterBy, result.payLater]).toEqual([payLaterBy, quote.payLater])
  })

  test('not when the card is asking already, and the card not when it is held', async () => {
    const card = await quoteFor({})
    const body = { quoteHash: card.hash, method: 'creditcard', installment: 1, language: 'en' } as const
    const challenged = { number: '4000000000001091', expiry: '12/2030', cvv: '123', holder: 'DEFNE AYDIN' }
    const transfer = await quoteFor({ method: 'transfer' })
    const header = () => ({ 'Idempotency-Key': newKey() })
    unwrap(await prepared.visitor.client.orderInitialize({ header: header(), body: { ...body, card: challenged } }))
    const { error } = await held(prepared, transfer.hash, { method: 'transfer', term: 'full' })
    expect(error?.type).toBe('/docs/errors/payment-in-progress')
  })

  test('two at once: one booking', async () => {
    const way = { method: 'later', term: 'later' } as const
    const { hash } = await quoteFor(way)
    const answers = await Promise.all([held(prepared, hash, way), held(prepared, hash, way)])
    expect(answers.filter(({ data }) => data !== undefined)).toHaveLength(1)
    expect(system.world.bookings.all().filter(({ booking }) => booking.completion !== undefined)).toHaveLength(1)
  })
})
