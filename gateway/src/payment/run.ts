import type { PaymentRun, PaymentTools } from '../ports/payments.ts'
import type { Schemas } from '../ports/contract.ts'
import type { Intent } from '../ports/records.ts'
import { markedRun } from '../policy/marked-run.ts'
import { changesOf } from './changes.ts'
import { isChallenged } from './handoff-url.ts'
import { publish } from './result.ts'
import { findTicket, ticket } from './ticket.ts'
import { hear } from './answer.ts'
import {
  afterSilence,
  isAsked,
  isDoubtful,
  isLeftToPeople,
  isUnpaid,
  isUnsent,
  nextTask,
  type PaymentEvent,
} from './saga.ts'

/** Whoever reloads the page of a request does not reach the agency more often than this; milliseconds. */
const LOOKED = 2000

/** The driver of the saga. Every step is recorded before its effect, so that the process may end between any two. */
export function paymentRun(tools: PaymentTools): PaymentRun {
  const run = markedRun('running', advanceOnce, tools)
  const changes = changesOf(tools)
  return {
    ...run,
    async wake(token) {
      await changes.note(token, (intent) => ({
        returnedAt: intent.returnedAt ?? tools.clock.now(),
        checks: 0,
        checkedAt: tools.clock.now(),
      }))
      await run.advance(token)
    },
    async look(token) {
      const { clock } = tools
      await changes.note(token, (intent) =>
        isAsked(intent.state) && clock.now() - intent.checkedAt >= LOOKED ? { checks: 0, checkedAt: clock.now() } : {},
      )
      await run.advance(token)
    },
    // Money that has moved by now is found first; money that moves later is paid back, as after an expired attempt.
    async giveUp(token) {
      await changes.note(token, () => ({ checks: 0, checkedAt: tools.clock.now() }))
      await run.advance(token)
      const intent = await tools.store.read('intents', token)
      if (intent && isChallenged(intent)) await changes.move(intent, 'lapsed')
    },
  }
}

/** Does one task after the other until the payment has to wait or has ended. */
async function advanceOnce(token: string, tools: PaymentTools): Promise<void> {
  for (;;) {
    const intent = await tools.store.read('intents', token)
    if (!intent) return void (await tools.store.remove('running', token))
    await publish(intent, tools)
    const task = nextTask(intent, tools.clock.now(), tools.timings)
    if (task === 'wait') return
    if (task === 'end') return end(intent, tools)
    await TASKS[task](intent, tools)
  }
}

const TASKS = { ask, ticket, 'find-ticket': findTicket, commit, 'read-back': readBack, hear }

async function ask(intent: Intent, tools: PaymentTools): Promise<void> {
  const changes = changesOf(tools)
  const { truth, ...why } = await tools.desk.ask(intent)
  tools.step('asked')
  const now = tools.clock.now()
  if (truth === 'captured' || truth === 'mischarged') return changes.move(intent, truth, { paidAt: now })
  if (truth === 'declined' && intent.state !== 'expired') return changes.move(intent, truth, why)
  const event = truth === 'silent' ? undefined : afterSilence(intent, truth !== 'unheard', now, tools.timings)
  return event ? changes.move(intent, event) : changes.count(intent)
}

/**
 * Records that the booking is asked for, as the last thing before it is, and only who has recorded it asks: of two
 * processes one, and after a crash nobody. What was certainly not sent is taken back, so that it can be tried again.
 */
async function commit(intent: Intent, tools: PaymentTools): Promise<void> {
  const changes = changesOf(tools)
  const asked = await changes.tryMove(intent, 'commit', { commit: 'unknown' })
  if (!asked) return
  const outcome = await tools.desk.commit(asked)
  tools.step('commit-sent')
  if (outcome.kind === 'booked')
    return changes.move(asked, madeBy(outcome.completion), { completion: outcome.completion })
  if (outcome.kind !== 'not-sent') return changes.remember(asked, outcome.kind, outcome.why)
  if (isUnpaid(asked)) return changes.move(asked, 'not-sent')
  const event = isDoubtful(asked, tools.clock.now(), tools.timings) ? 'unresolved' : 'commit-not-sent'
  return changes.move(asked, event, { commit: 'not-sent', checks: intent.checks + 1 })
}

async function readBack(intent: Intent, tools: PaymentTools): Promise<void> {
  const changes = changesOf(tools)
  const found = await tools.desk.readBack(intent)
  tools.step('read-back')
  if (found.kind === 'booked') return changes.move(intent, madeBy(found.completion), { completion: found.completion })
  if (found.kind === 'open' && intent.commit === 'refused') {
    return changes.move(intent, isUnpaid(intent) ? 'declined' : 'refused')
  }
  if (found.kind === 'open' && isUnsent(intent)) return commit(intent, tools)
  const isSent = intent.state === 'committing' || intent.state === 'holding'
  const isLong = isSent && isDoubtful(intent, tools.clock.now(), tools.timings)
  return isLong ? changes.move(intent, 'unresolved') : changes.count(intent)
}

/** What the agency has made of it: a booking, or a request that who sells it has to confirm. */
const madeBy = ({ status }: Schemas['Completion']): PaymentEvent => (status === 'request' ? 'asked' : 'booked')

/** Forgets the marker last, so that whatever was left undone before is done at the next start. */
async function end(intent: Intent, { store, log, step }: PaymentTools): Promise<void> {
  if (isLeftToPeople(intent.state)) {
    log.event('payment-unresolved', { site: intent.site, reference: intent.reference, state: intent.state })
  }
  await store.remove('forms', intent.token)
  step('ended')
  await store.remove('running', intent.token)
}
