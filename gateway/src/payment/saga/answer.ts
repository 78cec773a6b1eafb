import type { Intent } from '../../ports/records.ts'
import type { Changes } from './changes.ts'
import type { PaymentTools } from '../../ports/payments.ts'
import { isUnpaid } from './saga.ts'

/**
 * Asks whether a request is answered (decision 24.2). Confirmed, it is a booking; refused, it has ended without one,
 * and what was paid for it goes back.
 */
export async function hear(intent: Intent, changes: Changes, tools: PaymentTools): Promise<Intent | undefined> {
  const heard = await tools.desk.hear(intent)
  tools.step('heard')
  if (heard.kind === 'open') return changes.count(intent)
  const { kind, completion } = heard
  if (kind === 'booked') return changes.move(intent, 'booked', { completion })
  return changes.move(intent, isUnpaid(intent) ? 'denied' : 'refused', { completion })
}
