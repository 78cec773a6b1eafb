import type { ProblemName } from '../../ports/problem.ts'
import type { CommitEnd, Intent, IntentState } from '../../ports/records.ts'
import type { Lease, RecordWrite } from '../../ports/store.ts'
import type { PaymentTools } from '../../ports/payments.ts'
import { caseWrites } from './cases.ts'
import { publication } from './result.ts'
import { isDoubt, isLeftToPeople, type PaymentEvent, statesAfter } from './moves.ts'
import { dueAt, nextTask } from './saga.ts'

/** Whether reaching this state alerts an operator at once (E10). */
const isAlert = (state: IntentState) => isDoubt(state) || state === 'refund-task'

/** Whether a hotel channel has a reservation for the payment's booking. */
export const hasPushed = ({ channel }: Intent) => channel !== undefined && channel.done > 0

/**
 * Where a payment still has reservations, for its alert: `ticketed` at the provider, `pushed` at a hotel channel. The
 * gateway does not cancel them, so the operator who refunds the payment has to know of them.
 */
function remainingReservations(intent: Intent): { places?: string[] } {
  const places = [...(intent.ticket ? ['ticketed'] : []), ...(hasPushed(intent) ? ['pushed'] : [])]
  return places.length === 0 ? {} : { places }
}

/**
 * Whether no process has moved a payment since it was read. The comparison of `since` also detects a payment that was
 * moved back to the same state.
 */
export const isAsRead = (stored: Intent, read: Intent) =>
  stored.state === read.state && stored.since === read.since && stored.commit === read.commit

/** Holds the lease of the process that drives a payment. `lease` is undefined once the lease has been released. */
export interface LeaseHolder {
  lease: Lease | undefined
}

/** Additions to the transaction of a change: further writes, and leases that the transaction releases. */
export interface ChangeExtras {
  writes?: readonly RecordWrite[]
  ends?: readonly Lease[]
}

/**
 * The functions that change a payment's record. Each returns the changed payment, or undefined if it was not possible.
 */
export type Changes = ReturnType<typeof changesOf>

/**
 * Returns the functions that change payments. Each change is one transaction. It writes the payment, the time when the
 * payment is due next and its published result, so a crash leaves no half-finished change. If nothing is left to do for
 * now, the same transaction releases the lease in `leaseHolder`.
 */
export function changesOf(tools: PaymentTools, leaseHolder: LeaseHolder = { lease: undefined }) {
  const { store, clock, log, timings, step } = tools

  const hasEnded = (intent: Intent) => nextTask(intent, clock.now(), timings) === 'end'

  async function writesOf(was: Intent, becomes: Intent, isRetry = false): Promise<RecordWrite[]> {
    const { token: key } = becomes
    const dueWrites: RecordWrite[] = hasEnded(becomes)
      ? endWrites(becomes)
      : [{ area: 'running', key, becomes: { dueAt: dueAt(becomes, timings) } }]
    return [
      { area: 'intents', key, was, becomes },
      ...dueWrites,
      ...caseWrites(was, becomes),
      ...(await publication(becomes, was, tools, isRetry)),
    ]
  }

  /**
   * Writes a change. If another process has changed the payment meanwhile, applies `changeOf` to the new record.
   * Returns undefined if `changeOf` does, or if the payment no longer exists.
   */
  async function change(
    read: Intent,
    changeOf: (stored: Intent) => Intent | undefined,
    { writes = [], ends = [] }: ChangeExtras = {},
  ): Promise<Intent | undefined> {
    let stored: Intent | undefined = read
    for (let isRetry = false; stored !== undefined; isRetry = true) {
      const changed = changeOf(stored)
      if (changed === undefined) return undefined
      if (await write([...(await writesOf(stored, changed, isRetry)), ...writes], changed, ends)) {
        if (hasEnded(changed)) logUnresolved(changed)
        return changed
      }
      stored = await store.read('intents', read.token)
    }
    return undefined
  }

  /** Commits the writes, and releases the driver's lease if nothing is left to do for now. */
  async function write(writes: readonly RecordWrite[], changed: Intent, ends: readonly Lease[]): Promise<boolean> {
    const { lease } = leaseHolder
    const task = nextTask(changed, clock.now(), timings)
    const isIdle = task === 'wait' || task === 'end'
    if (!isIdle || lease === undefined) return store.transact(writes, ends)
    const isWritten = await store.transact(writes, [lease, ...ends])
    if (isWritten) leaseHolder.lease = undefined
    return isWritten
  }

  /** Changes properties of a payment other than its state. */
  const setFacts = (intent: Intent, facts: (stored: Intent) => Partial<Intent>, extras?: ChangeExtras) =>
    change(intent, (stored) => ({ ...stored, ...facts(stored) }), extras)

  /**
   * Changes the state of a payment by one event, or by several that happen together, and logs each new state. If the
   * state does not allow an event, or if another process has moved the payment since it was read, logs
   * `payment-illegal-move` and returns undefined.
   */
  async function move(
    intent: Intent,
    event: PaymentEvent | readonly PaymentEvent[],
    facts: Partial<Intent> = {},
    extras?: ChangeExtras,
  ): Promise<Intent | undefined> {
    const now = clock.now()
    const events = [event].flat()
    const states = statesAfter(intent.state, events)
    const state = states?.at(-1)
    const changeOf = (stored: Intent) =>
      state && isAsRead(stored, intent)
        ? { ...stored, since: now, checks: 0, checkedAt: now, ...facts, state }
        : undefined
    const changed = await change(intent, changeOf, extras)
    const { site, reference } = intent
    if (!changed) log.event('payment-illegal-move', { site, reference, state: intent.state, places: events })
    else for (const reached of states ?? []) logState({ ...changed, state: reached }, events.includes('mischarged'))
    for (const name of events) step(name)
    return changed
  }

  /** Logs the state that a payment has reached: as an alert if an operator has to act, else as an ordinary event. */
  function logState(changed: Intent, isMischarged: boolean): void {
    const { site, reference, state, declineReason } = changed
    const code = state === 'declined' ? declineReason : isMischarged ? 'mischarged' : undefined
    const why = code === undefined ? {} : { codes: [code] }
    if (isAlert(state) || (state === 'declined' && hasPushed(changed)))
      log.event('payment-alert', { site, reference, state, ...why, ...remainingReservations(changed) })
    else log.event('payment', { site, reference, state, ...why })
  }

  return {
    setFacts,
    move,
    writesOf,
    /**
     * Records the outcome of a call that books, which is the booking's commit, a provider's hold or a channel's room.
     * The waits between checks start over, so the outcome is checked at once.
     */
    async recordCommitOutcome(intent: Intent, commit: CommitEnd, refusal?: ProblemName): Promise<Intent | undefined> {
      const why = refusal === undefined ? {} : { refusal }
      const changed = await setFacts(intent, () => ({ commit, ...why, checks: 0, checkedAt: clock.now() }))
      step(`commit-${commit}`)
      return changed
    },
    /** Records a check that did not change the state. The next wait is longer. */
    recordCheck: (intent: Intent, facts: Partial<Intent> = {}) =>
      setFacts(intent, ({ checks }) => ({ ...facts, checks: checks + 1, checkedAt: clock.now() })),
    /**
     * Ends the work on a payment that needs no more checks. Does nothing if the payment has changed since it was read,
     * for example because the bank's return woke it: it is then continued at the next tick.
     */
    async end(intent: Intent): Promise<void> {
      const writes: RecordWrite[] = [{ area: 'intents', key: intent.token, was: intent }, ...endWrites(intent)]
      const isEnded = await store
        .transact(writes, leaseHolder.lease ? [leaseHolder.lease] : [])
        .catch((error: unknown) => {
          // The write may have succeeded, and then nothing logs this later. A duplicate log line is better than none.
          logUnresolved(intent)
          throw error
        })
      if (!isEnded) return
      leaseHolder.lease = undefined
      logUnresolved(intent)
    },
  }

  /** Logs a payment whose checks have ended in a state that is left to a person. */
  function logUnresolved({ site, reference, state }: Intent): void {
    if (isLeftToPeople(state)) log.event('payment-unresolved', { site, reference, state })
  }
}

/** Writes that end the work on a payment: remove the time when it is due, and the content of its hand-off document. */
const endWrites = ({ token: key }: Pick<Intent, 'token'>): RecordWrite[] => [
  { area: 'running', key, becomes: null },
  { area: 'forms', key, becomes: null },
]
