import type { Intent } from '../../ports/records.ts'
import type { Changes } from './changes.ts'
import type { PaymentTools } from '../../ports/payments.ts'
import { isDoubtful } from './saga.ts'

/**
 * Books the hold at the provider, after the money has been captured and before the agency's booking is committed
 * (decision 17.14). Like the commit, the call is recorded first and sent only by the process that recorded it. It is
 * sent again only if not one byte of it was sent.
 */
export async function ticket(intent: Intent, changes: Changes, tools: PaymentTools): Promise<Intent | undefined> {
  const ticketing = await changes.move(intent, 'ticket', { commit: 'unknown' })
  if (!ticketing) return undefined
  const outcome = await tools.client.ticket(ticketing)
  tools.step('ticket-sent')
  if (outcome.kind === 'booked') return changes.move(ticketing, 'ticketed', { ticket: outcome.ticket })
  if (outcome.kind === 'refused') return changes.move(ticketing, 'refused', { refusal: outcome.why })
  if (outcome.kind === 'unknown') return changes.recordCommitOutcome(ticketing, 'unknown')
  const event = isDoubtful(ticketing, tools.clock.now(), tools.timings) ? 'unresolved' : 'ticket-not-sent'
  return changes.move(ticketing, event, { commit: 'not-sent', checks: intent.checks + 1 })
}

/**
 * Looks at the provider for the reservation of a hold whose booking has an unknown outcome. If the reservation is not
 * found, it may still appear, so the hold is never booked again because of that.
 */
export async function findTicket(intent: Intent, changes: Changes, tools: PaymentTools): Promise<Intent | undefined> {
  const reservation = await tools.client.findTicket(intent)
  tools.step('ticket-looked-for')
  if (reservation) return changes.move(intent, 'ticketed', { ticket: reservation })
  const isLong = intent.state === 'ticketing' && isDoubtful(intent, tools.clock.now(), tools.timings)
  return isLong ? changes.move(intent, 'unresolved') : changes.recordCheck(intent)
}
