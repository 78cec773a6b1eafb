import { call } from '../../../../api/client.ts'
import { ApiError } from '../../../../api/errors.ts'
import type { Answer } from '../../../../api/operations.ts'
import { askOtherTabs } from './other-tab.ts'
import type { PaymentEvent } from './state.ts'

type Missed = Answer<'siteView'>['payment']

/** Where the payment that has taken over this tab's session may be known. */
export type JoinCalls = {
  missed: () => Promise<Missed>
  others: typeof askOtherTabs
}

const joinCalls: JoinCalls = {
  missed: async () => (await call('siteView', {}).catch(() => undefined))?.payment,
  others: askOtherTabs,
}

/**
 * Turns an error into joining the payment that caused it: another tab has started that payment (E1), or a tab was
 * closed during its 3-D Secure (H4). The session ends for this tab as soon as another tab starts to pay, and for all
 * tabs when one of them has booked without a card (decision 28.4).
 * @param basket the time at which this tab's basket was started
 */
export async function joinPayment(
  event: PaymentEvent,
  basket: string | undefined,
  calls: JoinCalls = joinCalls,
): Promise<PaymentEvent> {
  const error = errorOf(event)
  if (error?.kind !== 'payment-in-progress' && error?.kind !== 'session-expired') return event
  const token = error.problem.paymentToken ?? tokenOf(await calls.missed())
  if (token !== undefined) return { type: 'joined', token }
  const inOtherTab = await calls.others(basket)
  if (inOtherTab === undefined) return event
  return 'token' in inOtherTab
    ? { type: 'joined', ...inOtherTab }
    : { type: 'elsewhere', bookingToken: inOtherTab.bookingToken }
}

/** The token of a payment that can be joined: one that has ended without a charge cannot. */
const tokenOf = (missed: Missed) =>
  missed === undefined || missed.state === 'declined' || missed.state === 'expired' ? undefined : missed.token

/** The error that a press ended with; undefined if it ended with anything else. */
export function errorOf(event: PaymentEvent): ApiError | undefined {
  const error = event.type === 'failed' && event.failure.kind === 'error' ? event.failure.error : undefined
  return error instanceof ApiError ? error : undefined
}
