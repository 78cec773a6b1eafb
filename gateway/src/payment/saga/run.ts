import type { PaymentRunner, PaymentTools } from '../../ports/payments.ts'
import type { Schemas } from '../../ports/contract.ts'
import type { Intent } from '../../ports/records.ts'
import type { Lease } from '../../ports/store.ts'
import { createDurableRunner } from '../../policy/durable-runner.ts'
import { changesOf, hasPushed, type Changes, type LeaseHolder } from './changes.ts'
import { isChallenged } from '../bank/handoff-url.ts'
import { findTicket, ticket } from './ticket.ts'
import { readDecision } from './request-decision.ts'
import { resumeCancelledBooking, watchHeldBooking } from './held.ts'
import { isCase } from './cases.ts'
import { checkRooms, findPush, push } from './channel.ts'
import { isRequest, type PaymentEvent } from './moves.ts'
import {
  channelRooms,
  heldUntil,
  isDoubtful,
  isLate,
  isUnsentTooLong,
  isUnpaid,
  isWithdrawn,
  mayCommitAgain,
  nextTask,
  timeoutEvent,
  type Task,
} from './saga.ts'

/** Minimum time between two checks of a booking with the agency, however often its page is reloaded; milliseconds. */
export const CHECK_INTERVAL_MS = 2000

/** A change that somebody outside the driver asks for, such as the bank's return. */
interface ExternalFacts {
  /** Returns the properties to change. Undefined if nothing changes. */
  facts: (stored: Intent) => Partial<Intent> | undefined
  /** The payment, if the caller has just read it. */
  read?: Intent | undefined
}

/**
 * Creates the driver of the saga. Calls with an effect are recorded before they are sent, so the process may die
 * between any two steps.
 */
export function createPaymentRunner(tools: PaymentTools): PaymentRunner {
  const { store, clock, timings, step } = tools
  /** By payment token: leases of attempts that this process has started, until the driver takes them over. */
  const newLeases = new Map<string, Lease>()
  /** By payment token: changes from outside, until the driver takes them over. */
  const pendingFacts = new Map<string, ExternalFacts>()
  const runner = createDurableRunner('running', advanceOnce, (token) => store.read('intents', token), tools)
  const changes = changesOf(tools)

  async function advanceOnce(token: string): Promise<void> {
    const handedLease = takeEntry(newLeases, token)
    try {
      await applyAndDrive(token, handedLease, takeEntry(pendingFacts, token))
    } catch (error) {
      // If the store fails, the lease must not renew itself forever.
      await handedLease?.end().catch(() => undefined)
      throw error
    }
  }

  /**
   * Applies facts from outside, if any, and drives the payment as far as possible. Writes nothing if nothing is due and
   * the facts change nothing.
   */
  async function applyAndDrive(
    token: string,
    handedLease: Lease | undefined,
    { facts, read }: Partial<ExternalFacts> = {},
  ): Promise<void> {
    const stored = read ?? (await store.read('intents', token))
    if (!stored) return void (await (handedLease?.end() ?? store.remove('running', token)))
    const newFacts = facts?.(stored)
    const intent = { ...stored, ...newFacts }
    const isIdle = facts ? newFacts === undefined : nextTask(stored, clock.now(), timings) === 'wait'
    if (isIdle && !handedLease) return
    // The lease is granted only if the payment is unchanged: its last driver may have ended the payment meanwhile.
    const unchanged = { area: 'intents' as const, key: token, was: stored }
    const writes = newFacts ? await changes.writesOf(stored, intent) : [unchanged]
    const lease = handedLease ?? (await store.lease('running', token, timings.lease, writes))
    // The payment that the caller has read may be outdated, so it is read again.
    if (!lease && read) return applyAndDrive(token, handedLease, { ...(facts && { facts }) })
    // Another process drives the payment or has just changed it, so the facts are only added to the record.
    if (!lease) return void (newFacts && (await changes.setFacts(stored, () => newFacts)))
    if (handedLease && newFacts) await changes.setFacts(stored, () => newFacts)
    if (newFacts) step('noted')
    await drive(intent, lease, { ...tools, skipNextTick: (key) => runner.skipNextTick(key) })
  }

  /** Applies facts from outside to a payment and drives it. */
  function withExternalFacts(token: string, facts: ExternalFacts['facts'], read?: Intent): Promise<void> {
    pendingFacts.set(token, { facts, read })
    return runner.advance(token)
  }

  /** Facts that make the next check due at once, and let the waits between checks start over. */
  const checkAtOnce = () => ({ checks: 0, checkedAt: clock.now() })
  return {
    ...runner,
    continueAttempt(token, lease) {
      newLeases.set(token, lease)
      return runner.advance(token)
    },
    wake(token, read) {
      const facts = ({ returnedAt }: Intent) =>
        returnedAt === undefined ? { returnedAt: clock.now(), ...checkAtOnce() } : undefined
      return withExternalFacts(token, facts, read)
    },
    checkNow: (token) =>
      withExternalFacts(token, (stored) => {
        const { state, arrived } = stored
        const isEnded = state === 'lapsed' || (state === 'refund-task' && arrived !== undefined)
        const mayChange = isRequest(state) || heldUntil(stored) !== undefined || isEnded
        return mayChange && clock.now() - stored.checkedAt >= CHECK_INTERVAL_MS ? checkAtOnce() : undefined
      }),
    readBack: (token) =>
      withExternalFacts(token, ({ state }) => (isCase(state) && state !== 'refund-task' ? checkAtOnce() : undefined)),
    // One last check finds money that has already moved. Money that moves later is refunded, as after an expired
    // attempt.
    async giveUp(token) {
      await withExternalFacts(token, checkAtOnce)
      const intent = await store.read('intents', token)
      if (intent && isChallenged(intent)) await changes.move(intent, 'lapsed')
    },
  }
}

/**
 * The tools of a task. `skipNextTick` is for a process that got no answer or could not send its call: the next tick
 * leaves the payment to another process (decision 22.8).
 */
type DriverTools = PaymentTools & Pick<PaymentRunner, 'skipNextTick'>

/** Removes and returns the entry of a payment. */
function takeEntry<T>(entries: Map<string, T>, token: string): T | undefined {
  const entry = entries.get(token)
  entries.delete(token)
  return entry
}

/** Runs tasks until the payment has to wait or has ended. */
async function drive(intent: Intent, lease: Lease, tools: DriverTools): Promise<void> {
  const leaseHolder: LeaseHolder = { lease }
  const changes = changesOf(tools, leaseHolder)
  try {
    let current: Intent | undefined = intent
    while (current !== undefined && leaseHolder.lease !== undefined) {
      const task = nextTask(current, tools.clock.now(), tools.timings)
      if (task === 'wait') return
      if (task === 'end') {
        const resumed: Intent | undefined = await resumeCancelledBooking(current, changes, tools)
        if (resumed === undefined) return await changes.end(current)
        current = resumed
      } else {
        const changed: Intent | undefined = await TASKS[task](current, changes, tools)
        current = changed ?? (await tools.store.read('intents', current.token))
      }
    }
  } finally {
    await leaseHolder.lease?.end()
  }
}

/** Does one task. Returns the changed payment, or undefined if another process has changed it meanwhile. */
type RunTask = (intent: Intent, changes: Changes, tools: DriverTools) => Promise<Intent | undefined>

const TASKS: Record<Exclude<Task, 'wait' | 'end'>, RunTask> = {
  ask: askForPayment,
  ticket,
  'find-ticket': findTicket,
  commit: (...args) => commit(...args),
  'read-back': readBack,
  'read-decision': readDecision,
  watch: watchHeldBooking,
  'check-rooms': checkRooms,
  push,
  'find-push': findPush,
}

/** Asks the agency whether the attempt has been paid, and records the answer. */
async function askForPayment(intent: Intent, changes: Changes, tools: DriverTools): Promise<Intent | undefined> {
  const { state, ...reason } = await tools.client.ask(intent)
  tools.step('asked')
  if (state === 'no-response') tools.skipNextTick(intent.token)
  const now = tools.clock.now()
  if (state === 'mischarged') return changes.move(intent, state, { paidAt: now })
  if (state === 'captured') return recordCapture(intent, now, changes, tools)
  if (state === 'declined' && !isLate(intent)) return changes.move(intent, state, reason)
  const event =
    state === 'no-response' ? undefined : timeoutEvent(intent, state !== 'unknown-attempt', now, tools.timings)
  // The agency does not know a rejected attempt, but the call that starts it may still be on its way.
  if (event) return changes.move(intent, event, event === 'not-sent' ? { mayArrive: true } : {})
  return changes.recordCheck(intent, isLate(intent) ? { isUnheard: state === 'no-response' } : {})
}

/**
 * Records that the money has moved. If nothing must be booked at the provider or a channel first, records the commit in
 * the same transaction and sends it at once.
 */
async function recordCapture(
  intent: Intent,
  paidAt: number,
  changes: Changes,
  tools: DriverTools,
): Promise<Intent | undefined> {
  const isCommitNext = intent.hold === undefined && channelRooms(intent) === 0
  if (isLate(intent) || !isCommitNext) return changes.move(intent, 'captured', { paidAt })
  return commitBooking(intent, ['captured', 'commit'], { paidAt }, changes, tools)
}

const commit: RunTask = (intent, changes, tools) => commitBooking(intent, ['commit'], {}, changes, tools)

/**
 * Commits the booking at the agency. The commit is recorded before the call, and only the process that recorded it
 * sends it. So of two processes only one sends the commit, and after a crash none does. If the commit was certainly not
 * sent, the state before it is restored, so that it can be tried again.
 */
async function commitBooking(
  intent: Intent,
  events: readonly PaymentEvent[],
  facts: Partial<Intent>,
  changes: Changes,
  tools: DriverTools,
): Promise<Intent | undefined> {
  const committing = await changes.move(intent, events, { ...facts, commit: 'unknown' })
  if (!committing) return undefined
  const outcome = await tools.client.commit(committing)
  tools.step('commit-sent')
  if (outcome.kind === 'booked')
    return changes.move(committing, bookedEvent(outcome.completion), { completion: outcome.completion })
  if (outcome.kind !== 'not-sent') return changes.recordCommitOutcome(committing, outcome.kind, outcome.why)
  tools.skipNextTick(committing.token)
  // Nothing is booked yet, so the visitor may try again. But if a channel already has rooms, it would get them twice.
  if (isUnpaid(committing) && !hasPushed(committing)) return changes.move(committing, 'not-sent')
  const event = isUnsentTooLong(committing, tools.clock.now(), tools.timings) ? 'unresolved' : 'commit-not-sent'
  const moved = await changes.move(committing, event, { commit: 'not-sent', checks: intent.checks + 1 })
  if (moved) return moved
  // While this process was paused, another one recorded an unknown outcome. This process knows that nothing was sent.
  return changes.setFacts(committing, (stored) => (isDoubtOf(committing, stored) ? { commit: 'not-sent' } : {}))
}

/**
 * Whether the stored payment is the one whose commit was recorded, and the outcome of the commit is in doubt by now.
 */
const isDoubtOf = ({ since }: Intent, stored: Intent) =>
  stored.state === 'pending' && stored.commit === 'unknown' && stored.since >= since

/** Asks the agency whether a commit with an unknown outcome has made the booking, and records the answer. */
async function readBack(intent: Intent, changes: Changes, tools: DriverTools): Promise<Intent | undefined> {
  const cancelled = isWithdrawn(intent) ? await resumeCancelledBooking(intent, changes, tools) : undefined
  if (cancelled) return cancelled
  const result = await tools.client.readBack(intent)
  tools.step('read-back')
  if (result.kind === 'no-response') tools.skipNextTick(intent.token)
  if (result.kind === 'booked') {
    return changes.move(intent, bookedEvent(result.completion), { completion: result.completion })
  }
  if (result.kind === 'open' && intent.commit === 'refused') {
    return changes.move(intent, isUnpaid(intent) ? 'declined' : 'refused')
  }
  const isUnsent = mayCommitAgain(intent, tools.clock.now(), tools.timings)
  if (result.kind === 'open' && isUnsent) return commit(intent, changes, tools)
  const isSent = intent.state === 'committing' || intent.state === 'holding'
  const isLong = isSent && isDoubtful(intent, tools.clock.now(), tools.timings)
  return isLong ? changes.move(intent, 'unresolved') : changes.recordCheck(intent)
}

/** The event of a successful commit: the agency has made a booking, or a request that the seller has to confirm. */
const bookedEvent = ({ status }: Schemas['Completion']): PaymentEvent => (status === 'request' ? 'asked' : 'booked')
