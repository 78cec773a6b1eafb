import type { PaymentTools } from '../ports/payments.ts'
import { Problem } from '../ports/problem.ts'
import type { Intent, IntentState } from '../ports/records.ts'

/** Whether a payment attempt has ended without moving money, so that the visitor may try to pay again. */
export const isOver = (state: IntentState) => state === 'declined' || state === 'expired' || state === 'rejected'

/** The latest attempt to pay a booking. */
export const latestAttempt = (store: PaymentTools['store'], booking: string): Promise<Intent | undefined> =>
  store.follow('attempts', booking, 'intents')

/**
 * The problem of a payment attempt that could not be recorded. Either another attempt is active, or this process was
 * paused until its lock expired (G5); then nothing was sent, and the same idempotency key may be used again.
 */
export const notBegun = (latest: Intent | undefined): Problem =>
  latest && !isOver(latest.state)
    ? new Problem('payment-in-progress')
    : new Problem('upstream-unavailable', { outcome: 'not-sent', retryAfter: 1 })
