import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../../api/errors.ts'
import type { Answer } from '../../../../api/operations.ts'
import { joinPayment, type JoinCalls } from './join.ts'
import type { BookedBasket } from './other-tab.ts'
import type { PaymentEvent } from './state.ts'

const BASKET = '2027-05-01T09:10:00Z'

const failedEvent = (kind: string, extra: { paymentToken?: string } = {}): PaymentEvent => {
  const problem = { type: `/docs/errors/${kind}`, title: kind, status: 401, requestId: 'r', ...extra }
  return { type: 'failed', failure: { kind: 'error', error: new ApiError('quoteCreate', problem) } }
}

type SessionPayment = Answer<'siteView'>['payment']

/** Calls to a gateway and other tabs that know these payments. `askedSources` lists the calls that were made. */
function fakeCalls(sessionPayment?: SessionPayment, otherTab?: { token: string } | BookedBasket) {
  const askedSources: string[] = []
  const calls: JoinCalls = {
    sessionPayment: () => Promise.resolve((askedSources.push('gateway'), sessionPayment)),
    otherTabs: () => Promise.resolve((askedSources.push('tabs'), otherTab)),
  }
  return { calls, askedSources }
}

describe('E1 a tab whose basket is being paid or booked in another tab (decision 28.4)', () => {
  test.each<[string, PaymentEvent, ReturnType<typeof fakeCalls>, PaymentEvent, string[]]>([
    [
      'joins the payment that the problem names, without asking anyone',
      failedEvent('payment-in-progress', { paymentToken: 'one' }),
      fakeCalls(),
      { type: 'joined', token: 'one' },
      [],
    ],
    [
      'joins the payment that the gateway reports for the expired session',
      failedEvent('session-expired'),
      fakeCalls({ token: 'two', state: 'verifying' }),
      { type: 'joined', token: 'two' },
      ['gateway'],
    ],
    [
      'does not join a payment that charged nothing',
      failedEvent('session-expired'),
      fakeCalls({ token: 'two', state: 'declined' }),
      failedEvent('session-expired'),
      ['gateway', 'tabs'],
    ],
    [
      'shows the booking of another tab when the session is gone',
      failedEvent('session-missing'),
      fakeCalls(undefined, { bookingToken: 'b', basket: BASKET }),
      { type: 'elsewhere', bookingToken: 'b' },
      ['gateway', 'tabs'],
    ],
    [
      'joins the payment for which another tab waits at its bank',
      failedEvent('payment-in-progress'),
      fakeCalls(undefined, { token: 'three' }),
      { type: 'joined', token: 'three' },
      ['gateway', 'tabs'],
    ],
    [
      'keeps the error of a session that expired without a payment',
      failedEvent('session-expired'),
      fakeCalls(),
      failedEvent('session-expired'),
      ['gateway', 'tabs'],
    ],
    [
      'keeps any other problem, without asking anyone',
      failedEvent('sold-out'),
      fakeCalls(),
      failedEvent('sold-out'),
      [],
    ],
  ])('%s', async (_title, event, { calls, askedSources }, expected, expectedSources) => {
    expect(await joinPayment(event, BASKET, calls)).toEqual(expected)
    expect(askedSources).toEqual(expectedSources)
  })
})
