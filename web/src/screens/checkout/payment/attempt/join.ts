import { call } from '../../../../api/client.ts'
import { ApiError } from '../../../../api/errors.ts'
import type { Answer } from '../../../../api/operations.ts'
import { askOtherTabs } from './other-tab.ts'
import type { PaymentEvent } from './state.ts'

type Missed = Answer<'siteView'>['payment']

/** Who may know the payment that has taken over this tab's session. */
export type JoinCalls = {
  missed: () => Promise<Missed>
  others: typeof askOtherTabs
}

const joinCalls: JoinCalls = {
  missed: async () => (await call('siteView', {}).catch(() => undefined))?.payment,
  others: askOtherTabs,
}

/**
 * Turns an error into joining the payment that caused it: another tab has started it (E1), or it was closed during 3-D
 * Secure (H4). The session is over for this tab as soon as another one has started to pay, and gone once that one has
 * booked without a card (decision 28.4).
 * @param basket the time at which this tab's basket was started
 */
export async function joined(
  event: PaymentEvent,
  basket: string | undefined,
  calls: JoinCalls = joinCalls,
): Promise<PaymentEvent> {
  const error = errorOf(event)
  if (error?.kind !== 'payment-in-progress' && error?.kind !== 'session-expired') return event
  const token = error.problem.paymentToken ?? tokenOf(await calls.missed())
  if (token !== undefined) return { type: 'joined', token }
  const known = await calls.others(basket)
  if (known === undefined) return event
  return 'token' in known ? { type: 'joined', ...known } : { type: 'elsewhere', bookingToken: known.bookingToken }
}

/** A payment that has ended without money is nothing to join. */
const tokenOf = (missed: Missed) =>
  missed === undefined || missed.state === 'declined' || missed.state === 'expired' ? undefined : missed.token

/** The problem that the press ended with. */
export function errorOf(event: PaymentEvent): ApiError | undefined {
  const error = event.type === 'failed' && event.failure.kind === 'error' ? event.failure.error : undefined
  return error instanceof ApiError ? error : undefined
}
