import type { ProblemName } from '../../ports/problem.ts'
import type { CommitEnd, Intent, IntentState } from '../../ports/records.ts'
import type { Lease, RecordWrite } from '../../ports/store.ts'
import type { PaymentTools } from '../../ports/payments.ts'
import { caseWrites } from './cases.ts'
import { publication } from './result.ts'
import { isDoubt, isLeftToPeople, type PaymentEvent, statesAfter } from './moves.ts'
import { dueAt, nextTask } from './saga.ts'

/** States that alert a person at once (E10). */
const isAlert = (state: IntentState) => isDoubt(state) || state === 'refund-task'

/** Whether a hotel channel has a reservation for it. */
export const hasPushed = ({ channel }: Intent) => channel !== undefined && channel.done > 0

/**
 * What is still booked at the provider or a hotel channel. Nobody cancels it automatically, so whoever refunds the
 * payment has to know.
 */
function keptOf(intent: Intent): { places?: string[] } {
  const places = [...(intent.ticket ? ['ticketed'] : []), ...(hasPushed(intent) ? ['pushed'] : [])]
  return places.length === 0 ? {} : { places }
}

/** Whether a payment is still as it was read: no other process has moved it since, not even back to the same state. */
export const isAsRead = (stored: Intent, read: Intent) =>
  stored.state === read.state && stored.since === read.since && stored.commit === read.commit

/** The lease of a payment's driver. Undefined once the lease has been released. */
export interface LeaseHolder {
  lease: Lease | undefined
}

/** What is written, and which leases end, in the transaction of a change. */
export interface Beside {
  writes?: readonly RecordWrite[]
  ends?: readonly Lease[]
}

/** Changes of a payment's record. Each returns the changed payment, or undefined if the change was not possible. */
export type Changes = ReturnType<typeof changesOf>

/**
 * Creates the changes of payments. Each is one transaction of the record, the time it is due next and its published
 * result, so a crash leaves no half step. If nothing is left to do for now, the same transaction releases the lease.
 */
export function changesOf(tools: PaymentTools, hold: LeaseHolder = { lease: undefined }) {
  const { store, clock, log, timings, step } = tools

  const hasEnded = (intent: Intent) => nextTask(intent, clock.now(), timings) === 'end'

  async function writesOf(was: Intent, becomes: Intent, isRetry = false): Promise<RecordWrite[]> {
    const { token: key } = becomes
    const next: RecordWrite[] = hasEnded(becomes)
      ? endOf(becomes)
      : [{ area: 'running', key, becomes: { dueAt: dueAt(becomes, timings) } }]
    return [
      { area: 'intents', key, was, becomes },
      ...next,
      ...caseWrites(was, becomes),
      ...(await publication(becomes, was, tools, isRetry)),
    ]
  }

  /** Writes a change. If another process has changed the payment meanwhile, applies the change to the new record. */
  async function change(
    read: Intent,
    next: (stored: Intent) => Intent | undefined,
    { writes = [], ends = [] }: Beside = {},
  ): Promise<Intent | undefined> {
    let stored: Intent | undefined = read
    for (let isRetry = false; stored !== undefined; isRetry = true) {
      const changed = next(stored)
      if (changed === undefined) return undefined
      if (await write([...(await writesOf(stored, changed, isRetry)), ...writes], changed, ends)) {
        if (hasEnded(changed)) tell(changed)
        return changed
      }
      stored = await store.read('intents', read.token)
    }
    return undefined
  }

  async function write(writes: readonly RecordWrite[], changed: Intent, ends: readonly Lease[]): Promise<boolean> {
    const { lease } = hold
    const task = nextTask(changed, clock.now(), timings)
    const isOver = task === 'wait' || task === 'end'
    if (!isOver || lease === undefined) return store.transact(writes, ends)
    const isWritten = await store.transact(writes, [lease, ...ends])
    if (isWritten) hold.lease = undefined
    return isWritten
  }

  /** Changes facts without changing the state. */
  const note = (intent: Intent, facts: (stored: Intent) => Partial<Intent>, more?: Beside) =>
    change(intent, (stored) => ({ ...stored, ...facts(stored) }), more)

  /**
   * Moves a payment by one event, or by several that happen together. If its state does not allow that, or if another
   * process has moved it since it was read, even back to the same state, logs this and returns undefined.
   */
  async function move(
    intent: Intent,
    event: PaymentEvent | readonly PaymentEvent[],
    facts: Partial<Intent> = {},
    more?: Beside,
  ): Promise<Intent | undefined> {
    const now = clock.now()
    const events = [event].flat()
    const states = statesAfter(intent.state, events)
    const state = states?.at(-1)
    const next = (stored: Intent) =>
      state && isAsRead(stored, intent)
        ? { ...stored, since: now, checks: 0, checkedAt: now, ...facts, state }
        : undefined
    const moved = await change(intent, next, more)
    const { site, reference } = intent
    if (!moved) log.event('payment-illegal-move', { site, reference, state: intent.state, places: events })
    else for (const reached of states ?? []) announce({ ...moved, state: reached }, events.includes('mischarged'))
    for (const one of events) step(one)
    return moved
  }

  function announce(moved: Intent, isMischarged: boolean): void {
    const { site, reference, state, declineReason } = moved
    const code = state === 'declined' ? declineReason : isMischarged ? 'mischarged' : undefined
    const why = code === undefined ? {} : { codes: [code] }
    if (isAlert(state) || (state === 'declined' && hasPushed(moved)))
      log.event('payment-alert', { site, reference, state, ...why, ...keptOf(moved) })
    else log.event('payment', { site, reference, state, ...why })
  }

  return {
    note,
    move,
    writesOf,
    /** Records the outcome of the commit. The booking is then read back at once. */
    async remember(intent: Intent, commit: CommitEnd, refusal?: ProblemName): Promise<Intent | undefined> {
      const why = refusal === undefined ? {} : { refusal }
      const noted = await note(intent, () => ({ commit, ...why, checks: 0, checkedAt: clock.now() }))
      step(`commit-${commit}`)
      return noted
    },
    /** Counts a check that changed nothing. */
    count: (intent: Intent, facts: Partial<Intent> = {}) =>
      note(intent, ({ checks }) => ({ ...facts, checks: checks + 1, checkedAt: clock.now() })),
    /**
     * Ends a payment that needs no more work. If it was woken meanwhile, it continues at the next tick instead.
     */
    async end(intent: Intent): Promise<void> {
      const writes: RecordWrite[] = [{ area: 'intents', key: intent.token, was: intent }, ...endOf(intent)]
      const isEnded = await store.transact(writes, hold.lease ? [hold.lease] : []).catch((error: unknown) => {
        // The write may have succeeded, and then nobody reports it later. A duplicate report is better than none.
        tell(intent)
        throw error
      })
      if (!isEnded) return
      hold.lease = undefined
      tell(intent)
    },
  }

  function tell({ site, reference, state }: Intent): void {
    if (isLeftToPeople(state)) log.event('payment-unresolved', { site, reference, state })
  }
}

/** Removes the marker and what was only needed while the payment ran. */
const endOf = ({ token: key }: Pick<Intent, 'token'>): RecordWrite[] => [
  { area: 'running', key, becomes: null },
  { area: 'forms', key, becomes: null },
]
