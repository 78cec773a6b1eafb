import { expect, test, vi } from 'vitest'
import { ApiError, browserError } from '../../../api/errors.ts'
import type { Answer } from '../../../api/operations.ts'
import { mayHaveBeenSent, pay, type PayCalls } from './pay.ts'

const amount = (value: number) => ({ value, currency: 'try' }) as const
const contracts = [{ id: 'distance-sales' as const, version: '2027-01', sha256: 'a'.repeat(64) }]
const listed = (sha256: string) => [{ id: 'distance-sales', version: '2027-01', texts: [{ language: 'en', sha256 }] }]
const quote = (hash: string, value: number) =>
  ({
    hash,
    method: 'creditcard',
    term: 'full',
    installment: { num: 1, monthly: amount(value), total: amount(value) },
    total: amount(value),
    payNow: amount(value),
    contracts: listed('a'.repeat(64)),
  }) as Answer<'quoteCreate'>
const shown = quote('accepted', 24850)
const dearer = quote('dearer', 27335)
const DEARER = { type: 'repriced', before: amount(24850), now: amount(27335), quote: dearer }
const step = { action: 2, paymentToken: 'token' } as const
const card = { number: '4000000000001091', expiry: '12/2030', cvv: '123', holder: 'DEFNE AYDIN' }
const order = { shown, contracts, language: 'en' as const, card: { card }, key: 'key-1' }

const calls = (more: Partial<PayCalls> = {}): PayCalls => ({
  quote: vi.fn<PayCalls['quote']>(async () => shown),
  initialize: vi.fn<PayCalls['initialize']>(async () => step),
  ...more,
})
const problem = (kind: string, more = {}) =>
  new ApiError('orderInitialize', { type: `/docs/errors/${kind}`, title: kind, status: 409, requestId: 'r', ...more })

test('charges the displayed quote with the accepted contracts and the given key', async () => {
  const world = calls()
  expect(await pay(order, world)).toMatchObject({ type: 'stepped', step })
  expect(world.quote).toHaveBeenCalledWith({ method: 'creditcard', term: 'full', installment: 1 }, contracts, {
    toCurrency: 'try',
    language: 'en',
  })
  const body = { quoteHash: 'accepted', method: 'creditcard', installment: 1, language: 'en', card }
  expect(world.initialize).toHaveBeenCalledWith(body, 'key-1')
})

test('sends the reference of a card that was entered at the bank (decision 21.7)', async () => {
  const world = calls()
  await pay({ ...order, card: { cardRef: 'r'.repeat(24) } }, world)
  const sent = vi.mocked(world.initialize).mock.calls[0]?.[0]
  expect(sent).toMatchObject({ cardRef: 'r'.repeat(24) })
  expect(sent).not.toHaveProperty('card')
})

test('prices and pays the displayed instalments, with the first digits of the card', async () => {
  const world = calls()
  const planned = { ...shown, term: 'deposit', installment: { ...shown.installment, num: 3 } } as typeof shown
  world.quote = vi.fn<PayCalls['quote']>(async () => planned)
  await pay({ ...order, shown: planned, bin: '40000000' }, world)
  const how = { method: 'creditcard', term: 'deposit', installment: 3, bin: '40000000' }
  expect(world.quote).toHaveBeenCalledWith(how, contracts, { toCurrency: 'try', language: 'en' })
  expect(world.initialize).toHaveBeenCalledWith(expect.objectContaining({ installment: 3 }), 'key-1')
})

test('E8: charges nothing when the price has changed at the press', async () => {
  const world = calls({ quote: async () => dearer })
  expect(await pay(order, world)).toEqual(DEARER)
  expect(world.initialize).not.toHaveBeenCalled()
})

test('E8: returns both amounts and the new quote when the charge is refused for its price', async () => {
  const quotes = [shown, dearer]
  const world = calls({
    quote: async () => quotes.shift() ?? dearer,
    initialize: () => Promise.reject(problem('price-changed', { accepted: amount(24850), current: amount(27335) })),
  })
  expect(await pay(order, world)).toEqual(DEARER)
})

test('compares deposits with each other when a deposit has changed', async () => {
  const deposit = { ...shown, term: 'deposit', payNow: amount(7455) } as typeof shown
  const quotes = [deposit, { ...dearer, payNow: amount(8200.5) }]
  const accepted = problem('price-changed', { accepted: amount(24850), current: amount(27335) })
  const world = calls({ quote: async () => quotes.shift() ?? dearer, initialize: () => Promise.reject(accepted) })
  const event = await pay({ ...order, shown: deposit }, world)
  expect(event).toMatchObject({ type: 'repriced', before: amount(7455), now: amount(8200.5) })
})

test('E3: repeats the call with the same key after a lost response', async () => {
  const initialize = vi.fn<PayCalls['initialize']>(async () => step)
  initialize.mockRejectedValueOnce(browserError('orderInitialize', 'offline'))
  expect(await pay(order, calls({ initialize }))).toMatchObject({ type: 'stepped', step })
  expect(initialize.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1'])
})

test('E3: skips the price request when an earlier press got no response', async () => {
  const world = calls()
  expect(await pay({ ...order, isRepeat: true }, world)).toMatchObject({ type: 'stepped', step })
  expect(world.quote).not.toHaveBeenCalled()
})

test.each([
  ['a problem has been answered', problem('payment-in-progress'), false],
  ['the gateway could not write', problem('try-later'), true],
  ['no answer came (E3)', browserError('orderInitialize', 'offline'), true],
])('tells whether the payment may have reached the bank: %s', async (_title, error, keeps) => {
  const event = await pay(order, calls({ initialize: () => Promise.reject(error) }))
  expect(event).toEqual({ type: 'failed', failure: { kind: 'error', error } })
  expect(mayHaveBeenSent(event)).toBe(keeps)
})

test('H1: starts no payment when the price request fails offline', async () => {
  const world = calls({ quote: () => Promise.reject(browserError('quoteCreate', 'offline')) })
  const event = await pay(order, world)
  expect(event).toEqual({ type: 'failed', failure: { kind: 'offline' } })
  expect(mayHaveBeenSent(event)).toBe(false)
  expect(world.initialize).not.toHaveBeenCalled()
})

test('returns the refusal when the new quote equals the refused one (E8)', async () => {
  const error = problem('price-changed')
  const event = await pay(order, calls({ initialize: () => Promise.reject(error) }))
  expect(event).toEqual({ type: 'failed', failure: { kind: 'error', error } })
})

test('returns reworded when the hash has changed at the same price (E8)', async () => {
  const other = { ...shown, hash: 'stricter' }
  const world = calls({ quote: vi.fn<PayCalls['quote']>(async () => other) })
  expect(await pay(order, world)).toEqual({ type: 'reworded', quote: other })
  expect(world.initialize).not.toHaveBeenCalled()
})

test('returns reworded, and charges nothing, when a contract has changed (decision 20.7)', async () => {
  const other = { ...shown, contracts: listed('b'.repeat(64)) } as Answer<'quoteCreate'>
  const world = calls({ quote: vi.fn<PayCalls['quote']>(async () => other) })
  expect(await pay(order, world)).toEqual({ type: 'reworded', quote: other })
  expect(world.initialize).not.toHaveBeenCalled()
})
