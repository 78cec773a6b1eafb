import { expect, test, vi } from 'vitest'
import { ApiError, browserError } from '../../../api/errors.ts'
import type { Answer } from '../../../api/operations.ts'
import { hold, mayHaveBeenSent, type HoldCalls } from './hold.ts'

const amount = (value: number) => ({ value, currency: 'try' }) as const
const contracts = [{ id: 'distance-sales' as const, version: '2027-01', sha256: 'a'.repeat(64) }]
const listed = (sha256: string) => [{ id: 'distance-sales', version: '2027-01', texts: [{ language: 'en', sha256 }] }]
const quote = (hash: string, value: number) =>
  ({
    hash,
    method: 'later',
    term: 'later',
    installment: { num: 1, monthly: amount(0), total: amount(0) },
    total: amount(value),
    payNow: amount(0),
    contracts: listed('a'.repeat(64)),
  }) as Answer<'quoteCreate'>
const shown = quote('accepted', 24850)
const request = { shown, contracts, language: 'tr' as const, key: 'key-1' }
const taken: Answer<'reservationComplete'> = {
  status: 'request',
  bookingNumber: 'YLK 4827 196',
  token: '5kq0Zr9nq1J6m1m0mO3yXb',
  paymentStatus: 2,
}

const calls = (more: Partial<HoldCalls> = {}): HoldCalls => ({
  quote: vi.fn<HoldCalls['quote']>(async () => shown),
  complete: vi.fn<HoldCalls['complete']>(async () => taken),
  wait: async () => undefined,
  ...more,
})
const problem = (kind: string) =>
  new ApiError('reservationComplete', { type: `/docs/errors/${kind}`, title: kind, status: 409, requestId: 'r' })

test('requests the displayed quote with the accepted contracts and pays nothing (decision 24.3)', async () => {
  const world = calls()
  expect(await hold(request, world)).toEqual({ type: 'made', bookingToken: taken.token, as: 'asked' })
  expect(world.quote).toHaveBeenCalledWith({ method: 'later', term: 'later', installment: 1 }, contracts, {
    toCurrency: 'try',
    language: 'tr',
  })
  const body = { quoteHash: 'accepted', method: 'later', toCurrency: 'try' }
  expect(world.complete).toHaveBeenCalledExactlyOnceWith('later', body, 'key-1')
})

test('books a transfer with a deposit by its method and term, and returns a held booking', async () => {
  const transfer = { ...shown, method: 'transfer', term: 'deposit' } as typeof shown
  const complete = vi.fn<HoldCalls['complete']>(async () => ({ ...taken, status: 'confirmed' }))
  const event = await hold({ ...request, shown: transfer }, calls({ quote: async () => transfer, complete }))
  expect(event).toEqual({ type: 'made', bookingToken: taken.token, as: 'held' })
  const body = { quoteHash: 'accepted', method: 'transfer', toCurrency: 'try' }
  expect(complete).toHaveBeenCalledExactlyOnceWith('deposit', body, 'key-1')
})

test('E8: sends nothing when the price has changed', async () => {
  const dearer = quote('dearer', 27335)
  const world = calls({ quote: async () => dearer })
  expect(await hold(request, world)).toEqual({
    type: 'repriced',
    before: amount(24850),
    now: amount(27335),
    quote: dearer,
  })
  expect(world.complete).not.toHaveBeenCalled()
})

test('E1: repeats the call with the same key after a lost response and while it is in progress', async () => {
  const complete = vi
    .fn<HoldCalls['complete']>()
    .mockRejectedValueOnce(browserError('reservationComplete', 'offline'))
    .mockRejectedValueOnce(problem('in-progress'))
    .mockResolvedValue(taken)
  expect(await hold(request, calls({ complete }))).toMatchObject({ type: 'made' })
  expect(complete.mock.calls.map(([, , key]) => key)).toEqual(['key-1', 'key-1', 'key-1'])
})

test('E1: keeps the key and requests no price at the next press when there was no response', async () => {
  const world = calls({ complete: async () => Promise.reject(problem('in-progress')) })
  const event = await hold(request, world)
  expect(mayHaveBeenSent(event)).toBe(true)
  const second = calls()
  await hold({ ...request, isRepeat: true }, second)
  expect(second.quote).not.toHaveBeenCalled()
})

test('H1: sends nothing when offline before the price request, and does not keep the key', async () => {
  const event = await hold(request, calls({ quote: () => Promise.reject(browserError('quoteCreate', 'offline')) }))
  expect(event).toEqual({ type: 'failed', failure: { kind: 'offline' } })
  expect(mayHaveBeenSent(event)).toBe(false)
})

test('returns reworded when only the contract texts have changed', async () => {
  const other = { ...shown, contracts: listed('b'.repeat(64)) } as typeof shown
  expect(await hold(request, calls({ quote: async () => other }))).toEqual({ type: 'reworded', quote: other })
})

test('returns a refusal as failed, and does not keep the key', async () => {
  const refused = await hold(request, calls({ complete: async () => ({ ...taken, status: 'errored' }) }))
  expect(refused).toEqual({ type: 'failed', failure: { kind: 'notTaken' } })
  const soldOut = await hold(request, calls({ complete: async () => Promise.reject(problem('sold-out')) }))
  expect(soldOut).toMatchObject({ type: 'failed', failure: { kind: 'error' } })
  expect([refused, soldOut].some(mayHaveBeenSent)).toBe(false)
})
