import type { PaymentTools } from '../ports/payments.ts'
import type { Intent, IntentState } from '../ports/records.ts'

/** Whether this attempt has ended without moving money, so that the visitor may try to pay again. */
export const isOver = (state: IntentState) => state === 'declined' || state === 'expired' || state === 'rejected'

/** The latest attempt to pay a booking. */
export const latestAttempt = (store: PaymentTools['store'], booking: string): Promise<Intent | undefined> =>
  store.follow('attempts', booking, 'intents')
