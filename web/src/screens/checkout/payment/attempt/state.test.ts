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
  ['a press locks the form', form, { type: 'pressed' }, starting],
  ['a second press changes nothing (E1)', starting, { type: 'pressed' }, starting],
  ['nor does a press while the bank asks', open, { type: 'pressed' }, open],
  [
    'what failed is said above the form',
    starting,
    { type: 'failed', failure: { kind: 'offline' } },
    { at: 'form', failure: { kind: 'offline' } },
  ],
  [
    'a request that is sent has ended without a payment (decision 24.3)',
    starting,
    { type: 'made', bookingToken: token, as: 'asked' },
    { at: 'ended', bookingToken: token, made: 'asked' },
  ],
  ['PostForm: the bank is opened', starting, stepped(2, url), open],
  ['Continue: no bank', starting, stepped(4), lost],
  ['Undefined, the answer was lost (E3): the status tells', starting, stepped(0), lost],
  [
    'and the bank is opened when it asks, as the visitor has pressed Pay',
    lost,
    status('challenge', { handoffUrl: url }),
    { at: 'challenge', token, since: Date.parse('2027-05-01T09:05:00Z'), opened: 1, frame: url, handoffUrl: url },
  ],
  ['nothing to open yet', lost, status('started'), lost],
  ['the bank has answered already', lost, status('verifying'), verifying],
  ['another tab has the bank open (E1)', starting, { type: 'joined', token }, verifying],
  [
    'another tab has booked this basket: its result is shown here too (decision 28.4)',
    form,
    { type: 'elsewhere', bookingToken: 'b' },
    { at: 'ended', bookingToken: 'b' },
  ],
  [
    'also while this tab waits for the answer to its own press',
    starting,
    { type: 'elsewhere', bookingToken: 'b' },
    { at: 'ended', bookingToken: 'b' },
  ],
  ['a payment that is under way here ends by itself', open, { type: 'elsewhere', bookingToken: 'b' }, open],
  ['a late answer of another tab', form, { type: 'joined', token }, form],
  ['a payment that began while the page came (D12)', form, { type: 'missed', token }, verifying],
  [
    'the same after it was declined',
    { at: 'form', failure: { kind: 'declined' } },
    { type: 'missed', token },
    { at: 'form', failure: { kind: 'declined' } },
  ],
  ['the same while this page starts one', starting, { type: 'missed', token }, starting],
  ['a late answer to a payment that was given up', form, stepped(2, url), form],
  ['the dialog closed: the attempt goes on', open, { type: 'closed' }, closed],
  ['opened again at once, under the same address', closed, { type: 'reopened' }, { ...open, opened: 2 }],
  ['so it is where it does not load', open, { type: 'reopened' }, { ...open, opened: 2 }],
  ['there is nothing to open before the bank asks', verifying, { type: 'reopened' }, verifying],
  [
    'the bank is still asking: the page that is open stays',
    open,
    status('challenge', { handoffUrl: other }),
    { ...open, handoffUrl: other },
  ],
  [
    'after a reload the bank can be opened again (H4)',
    verifying,
    status('challenge', { handoffUrl: url }),
    { at: 'challenge', token, since: Date.parse('2027-05-01T09:05:00Z'), opened: 0, handoffUrl: url },
  ],
  [
    'with a clock that is a day off the time begins now (H7)',
    verifying,
    status('challenge', { handoffUrl: url, startedAt: '2027-05-02T09:05:00Z' }),
    { at: 'challenge', token, since: NOW, opened: 0, handoffUrl: url },
  ],
  ['the bank has answered', open, status('verifying'), verifying],
  ['declined', open, status('declined'), { at: 'form', failure: { kind: 'declined' } }],
  [
    'declined, and the bank says why',
    open,
    status('declined', { declineReason: 'insufficient-funds' }),
    { at: 'form', failure: { kind: 'declined', reason: 'insufficient-funds' } },
  ],
  ['expired', closed, status('expired'), { at: 'form', failure: { kind: 'expired' } }],
  [
    'given up: another card can be entered (E4)',
    closed,
    { ...status('expired'), type: 'givenUp' } as PaymentEvent,
    { at: 'form', failure: { kind: 'givenUp' } },
  ],
  [
    'given up, but the bank was quicker',
    closed,
    { ...status('booked', { bookingToken: 'b' }), type: 'givenUp' } as PaymentEvent,
    { at: 'ended', bookingToken: 'b' },
  ],
  ['booked', verifying, status('booked', { bookingToken: 'b' }), { at: 'ended', bookingToken: 'b' }],
  ['pending', verifying, status('pending', { bookingToken: 'b' }), { at: 'ended', bookingToken: 'b' }],
  ['paid, not booked', open, status('refund', { bookingToken: 'b' }), { at: 'ended', bookingToken: 'b' }],
  ['an attempt nobody knows', verifying, { type: 'gone' }, { at: 'form', failure: { kind: 'lost' } }],
  [
    'a poll that comes after the end',
    { at: 'ended', bookingToken: 'b' },
    status('verifying'),
    { at: 'ended', bookingToken: 'b' },
  ],
])('%s', (_title, before, event, after) => {
  expect(reduce(before, event)).toEqual(after)
})

test('another price is asked about and other terms are told, never taken silently (E8)', () => {
  const quote = { hash: 'new' } as Answer<'quoteCreate'>
  const asked = reduce(starting, { type: 'repriced', before: amount, now: amount, quote })
  expect(asked).toEqual({ at: 'repriced', before: amount, now: amount, quote })
  expect(reduce(asked, { type: 'pressed' })).toBe(asked)
  expect(reduce(asked, { type: 'answered' })).toEqual(form)
  expect(reduce(starting, { type: 'reworded', quote })).toEqual({ at: 'form', failure: { kind: 'reworded' } })
})

test('a page begins with the form, or with the attempt of before the reload', () => {
  expect([resume(undefined), resume(token)]).toEqual([form, verifying])
  expect([form, starting, open, closed, verifying].map(isLive)).toEqual([false, false, true, true, true])
})

test('a bank that takes the whole tab is opened without a frame, again at each press, and resumes without one (decision 23.7)', () => {
  const handoffUrl = 'https://pay.shop.example/handoff/1'
  const step = { action: 5, paymentToken: 'token', handoffUrl } as const
  const opened = reduce({ at: 'starting' }, { type: 'stepped', step, now: 0, tab: true })
  expect(opened).toEqual({ at: 'challenge', token: 'token', since: 0, opened: 1, handoffUrl, tab: true })
  expect(reduce(opened, { type: 'reopened' })).toEqual({ ...opened, opened: 2 })
  const told = { state: 'challenge', action: 5, handoffUrl, amount: { value: 1, currency: 'try' } } as const
  const payment = { ...told, startedAt: '1970-01-01T00:00:00Z' }
  const resumed = reduce(resume('token'), { type: 'status', payment, now: 1000, tab: true })
  expect(resumed).toEqual({ at: 'challenge', token: 'token', since: 0, opened: 0, handoffUrl, tab: true })
})
