import type { PaymentRunner, PaymentTools } from '../../ports/payments.ts'
import type { Schemas } from '../../ports/contract.ts'
import type { Intent } from '../../ports/records.ts'
import type { Lease } from '../../ports/store.ts'
import { createDurableRunner } from '../../policy/durable-runner.ts'
import { changesOf, hasPushed, type Changes, type LeaseHolder } from './changes.ts'
import { isChallenged } from '../bank/handoff-url.ts'
import { findTicket, ticket } from './ticket.ts'
import { readDecision } from './request-decision.ts'
import { watch, watchAgain } from './held.ts'
import { isCase } from './cases.ts'
import { checkRooms, findPush, push } from './channel.ts'
import { isAsked, type PaymentEvent } from './moves.ts'
import {
  afterSilence,
  channelRooms,
  heldUntil,
  isDoubtful,
  isLate,
  isLongUnsent,
  isUnpaid,
  isUnsent,
  isWithdrawn,
  nextTask,
  type Task,
} from './saga.ts'

/** Minimum time between two checks of a booking with the agency, however often its page is reloaded; milliseconds. */
export const CHECK_INTERVAL_MS = 2000

/** Facts from outside the driver, and the payment as it was read, if it was. */
interface ExternalFacts {
  /** Returns undefined if they add nothing. */
  facts: (stored: Intent) => Partial<Intent> | undefined
  read?: Intent | undefined
}

/** The driver of the saga. Every step is recorded before its effect, so the process may die between any two. */
export function createPaymentRunner(tools: PaymentTools): PaymentRunner {
  const { store, clock, timings, step } = tools
  /** Leases of attempts started here, and facts from outside, until the driver picks them up. */
  const begun = new Map<string, Lease>()
  const pendingFacts = new Map<string, ExternalFacts>()
  const runner = createDurableRunner('running', advanceOnce, (token) => store.read('intents', token), tools)
  const changes = changesOf(tools)

  async function advanceOnce(token: string): Promise<void> {
    const handed = taken(begun, token)
    try {
      await goAsFar(token, handed, taken(pendingFacts, token))
    } catch (error) {
      // Otherwise a failing store would leave a lease that renews itself forever.
      await handed?.end().catch(() => undefined)
      throw error
    }
  }

  /** Drives a payment as far as possible. Writes nothing if the payment has to wait. */
  async function goAsFar(
    token: string,
    handed: Lease | undefined,
    { facts, read }: Partial<ExternalFacts> = {},
  ): Promise<void> {
    const known = read ?? (await store.read('intents', token))
    if (!known) return void (await (handed?.end() ?? store.remove('running', token)))
    const news = facts?.(known)
    const intent = { ...known, ...news }
    const isIdle = facts ? news === undefined : nextTask(known, clock.now(), timings) === 'wait'
    if (isIdle && !handed) return
    // The lease is taken only of what was read: who had it may have ended the payment meanwhile.
    const writes = news ? await changes.writesOf(known, intent) : [{ area: 'intents' as const, key: token, was: known }]
    const lease = handed ?? (await store.lease('running', token, timings.lease, writes))
    if (!lease && read) return goAsFar(token, handed, { ...(facts && { facts }) })
    // Another process drives the payment or has just changed it, so the facts are added to its record.
    if (!lease) return void (news && (await changes.note(known, () => news)))
    if (handed && news) await changes.note(known, () => news)
    if (news) step('noted')
    await drive(intent, lease, { ...tools, skipNextTick: (one) => runner.skipNextTick(one) })
  }

  /** Drives a payment with facts from outside. */
  function withExternalFacts(token: string, facts: ExternalFacts['facts'], read?: Intent): Promise<void> {
    pendingFacts.set(token, { facts, read })
    return runner.advance(token)
  }

  const now = () => ({ checks: 0, checkedAt: clock.now() })
  return {
    ...runner,
    continueAttempt(token, lease) {
      begun.set(token, lease)
      return runner.advance(token)
    },
    wake(token, read) {
      const facts = ({ returnedAt }: Intent) =>
        returnedAt === undefined ? { returnedAt: clock.now(), ...now() } : undefined
      return withExternalFacts(token, facts, read)
    },
    checkNow: (token) =>
      withExternalFacts(token, (stored) => {
        const { state, arrived } = stored
        const isEnded = state === 'lapsed' || (state === 'refund-task' && arrived !== undefined)
        const isOpen = isAsked(state) || heldUntil(stored) !== undefined || isEnded
        return isOpen && clock.now() - stored.checkedAt >= CHECK_INTERVAL_MS ? now() : undefined
      }),
    readBack: (token) =>
      withExternalFacts(token, ({ state }) => (isCase(state) && state !== 'refund-task' ? now() : undefined)),
    // Money that has already moved is found first. Money that moves later is refunded, as after an expired attempt.
    async giveUp(token) {
      await withExternalFacts(token, now)
      const intent = await store.read('intents', token)
      if (intent && isChallenged(intent)) await changes.move(intent, 'lapsed')
    },
  }
}

/** What a step may use: also `skipNextTick`, for a process that got no answer or could not ask (decision 22.8). */
type Driver = PaymentTools & Pick<PaymentRunner, 'skipNextTick'>

/** Removes and returns the entry of a payment. */
function taken<T>(from: Map<string, T>, token: string): T | undefined {
  const found = from.get(token)
  from.delete(token)
  return found
}

/** Runs tasks until the payment has to wait or has ended. */
async function drive(intent: Intent, lease: Lease, tools: Driver): Promise<void> {
  const hold: LeaseHolder = { lease }
  const changes = changesOf(tools, hold)
  try {
    let known: Intent | undefined = intent
    while (known !== undefined && hold.lease !== undefined) {
      const task = nextTask(known, tools.clock.now(), tools.timings)
      if (task === 'wait') return
      if (task === 'end') {
        const again: Intent | undefined = await watchAgain(known, changes, tools)
        if (again === undefined) return await changes.end(known)
        known = again
      } else known = (await TASKS[task](known, changes, tools)) ?? (await tools.store.read('intents', known.token))
    }
  } finally {
    await hold.lease?.end()
  }
}

type Doing = (intent: Intent, changes: Changes, tools: Driver) => Promise<Intent | undefined>

const TASKS: Record<Exclude<Task, 'wait' | 'end'>, Doing> = {
  ask,
  ticket,
  'find-ticket': findTicket,
  commit: (...all) => commit(...all),
  'read-back': readBack,
  'read-decision': readDecision,
  watch,
  'check-rooms': checkRooms,
  push,
  'find-push': findPush,
}

async function ask(intent: Intent, changes: Changes, tools: Driver): Promise<Intent | undefined> {
  const { state, ...why } = await tools.client.ask(intent)
  tools.step('asked')
  if (state === 'no-response') tools.skipNextTick(intent.token)
  const now = tools.clock.now()
  if (state === 'mischarged') return changes.move(intent, state, { paidAt: now })
  if (state === 'captured') return paid(intent, now, changes, tools)
  if (state === 'declined' && !isLate(intent)) return changes.move(intent, state, why)
  const event =
    state === 'no-response' ? undefined : afterSilence(intent, state !== 'unknown-attempt', now, tools.timings)
  // What was sent to an agency that does not know it may be under way, in a network that has been cut meanwhile.
  if (event) return changes.move(intent, event, event === 'not-sent' ? { mayArrive: true } : {})
  return isLate(intent) ? changes.count(intent, { isUnheard: state === 'no-response' }) : changes.count(intent)
}

/**
 * Records that the money has moved. If nothing must be booked at the provider or a channel first, sends the commit at
 * once.
 */
async function paid(intent: Intent, paidAt: number, changes: Changes, tools: Driver): Promise<Intent | undefined> {
  const isLast = intent.hold === undefined && channelRooms(intent) === 0
  if (isLate(intent) || !isLast) return changes.move(intent, 'captured', { paidAt })
  return book(intent, ['captured', 'commit'], { paidAt }, changes, tools)
}

const commit: Doing = (intent, changes, tools) => book(intent, ['commit'], {}, changes, tools)

/**
 * Records that the booking is being committed, last before the call. Only the process that recorded it sends the
 * commit: of two processes one, and after a crash none. A commit that was certainly not sent is undone, so that it can
 * be tried again.
 */
async function book(
  intent: Intent,
  events: readonly PaymentEvent[],
  facts: Partial<Intent>,
  changes: Changes,
  tools: Driver,
): Promise<Intent | undefined> {
  const asked = await changes.move(intent, events, { ...facts, commit: 'unknown' })
  if (!asked) return undefined
  const outcome = await tools.client.commit(asked)
  tools.step('commit-sent')
  if (outcome.kind === 'booked')
    return changes.move(asked, madeBy(outcome.completion), { completion: outcome.completion })
  if (outcome.kind !== 'not-sent') return changes.remember(asked, outcome.kind, outcome.why)
  tools.skipNextTick(asked.token)
  // Nothing is held yet, so the visitor may try again. Rooms that a channel holds already would be held twice.
  if (isUnpaid(asked) && !hasPushed(asked)) return changes.move(asked, 'not-sent')
  const event = isLongUnsent(asked, tools.clock.now(), tools.timings) ? 'unresolved' : 'commit-not-sent'
  const moved = await changes.move(asked, event, { commit: 'not-sent', checks: intent.checks + 1 })
  // While this process was paused, another one recorded an unknown outcome. This process knows that nothing was sent.
  return moved ?? changes.note(asked, (stored) => (isInDoubtSince(stored, asked) ? { commit: 'not-sent' } : {}))
}

/** Whether a commit that was recorded has become a doubt, with nothing known of its outcome. */
const isInDoubtSince = (stored: Intent, { since }: Intent) =>
  stored.state === 'pending' && stored.commit === 'unknown' && stored.since >= since

async function readBack(intent: Intent, changes: Changes, tools: Driver): Promise<Intent | undefined> {
  const over = isWithdrawn(intent) ? await watchAgain(intent, changes, tools) : undefined
  if (over) return over
  const found = await tools.client.readBack(intent)
  tools.step('read-back')
  if (found.kind === 'no-response') tools.skipNextTick(intent.token)
  if (found.kind === 'booked') return changes.move(intent, madeBy(found.completion), { completion: found.completion })
  if (found.kind === 'open' && intent.commit === 'refused') {
    return changes.move(intent, isUnpaid(intent) ? 'declined' : 'refused')
  }
  if (found.kind === 'open' && isUnsent(intent, tools.clock.now(), tools.timings)) return commit(intent, changes, tools)
  const isSent = intent.state === 'committing' || intent.state === 'holding'
  const isLong = isSent && isDoubtful(intent, tools.clock.now(), tools.timings)
  return isLong ? changes.move(intent, 'unresolved') : changes.count(intent)
}

/** What the agency made of the commit: a booking, or a request that the seller has to confirm. */
const madeBy = ({ status }: Schemas['Completion']): PaymentEvent => (status === 'request' ? 'asked' : 'booked')
