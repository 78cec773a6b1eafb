import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../../api/errors.ts'
import type { Answer } from '../../../../api/operations.ts'
import { joinPayment, type JoinCalls } from './join.ts'
import type { Ending } from './other-tab.ts'
import type { PaymentEvent } from './state.ts'

const BASKET = '2027-05-01T09:10:00Z'

const failed = (kind: string, more: { paymentToken?: string } = {}): PaymentEvent => {
  const problem = { type: `/docs/errors/${kind}`, title: kind, status: 401, requestId: 'r', ...more }
  return { type: 'failed', failure: { kind: 'error', error: new ApiError('quoteCreate', problem) } }
}

type Missed = Answer<'siteView'>['payment']

/** What the gateway and the other tabs know; `asked` lists whom the tab has asked. */
function others(missed?: Missed, known?: { token: string } | Ending) {
  const asked: string[] = []
  const calls: JoinCalls = {
    missed: () => Promise.resolve((asked.push('gateway'), missed)),
    others: () => Promise.resolve((asked.push('tabs'), known)),
  }
  return { calls, asked }
}

describe('E1 a tab whose basket is being paid or booked in another tab (decision 28.4)', () => {
  test.each<[string, PaymentEvent, ReturnType<typeof others>, PaymentEvent, string[]]>([
    [
      'the problem names the payment: nobody is asked',
      failed('payment-in-progress', { paymentToken: 'one' }),
      others(),
      { type: 'joined', token: 'one' },
      [],
    ],
    [
      'the transfer is still being booked: the gateway tells it to the session that it has ended',
      failed('session-expired'),
      others({ token: 'two', state: 'verifying' }),
      { type: 'joined', token: 'two' },
      ['gateway'],
    ],
    [
      'a payment that charged nothing is not joined',
      failed('session-expired'),
      others({ token: 'two', state: 'declined' }),
      failed('session-expired'),
      ['gateway', 'tabs'],
    ],
    [
      'the transfer is booked and its session gone: the other tab tells the booking',
      failed('session-missing'),
      others(undefined, { bookingToken: 'b', basket: BASKET }),
      { type: 'elsewhere', bookingToken: 'b' },
      ['gateway', 'tabs'],
    ],
    [
      'the other tab waits for its bank',
      failed('payment-in-progress'),
      others(undefined, { token: 'three' }),
      { type: 'joined', token: 'three' },
      ['gateway', 'tabs'],
    ],
    [
      'a session that is really over stays so',
      failed('session-expired'),
      others(),
      failed('session-expired'),
      ['gateway', 'tabs'],
    ],
    ['any other problem asks nobody', failed('sold-out'), others(), failed('sold-out'), []],
  ])('%s', async (_title, event, { calls, asked }, becomes, whom) => {
    expect(await joinPayment(event, BASKET, calls)).toEqual(becomes)
    expect(asked).toEqual(whom)
  })
})
