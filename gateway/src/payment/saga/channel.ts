import type { ProblemName } from '../../ports/problem.ts'
import type { PaymentTools } from '../../ports/payments.ts'
import type { Intent } from '../../ports/records.ts'
import { type Changes, isAsRead } from './changes.ts'
import { isDoubtful, isUnsentTooLong, isUnpaid } from './saga.ts'

/**
 * Checks whether the hotel channels still have the rooms of a booking, before the rooms are sent (decision 15.9). The
 * booking is paid by then, or about to be held unpaid. If a room is gone, a paid booking is left to be refunded, and an
 * unpaid one is declined.
 */
export async function checkRooms(intent: Intent, changes: Changes, tools: PaymentTools): Promise<Intent | undefined> {
  const availability = await tools.client.checkRooms(intent)
  tools.step('rooms-checked')
  if (availability === 'gone') return recordRefusal(intent, 'sold-out', changes)
  if (availability === 'free') {
    // Another process may have sent rooms meanwhile. The outdated number of sent rooms would then send them again.
    return changes.setFacts(intent, (stored) =>
      isAsRead(stored, intent)
        ? {
            channel: { checked: true, done: stored.channel?.done ?? 0 },
            checks: 0,
            checkedAt: tools.clock.now(),
          }
        : {},
    )
  }
  // Nothing has been sent, so the visitor may try to book again.
  if (isUnpaid(intent)) return intent.state === 'held' ? changes.move(intent, 'not-sent') : changes.recordCheck(intent)
  const isLong = intent.state === 'paid' && isDoubtful(intent, tools.clock.now(), tools.timings)
  return isLong ? changes.move(intent, 'unresolved', { commit: 'not-sent' }) : changes.recordCheck(intent)
}

/**
 * Sends the reservation of the next room to its channel. Like the commit of a booking, the reservation is recorded
 * before the call, and is sent again only if not one byte of it was sent.
 */
export async function push(intent: Intent, changes: Changes, tools: PaymentTools): Promise<Intent | undefined> {
  const pushing = await changes.move(intent, 'push', { commit: 'unknown' })
  if (!pushing) return undefined
  const roomIndex = intent.channel?.done ?? 0
  const outcome = await tools.client.push(pushing, roomIndex)
  tools.step('push-sent')
  if (outcome.kind === 'done') return recordPush(pushing, changes)
  if (outcome.kind === 'refused') return recordRefusal(pushing, outcome.why, changes)
  if (outcome.kind === 'unknown') return changes.recordCommitOutcome(pushing, 'unknown')
  if (isUnpaid(pushing) && roomIndex === 0) return changes.move(pushing, 'not-sent')
  const event = isUnsentTooLong(pushing, tools.clock.now(), tools.timings) ? 'unresolved' : 'push-not-sent'
  return changes.move(pushing, event, { commit: 'not-sent', checks: intent.checks + 1 })
}

/**
 * Looks at the channel for a reservation with an unknown outcome. If the reservation is not found, it may still arrive,
 * so it is never sent again because of that.
 */
export async function findPush(intent: Intent, changes: Changes, tools: PaymentTools): Promise<Intent | undefined> {
  const result = await tools.client.findPush(intent, intent.channel?.done ?? 0)
  tools.step('push-looked-for')
  if (result === 'done') return recordPush(intent, changes)
  const isSent = intent.state === 'pushing' || intent.state === 'placing'
  const isLong = isSent && isDoubtful(intent, tools.clock.now(), tools.timings)
  return isLong ? changes.move(intent, 'unresolved') : changes.recordCheck(intent)
}

/** Records that the channel has one more room. */
const recordPush = (intent: Intent, changes: Changes) =>
  changes.move(intent, 'pushed', { channel: { checked: true, done: (intent.channel?.done ?? 0) + 1 } })

/** Records that a channel refused a room. */
const recordRefusal = (intent: Intent, refusal: ProblemName | undefined, changes: Changes) =>
  changes.move(intent, isUnpaid(intent) ? 'declined' : 'refused', {
    commit: 'refused',
    ...(refusal === undefined ? {} : { refusal }),
  })
