import type { ProblemName } from '../../ports/problem.ts'
import type { PaymentTools } from '../../ports/payments.ts'
import type { Intent } from '../../ports/records.ts'
import { type Changes, isAsRead } from './changes.ts'
import { isDoubtful, isLongUnsent, isUnpaid } from './saga.ts'

/**
 * Checks the rooms of hotel channels, once they are paid or about to be held (decision 15.9). Only checked rooms are
 * sent. If one is gone, the payment is refunded, or nothing is booked.
 */
export async function checkRooms(intent: Intent, changes: Changes, tools: PaymentTools): Promise<Intent | undefined> {
  const seen = await tools.client.checkRooms(intent)
  tools.step('rooms-checked')
  if (seen === 'gone') return refused(intent, 'sold-out', changes)
  if (seen === 'free') {
    // Another process may have sent rooms meanwhile: the number of an old record would send them again.
    return changes.note(intent, (stored) =>
      isAsRead(stored, intent)
        ? {
            channel: { checked: true, done: stored.channel?.done ?? 0 },
            checks: 0,
            checkedAt: tools.clock.now(),
          }
        : {},
    )
  }
  // Nothing has been sent, so the visitor may try to hold it again.
  if (isUnpaid(intent)) return intent.state === 'held' ? changes.move(intent, 'not-sent') : changes.count(intent)
  const isLong = intent.state === 'paid' && isDoubtful(intent, tools.clock.now(), tools.timings)
  return isLong ? changes.move(intent, 'unresolved', { commit: 'not-sent' }) : changes.count(intent)
}

/**
 * Sends the next room to its channel. Like the commit, it is recorded first, and sent again only if not one byte was
 * sent before.
 */
export async function push(intent: Intent, changes: Changes, tools: PaymentTools): Promise<Intent | undefined> {
  const asked = await changes.move(intent, 'push', { commit: 'unknown' })
  if (!asked) return undefined
  const room = intent.channel?.done ?? 0
  const outcome = await tools.client.push(asked, room)
  tools.step('push-sent')
  if (outcome.kind === 'done') return pushed(asked, changes)
  if (outcome.kind === 'refused') return refused(asked, outcome.why, changes)
  if (outcome.kind === 'unknown') return changes.remember(asked, 'unknown')
  if (isUnpaid(asked) && room === 0) return changes.move(asked, 'not-sent')
  const event = isLongUnsent(asked, tools.clock.now(), tools.timings) ? 'unresolved' : 'push-not-sent'
  return changes.move(asked, event, { commit: 'not-sent', checks: intent.checks + 1 })
}

/** Looks at the channel for a reservation with an unknown outcome. Not finding it proves nothing. */
export async function findPush(intent: Intent, changes: Changes, tools: PaymentTools): Promise<Intent | undefined> {
  const seen = await tools.client.findPush(intent, intent.channel?.done ?? 0)
  tools.step('push-looked-for')
  if (seen === 'done') return pushed(intent, changes)
  const isSent = intent.state === 'pushing' || intent.state === 'placing'
  const isLong = isSent && isDoubtful(intent, tools.clock.now(), tools.timings)
  return isLong ? changes.move(intent, 'unresolved') : changes.count(intent)
}

const pushed = (intent: Intent, changes: Changes) =>
  changes.move(intent, 'pushed', { channel: { checked: true, done: (intent.channel?.done ?? 0) + 1 } })

const refused = (intent: Intent, refusal: ProblemName | undefined, changes: Changes) =>
  changes.move(intent, isUnpaid(intent) ? 'declined' : 'refused', {
    commit: 'refused',
    ...(refusal === undefined ? {} : { refusal }),
  })
