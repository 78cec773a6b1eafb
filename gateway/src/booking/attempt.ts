import type { PaymentTools } from '../ports/payments.ts'
import type { Intent, IntentState } from '../ports/records.ts'

/** Whether the visitor may try to pay the same booking again: no money has moved. */
export const isOver = (state: IntentState) => state === 'declined' || state === 'expired' || state === 'rejected'

/** The latest attempt to pay a booking. */
export async function latestAttempt(store: PaymentTools['store'], booking: string): Promise<Intent | undefined> {
  const attempt = await store.read('attempts', booking)
  return attempt && store.read('intents', attempt.token)
}
