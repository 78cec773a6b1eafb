import { expect, test, vi } from 'vitest'
import { ApiError, noAnswer } from '../../../api/errors.ts'
import type { Answer } from '../../../api/operations.ts'
import { ask, isUnheard, type AskCalls } from './ask.ts'

const amount = (value: number) => ({ value, currency: 'try' }) as const
const quote = (hash: string, value: number) =>
  ({ hash, total: amount(value), payNow: amount(0), onRequest: true }) as Answer<'quoteCreate'>
const shown = quote('accepted', 24850)
const contracts = [{ id: 'distance-sales' as const, version: '2027-01', sha256: 'a'.repeat(64) }]
const request = { shown, contracts, key: 'key-1' }
const taken: Answer<'reservationComplete'> = {
  status: 'request',
  bookingNumber: 'YLK 4827 196',
  token: '5kq0Zr9nq1J6m1m0mO3yXb',
  paymentStatus: 2,
}

const calls = (more: Partial<AskCalls> = {}): AskCalls => ({
  quote: vi.fn<AskCalls['quote']>(async () => shown),
  complete: vi.fn<AskCalls['complete']>(async () => taken),
  wait: async () => undefined,
  ...more,
})
const problem = (kind: string) =>
  new ApiError('reservationComplete', { type: `/docs/errors/${kind}`, title: kind, status: 409, requestId: 'r' })

test('what was shown is requested, with what was agreed to, and nothing is paid (decision 24.3)', async () => {
  const world = calls()
  expect(await ask(request, world)).toEqual({ type: 'requested', bookingToken: taken.token })
  expect(world.quote).toHaveBeenCalledWith(contracts, 'try')
  const body = { quoteHash: 'accepted', method: 'later', toCurrency: 'try' }
  expect(world.complete).toHaveBeenCalledExactlyOnceWith(body, 'key-1')
})

test('E8: another price at the press: nothing is sent', async () => {
  const dearer = quote('dearer', 27335)
  const world = calls({ quote: async () => dearer })
  expect(await ask(request, world)).toEqual({ type: 'repriced', before: amount(24850), quote: dearer })
  expect(world.complete).not.toHaveBeenCalled()
})

test('E1: a lost answer and one that is not there yet are asked for under the same key', async () => {
  const complete = vi
    .fn<AskCalls['complete']>()
    .mockRejectedValueOnce(noAnswer('reservationComplete', 'offline'))
    .mockRejectedValueOnce(problem('in-progress'))
    .mockResolvedValue(taken)
  expect(await ask(request, calls({ complete }))).toMatchObject({ type: 'requested' })
  expect(complete.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-1'])
})

test('E1: without an answer the next press keeps the key and asks for no price', async () => {
  const world = calls({ complete: async () => Promise.reject(problem('in-progress')) })
  const event = await ask(request, world)
  expect(isUnheard(event)).toBe(true)
  const second = calls()
  await ask({ ...request, again: true }, second)
  expect(second.quote).not.toHaveBeenCalled()
})

test('a refusal is told, and the next press is another request', async () => {
  const refused = await ask(request, calls({ complete: async () => ({ ...taken, status: 'errored' }) }))
  expect(refused).toEqual({ type: 'failed', failure: { kind: 'notTaken' } })
  const soldOut = await ask(request, calls({ complete: async () => Promise.reject(problem('sold-out')) }))
  expect(soldOut).toMatchObject({ type: 'failed', failure: { kind: 'error' } })
  expect([refused, soldOut].some(isUnheard)).toBe(false)
})
