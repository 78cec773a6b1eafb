import { call } from '../../../../api/client.ts'
import { ApiError } from '../../../../api/errors.ts'
import type { Answer } from '../../../../api/operations.ts'
import { askOtherTabs } from './other-tab.ts'
import type { PaymentEvent } from './state.ts'

type SessionPayment = Answer<'siteView'>['payment']

/** The two sources that may know the payment which has ended this tab's session. */
export type JoinCalls = {
  /** The payment of this session, as the gateway reports it; undefined if it knows none or is out of reach. */
  sessionPayment: () => Promise<SessionPayment>
  otherTabs: typeof askOtherTabs
}

const joinCalls: JoinCalls = {
  sessionPayment: async () => (await call('siteView', {}).catch(() => undefined))?.payment,
  otherTabs: askOtherTabs,
}

/**
 * Replaces an error event if it was caused by a payment of this basket elsewhere: in another tab (E1), or in a tab that
 * was closed during its 3-D Secure (H4). The new event makes this tab follow that payment (`joined`) or show its
 * booking (`elsewhere`). All other events are returned unchanged. The session ends for this tab as soon as another tab
 * starts to pay, and for all tabs when one of them has booked without a card (decision 28.4).
 * @param basket the time at which this tab's basket was started, by which other tabs identify it
 */
export async function joinPayment(
  event: PaymentEvent,
  basket: string | undefined,
  calls: JoinCalls = joinCalls,
): Promise<PaymentEvent> {
  const error = errorOf(event)
  if (error?.kind !== 'payment-in-progress' && error?.kind !== 'session-expired') return event
  const token = error.problem.paymentToken ?? tokenOf(await calls.sessionPayment())
  if (token !== undefined) return { type: 'joined', token }
  const inOtherTab = await calls.otherTabs(basket)
  if (inOtherTab === undefined) return event
  return 'token' in inOtherTab
    ? { type: 'joined', ...inOtherTab }
    : { type: 'elsewhere', bookingToken: inOtherTab.bookingToken }
}

/** The token of a payment that can be followed; undefined for one that has ended without a charge. */
const tokenOf = (payment: SessionPayment) =>
  payment === undefined || payment.state === 'declined' || payment.state === 'expired' ? undefined : payment.token

/** The `ApiError` of a failed event; undefined for all other events and errors. */
export function errorOf(event: PaymentEvent): ApiError | undefined {
  const error = event.type === 'failed' && event.failure.kind === 'error' ? event.failure.error : undefined
  return error instanceof ApiError ? error : undefined
}
