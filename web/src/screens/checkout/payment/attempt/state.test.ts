import { expect, test } from 'vitest'
import type { Answer, Schema } from '../../../../api/operations.ts'
import { isLive, reduce, resume, type PaymentEvent, type PaymentState } from './state.ts'

const NOW = Date.parse('2027-05-01T09:10:00Z')
const token = '8Vt0J1cJm2s5yq2mZ1rJ7A'
const url = 'http://pay.localhost:4000/handoff/one'
const other = 'http://pay.localhost:4000/handoff/two'
const amount = { value: 24850, currency: 'try' } as const

const form: PaymentState = { at: 'form' }
const starting: PaymentState = { at: 'starting' }
const open: PaymentState = { at: 'challenge', token, since: NOW, opened: 1, frame: url, handoffUrl: url }
const closed: PaymentState = { at: 'challenge', token, since: NOW, opened: 1, handoffUrl: url }
const verifying: PaymentState = { at: 'verifying', token }
const lost: PaymentState = { ...verifying, opens: true }

const status = (state: Schema<'Payment'>['state'], more: Partial<Schema<'Payment'>> = {}): PaymentEvent => ({
  type: 'status',
  payment: { state, amount, startedAt: '2027-05-01T09:05:00Z', ...more },
  now: NOW,
})
const stepped = (action: 0 | 2 | 4, handoffUrl?: string): PaymentEvent => ({
  type: 'stepped',
  step: { action, paymentToken: token, ...(handoffUrl ? { handoffUrl } : {}) },
  now: NOW,
})

test.each<[string, PaymentState, PaymentEvent, PaymentState]>([
  ['pressed: starts the payment', form, { type: 'pressed' }, starting],
  ['pressed again: changes nothing (E1)', starting, { type: 'pressed' }, starting],
  ['pressed while the bank asks: changes nothing', open, { type: 'pressed' }, open],
  [
    'failed: shows the form with the failure',
    starting,
    { type: 'failed', failure: { kind: 'offline' } },
    { at: 'form', failure: { kind: 'offline' } },
  ],
  [
    'made: ends without a payment (decision 24.3)',
    starting,
    { type: 'made', bookingToken: token, as: 'asked' },
    { at: 'ended', bookingToken: token, made: 'asked' },
  ],
  ['stepped, PostForm: opens the bank’s page', starting, stepped(2, url), open],
  ['stepped, Continue: verifies without the bank’s page', starting, stepped(4), lost],
  ['stepped, Undefined, after a lost response (E3): verifies', starting, stepped(0), lost],
  [
    'status after a lost response: opens the bank’s page when the bank asks',
    lost,
    status('challenge', { handoffUrl: url }),
    { at: 'challenge', token, since: Date.parse('2027-05-01T09:05:00Z'), opened: 1, frame: url, handoffUrl: url },
  ],
  ['status started without a URL: changes nothing', lost, status('started'), lost],
  ['status verifying after a lost response: opens nothing', lost, status('verifying'), verifying],
  ['joined: follows the payment of another tab (E1)', starting, { type: 'joined', token }, verifying],
  [
    'elsewhere: ends with the booking of another tab (decision 28.4)',
    form,
    { type: 'elsewhere', bookingToken: 'b' },
    { at: 'ended', bookingToken: 'b' },
  ],
  [
    'elsewhere while starting: ends with the booking of another tab',
    starting,
    { type: 'elsewhere', bookingToken: 'b' },
    { at: 'ended', bookingToken: 'b' },
  ],
  ['elsewhere during an own payment: changes nothing', open, { type: 'elsewhere', bookingToken: 'b' }, open],
  ['joined too late: changes nothing', form, { type: 'joined', token }, form],
  ['missed: follows the payment (D12)', form, { type: 'missed', token }, verifying],
  [
    'missed after a decline: changes nothing',
    { at: 'form', failure: { kind: 'declined' } },
    { type: 'missed', token },
    { at: 'form', failure: { kind: 'declined' } },
  ],
  ['missed while starting: changes nothing', starting, { type: 'missed', token }, starting],
  ['stepped too late: changes nothing', form, stepped(2, url), form],
  ['closed: keeps the attempt without the frame', open, { type: 'closed' }, closed],
  ['reopened: opens the same URL', closed, { type: 'reopened' }, { ...open, opened: 2 }],
  ['reopened while open: loads the frame again', open, { type: 'reopened' }, { ...open, opened: 2 }],
  ['reopened before the bank asks: changes nothing', verifying, { type: 'reopened' }, verifying],
  [
    'status challenge while open: keeps the open page',
    open,
    status('challenge', { handoffUrl: other }),
    { ...open, handoffUrl: other },
  ],
  [
    'status challenge after a reload: offers the bank’s page (H4)',
    verifying,
    status('challenge', { handoffUrl: url }),
    { at: 'challenge', token, since: Date.parse('2027-05-01T09:05:00Z'), opened: 0, handoffUrl: url },
  ],
  [
    'status challenge with an implausible start: counts from now (H7)',
    verifying,
    status('challenge', { handoffUrl: url, startedAt: '2027-05-02T09:05:00Z' }),
    { at: 'challenge', token, since: NOW, opened: 0, handoffUrl: url },
  ],
  ['status verifying: waits for the result', open, status('verifying'), verifying],
  ['status declined: shows the form', open, status('declined'), { at: 'form', failure: { kind: 'declined' } }],
  [
    'status declined with a reason: shows the reason',
    open,
    status('declined', { declineReason: 'insufficient-funds' }),
    { at: 'form', failure: { kind: 'declined', reason: 'insufficient-funds' } },
  ],
  ['status expired: shows the form', closed, status('expired'), { at: 'form', failure: { kind: 'expired' } }],
  [
    'givenUp: shows the form (E4)',
    closed,
    { ...status('expired'), type: 'givenUp' } as PaymentEvent,
    { at: 'form', failure: { kind: 'givenUp' } },
  ],
  [
    'givenUp after the bank has finished: ends with the booking',
    closed,
    { ...status('booked', { bookingToken: 'b' }), type: 'givenUp' } as PaymentEvent,
    { at: 'ended', bookingToken: 'b' },
  ],
  ['status booked: ends', verifying, status('booked', { bookingToken: 'b' }), { at: 'ended', bookingToken: 'b' }],
  ['status pending: ends', verifying, status('pending', { bookingToken: 'b' }), { at: 'ended', bookingToken: 'b' }],
  ['status refund: ends', open, status('refund', { bookingToken: 'b' }), { at: 'ended', bookingToken: 'b' }],
  ['gone: shows the form', verifying, { type: 'gone' }, { at: 'form', failure: { kind: 'lost' } }],
  [
    'status after the end: changes nothing',
    { at: 'ended', bookingToken: 'b' },
    status('verifying'),
    { at: 'ended', bookingToken: 'b' },
  ],
])('%s', (_title, before, event, after) => {
  expect(reduce(before, event)).toEqual(after)
})

test('asks about a changed price and reports changed terms (E8)', () => {
  const quote = { hash: 'new' } as Answer<'quoteCreate'>
  const repriced = reduce(starting, { type: 'repriced', before: amount, now: amount, quote })
  expect(repriced).toEqual({ at: 'repriced', before: amount, now: amount, quote })
  expect(reduce(repriced, { type: 'pressed' })).toBe(repriced)
  expect(reduce(repriced, { type: 'answered' })).toEqual(form)
  expect(reduce(starting, { type: 'reworded', quote })).toEqual({ at: 'form', failure: { kind: 'reworded' } })
})

test('starts with the form, or with the attempt from before a reload', () => {
  expect([resume(undefined), resume(token)]).toEqual([form, verifying])
  expect([form, starting, open, closed, verifying].map(isLive)).toEqual([false, false, true, true, true])
})

test('opens a bank that takes the whole tab without a frame, also after a reload (decision 23.7)', () => {
  const handoffUrl = 'https://pay.shop.example/handoff/1'
  const step = { action: 5, paymentToken: 'token', handoffUrl } as const
  const opened = reduce({ at: 'starting' }, { type: 'stepped', step, now: 0, tab: true })
  expect(opened).toEqual({ at: 'challenge', token: 'token', since: 0, opened: 1, handoffUrl, tab: true })
  expect(reduce(opened, { type: 'reopened' })).toEqual({ ...opened, opened: 2 })
  const challenge = { state: 'challenge', action: 5, handoffUrl, amount: { value: 1, currency: 'try' } } as const
  const payment = { ...challenge, startedAt: '1970-01-01T00:00:00Z' }
  const resumed = reduce(resume('token'), { type: 'status', payment, now: 1000, tab: true })
  expect(resumed).toEqual({ at: 'challenge', token: 'token', since: 0, opened: 0, handoffUrl, tab: true })
})
