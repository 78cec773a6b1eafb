import type { Intent } from '../../ports/records.ts'
import type { Changes } from './changes.ts'
import type { PaymentTools } from '../../ports/payments.ts'
import { isUnpaid } from './saga.ts'

/**
 * Checks whether a request has been decided (decision 24.2). A confirmed request becomes a booking. A refused one ends
 * without a booking, and anything paid for it is refunded.
 */
export async function readDecision(intent: Intent, changes: Changes, tools: PaymentTools): Promise<Intent | undefined> {
  const decision = await tools.client.readDecision(intent)
  tools.step('decision-read')
  if (decision.kind === 'open') return changes.recordCheck(intent)
  const { kind, completion } = decision
  if (kind === 'booked') return changes.move(intent, 'booked', { completion })
  return changes.move(intent, isUnpaid(intent) ? 'denied' : 'refused', { completion })
}
