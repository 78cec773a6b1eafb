import type { Intent } from '../../ports/records.ts'
import type { Changes } from './changes.ts'
import type { PaymentTools } from '../../ports/payments.ts'
import { isDoubtful } from './saga.ts'

/**
 * Books the hold at the provider once the money is certain, and before the agency's booking is committed (decision
 * 17.14). Like the commit, it is recorded first, sent by the process that recorded it, and sent again only if not one
 * byte was sent before.
 */
export async function ticket(intent: Intent, changes: Changes, tools: PaymentTools): Promise<Intent | undefined> {
  const asked = await changes.move(intent, 'ticket', { commit: 'unknown' })
  if (!asked) return undefined
  const outcome = await tools.client.ticket(asked)
  tools.step('ticket-sent')
  if (outcome.kind === 'booked') return changes.move(asked, 'ticketed', { ticket: outcome.ticket })
  if (outcome.kind === 'refused') return changes.move(asked, 'refused', { refusal: outcome.why })
  if (outcome.kind === 'unknown') return changes.remember(asked, 'unknown')
  const event = isDoubtful(asked, tools.clock.now(), tools.timings) ? 'unresolved' : 'ticket-not-sent'
  return changes.move(asked, event, { commit: 'not-sent', checks: intent.checks + 1 })
}

/** Looks for the reservation of a commit whose response was lost. Not finding it proves nothing. */
export async function findTicket(intent: Intent, changes: Changes, tools: PaymentTools): Promise<Intent | undefined> {
  const found = await tools.client.findTicket(intent)
  tools.step('ticket-looked-for')
  if (found) return changes.move(intent, 'ticketed', { ticket: found })
  const isLong = intent.state === 'ticketing' && isDoubtful(intent, tools.clock.now(), tools.timings)
  return isLong ? changes.move(intent, 'unresolved') : changes.count(intent)
}
