import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Intent, IntentState } from '../../ports/records.ts'
import { type PaymentEvent, stateAfter } from './moves.ts'
import { timeoutEvent, mayCommitAgain, nextTask } from './saga.ts'
import { TIMINGS } from './timings.ts'
import { isOver } from '../../booking/attempt.ts'

const STATES: IntentState[] = [
  'started',
  'handed-off',
  'paid',
  'committing',
  'committed',
  'pending',
  'refund-task',
  'declined',
  'expired',
  'rejected',
  'ticketing',
  'unticketed',
  'held',
  'holding',
  'unsure',
  'requested',
  'awaited',
  'denied',
  'reserved',
  'releasing',
  'overdue',
  'lapsed',
  'pushing',
  'unpushed',
  'placing',
  'unplaced',
]
const EVENTS: PaymentEvent[] = [
  'handed-off',
  'not-sent',
  'declined',
  'lapsed',
  'captured',
  'mischarged',
  'ticket',
  'ticketed',
  'ticket-not-sent',
  'push',
  'pushed',
  'push-not-sent',
  'commit',
  'commit-not-sent',
  'booked',
  'asked',
  'denied',
  'refused',
  'release',
  'release-not-sent',
  'arrived',
  'kept',
  'unresolved',
]

/** Every state a payment passes through, in order. */
function walk(events: PaymentEvent[], first: IntentState = 'started'): IntentState[] {
  const path = [first]
  for (const event of events) path.push(stateAfter(path.at(-1) ?? first, event) ?? path.at(-1) ?? first)
  return path
}

const history = fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 })
const MONEY_MOVED = new Set<IntentState>([
  'paid',
  'committing',
  'committed',
  'pending',
  'refund-task',
  'ticketing',
  'unticketed',
  'awaited',
  'pushing',
  'unpushed',
])

/** `npm run test:long` runs more. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 2000)

describe('any history of events', () => {
  test('a payment whose money has moved stays in states that account for the money', () => {
    fc.assert(
      fc.property(history, (events) => {
        const path = walk(events)
        const first = path.findIndex((state) => MONEY_MOVED.has(state))
        const after = first === -1 ? [] : path.slice(first)
        expect(after.filter((state) => !MONEY_MOVED.has(state))).toEqual([])
      }),
      { numRuns: RUNS },
    )
  })

  test('never commits before the payment is captured', () => {
    fc.assert(
      fc.property(history, (events) => {
        const path = walk(events)
        const beforePaid = path.slice(0, path.includes('paid') ? path.indexOf('paid') : path.length)
        expect(beforePaid).not.toContain('committing')
        expect(beforePaid).not.toContain('committed')
      }),
      { numRuns: RUNS },
    )
  })
})

test('an unpaid booking is never charged, and is refunded only after it has lapsed or was rejected', () => {
  fc.assert(
    fc.property(history, (events) => {
      const booked: IntentState[] = ['held', 'holding', 'unsure', 'committed', 'declined', 'rejected']
      const later: IntentState[] = ['requested', 'denied', 'reserved', 'releasing', 'overdue', 'lapsed']
      const ways: IntentState[] = [...booked, ...later, 'placing', 'unplaced']
      const path = walk(events, 'held')
      const over = path.findLastIndex((state) => state === 'lapsed' || state === 'rejected')
      expect(path.filter((state) => !ways.includes(state))).toEqual(path.slice(over + 1).filter(() => over !== -1))
    }),
    { numRuns: RUNS },
  )
})

test('no event leaves committed, declined or denied', () => {
  const ends = STATES.filter((state) => EVENTS.every((event) => stateAfter(state, event) === undefined))
  expect(ends).toEqual(['committed', 'declined', 'denied'])
})

test('only an attempt without a charge may be followed by another one', () => {
  expect(STATES.filter(isOver)).toEqual(['declined', 'expired', 'rejected'])
})

function intentOf(change: Partial<Intent>): Intent {
  const quote = { lines: [] } as unknown as Intent['quote']
  return { state: 'started', startedAt: 0, since: 0, checks: 0, checkedAt: 0, quote, ...change } as Intent
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
/** Held until four minutes after the epoch. */
const HELD: Partial<Intent> = { state: 'reserved', quote: { optionDate: '1970-01-01T00:04:00Z' } as Intent['quote'] }

/** Not known to the agency when it was rejected, but what was sent may still arrive. */
const LATE: Partial<Intent> = { state: 'rejected', mayArrive: true }

/** A paid room of a channel that could not be sent there. */
const UNPUSHED: Partial<Intent> = {
  state: 'unpushed',
  commit: 'not-sent',
  paidAt: 0,
  channel: { checked: true, done: 0 },
  quote: { lines: [{ channel: 'reseliva', count: 1 }] } as unknown as Intent['quote'],
}

describe('nextTask', () => {
  test.each<[string, Partial<Intent>, number, string]>([
    ['a start without an answer is left to the call that started it', {}, 4999, 'wait'],
    ['a start without an answer is asked about after the duration of a lease', {}, 5 * SECOND, 'ask'],
    ['a start with an unknown outcome is asked about at once', { action: 0 }, 0, 'ask'],
    ['a challenge is asked about again after 1 s', { state: 'handed-off', checks: 1 }, 999, 'wait'],
    ['a challenge is asked about again after 1 s', { state: 'handed-off', checks: 1 }, 1000, 'ask'],
    ['then after 2 s', { state: 'handed-off', checks: 2 }, 2000, 'ask'],
    ['then after 5 s', { state: 'handed-off', checks: 3 }, 4999, 'wait'],
    ['and at least every 20 s', { state: 'handed-off', checks: 900 }, 20_000, 'ask'],
    ['a paid booking is committed', { state: 'paid', paidAt: 0 }, 0, 'commit'],
    ['a commit without an answer is looked up, not sent', { state: 'committing', paidAt: 0 }, 0, 'read-back'],
    ['a pending payment is read back', { state: 'pending', paidAt: 0, checks: 4 }, 10 * SECOND, 'read-back'],
    [
      'a pending payment is left to people after 15 min',
      { state: 'pending', paidAt: 0, checks: 5 },
      15 * MINUTE,
      'end',
    ],
    ['but not before the agency was asked', { state: 'pending', paidAt: 0, checks: 0 }, 15 * MINUTE, 'read-back'],
    ['an expired attempt is checked', { state: 'expired', checks: 9 }, 59 * MINUTE, 'ask'],
    ['for an hour', { state: 'expired', checks: 9, checkedAt: 60 * MINUTE }, 60 * MINUTE, 'end'],
    [
      'and once more if no check was possible in that hour',
      { state: 'expired', checkedAt: MINUTE },
      90 * MINUTE,
      'ask',
    ],
    ['and once more if it is woken after that hour', { state: 'expired', checkedAt: 61 * MINUTE }, 61 * MINUTE, 'ask'],
    ['a rejected attempt needs no check', { state: 'rejected' }, 0, 'end'],
    ['not even if it is woken', { state: 'rejected', checkedAt: MINUTE }, MINUTE, 'end'],
    ['but is checked if the agency may still get it', { state: 'rejected', mayArrive: true, checks: 9 }, MINUTE, 'ask'],
    ['for an hour', { state: 'rejected', mayArrive: true, checks: 9, checkedAt: 61 * MINUTE }, 61 * MINUTE, 'end'],
    ['and once more if it is woken later', { ...LATE, checkedAt: 61 * MINUTE }, 61 * MINUTE, 'ask'],
    ['a room that was not sent to its channel is sent', { ...UNPUSHED, checks: 1 }, 10 * MINUTE, 'push'],
    ['but is only looked for once a person may have decided (decision 22.7)', UNPUSHED, 20 * MINUTE, 'find-push'],
    ['likewise at the provider', { state: 'unticketed', commit: 'not-sent' }, 20 * MINUTE, 'find-ticket'],
    ['a request is asked about at once', { state: 'requested' }, 0, 'read-decision'],
    ['then after 10 s', { state: 'requested', checks: 1 }, 9999, 'wait'],
    ['and at least every 5 min', { state: 'requested', checks: 900 }, 5 * MINUTE, 'read-decision'],
    ['a paid request likewise', { state: 'awaited', checks: 1 }, 10 * SECOND, 'read-decision'],
    ['and left to people after 7 days', { state: 'requested', checks: 9 }, 7 * DAY, 'end'],
    ['but not before the agency was asked', { state: 'requested' }, 7 * DAY, 'read-decision'],
    ['a declined payment needs no check', { state: 'declined' }, 0, 'end'],
    ['a committed payment needs no check', { state: 'committed' }, 0, 'end'],
    ['a held booking waits for its option date', HELD, 4 * MINUTE - 1, 'wait'],
    ['a held booking is checked at its option date (decision 22.6)', HELD, 4 * MINUTE, 'watch'],
    ['or when somebody opens its page', { ...HELD, checkedAt: MINUTE }, MINUTE, 'watch'],
    ['and then at its option date again', { ...HELD, checkedAt: MINUTE, checks: 1 }, 3 * MINUTE, 'wait'],
    ['a held booking without an option date needs no check', { ...HELD, quote: {} as Intent['quote'] }, DAY, 'end'],
    ['a lapsed booking is checked for a week', { state: 'lapsed', checks: 9, checkedAt: 6 * DAY }, 7 * DAY, 'watch'],
    ['and no longer', { state: 'lapsed', checks: 9, checkedAt: 7 * DAY }, 8 * DAY, 'end'],
    ['unless somebody opens its page', { state: 'lapsed', checkedAt: 8 * DAY }, 8 * DAY, 'watch'],
    ['a release without an answer is looked up', { state: 'releasing' }, 0, 'watch'],
    ['and left to people after 15 min', { state: 'overdue', checks: 5 }, 15 * MINUTE, 'end'],
  ])('%s', (_name, change, now, expected) => {
    expect(nextTask(intentOf(change), now, TIMINGS)).toBe(expected)
  })
})

describe('timeoutEvent', () => {
  test.each<[string, Partial<Intent>, boolean, number, PaymentEvent | undefined]>([
    ['a call unknown to the agency may still arrive', {}, false, 34 * SECOND, undefined],
    ['after 35 s it counts as not sent', {}, false, 35 * SECOND, 'not-sent'],
    ['a form that never reached the browser blocks for 2 min', {}, true, 2 * MINUTE - 1, undefined],
    ['and no longer', {}, true, 2 * MINUTE, 'lapsed'],
    ['a form that is shown may be filled in for 15 min', { state: 'handed-off' }, true, 15 * MINUTE - 1, undefined],
    ['and no longer (E4)', { state: 'handed-off' }, true, 15 * MINUTE, 'lapsed'],
    ['an expired attempt does not expire again', { state: 'expired' }, true, 16 * MINUTE, undefined],
  ])('%s', (_name, change, isKnown, now, expected) => {
    expect(timeoutEvent(intentOf(change), isKnown, now, TIMINGS)).toBe(expected)
  })
})

describe('mayCommitAgain', () => {
  test.each<[string, Partial<Intent>, boolean, number?]>([
    ['true if the last commit was not sent', { state: 'pending', commit: 'not-sent' }, true],
    ['false once a person may have refunded it', { state: 'pending', commit: 'not-sent' }, false, 15 * MINUTE],
    ['false if the commit may have been sent (decision 6.3)', { state: 'pending', commit: 'unknown' }, false],
    ['false while the commit is being sent', { state: 'committing', commit: 'unknown' }, false],
    ['false after the agency has refused', { state: 'committing', commit: 'refused' }, false],
  ])('%s', (_name, change, expected, now = 0) => {
    expect(mayCommitAgain(intentOf(change), now, TIMINGS)).toBe(expected)
  })
})
