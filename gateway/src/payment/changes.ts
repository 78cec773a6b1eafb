import type { ProblemName } from '../ports/problem.ts'
import type { CommitEnd, Intent } from '../ports/records.ts'
import type { PaymentTools } from '../ports/payments.ts'
import { type PaymentEvent, stateAfter } from './saga.ts'

/** States that people are told about at once (E10). */
const ALERTS: ReadonlySet<string> = new Set(['pending', 'unsure', 'unticketed', 'refund-task'])

/** Who pays money back has to know that there is a reservation at the provider, which nobody else gives back. */
const ticketOf = ({ ticket }: Intent) => (ticket === undefined ? {} : { places: ['ticketed'] })

const isAsRead = (stored: Intent, read: Intent) =>
  stored.state === read.state && stored.since === read.since && stored.commit === read.commit

/** Changes of the record of a payment; each is one transaction of the store. */
export function changesOf({ store, clock, log, step }: Pick<PaymentTools, 'store' | 'clock' | 'log' | 'step'>) {
  /** Adds facts without another state. */
  async function note(token: string, facts: (intent: Intent) => Partial<Intent>): Promise<void> {
    await store.update('intents', token, (intent) => intent && { ...intent, ...facts(intent) })
  }

  /**
   * Moves on by an event; undefined, and a line in the log, when the state does not allow it, or when somebody else has
   * moved the payment since it was read, even if back to where it was.
   */
  async function tryMove(
    intent: Intent,
    event: PaymentEvent,
    facts: Partial<Intent> = {},
  ): Promise<Intent | undefined> {
    const now = clock.now()
    let moved: Intent | undefined
    await store.update('intents', intent.token, (stored) => {
      const state = stored && isAsRead(stored, intent) ? stateAfter(stored.state, event) : undefined
      moved = stored && state && { ...stored, since: now, checks: 0, checkedAt: now, ...facts, state }
      return moved
    })
    const { site, reference } = intent
    if (!moved) log.event('payment-illegal-move', { site, reference, state: intent.state, places: [event] })
    else if (!ALERTS.has(moved.state)) log.event('payment', { site, reference, state: moved.state })
    else log.event('payment-alert', { site, reference, state: moved.state, ...ticketOf(moved) })
    step(event)
    return moved
  }

  return {
    note,
    tryMove,
    async move(intent: Intent, event: PaymentEvent, facts: Partial<Intent> = {}): Promise<void> {
      await tryMove(intent, event, facts)
    },
    /** What came of the commit; the truth is read back at once. */
    async remember(intent: Intent, commit: CommitEnd, refusal?: ProblemName): Promise<void> {
      const why = refusal === undefined ? {} : { refusal }
      await note(intent.token, () => ({ commit, ...why, checks: 0, checkedAt: clock.now() }))
      step(`commit-${commit}`)
    },
    /** One more question without an answer that changes anything. */
    async count(intent: Intent): Promise<void> {
      await note(intent.token, ({ checks }) => ({ checks: checks + 1, checkedAt: clock.now() }))
    },
  }
}
