import type { Intent } from '../store/records.ts'
import type { PaymentTools } from './run.ts'
import { type PaymentEvent, stateAfter } from './saga.ts'

/** States that people are told about at once (reliability E10). */
const ALERTS: ReadonlySet<string> = new Set(['pending', 'refund-task'])

/** Changes of the record of a payment; each is one transaction of the store. */
export function changesOf({ store, clock, log, step }: Pick<PaymentTools, 'store' | 'clock' | 'log' | 'step'>) {
  /** Adds facts without another state. */
  async function note(token: string, facts: (intent: Intent) => Partial<Intent>): Promise<void> {
    await store.update('intents', token, (intent) => intent && { ...intent, ...facts(intent) })
  }

  /** Moves on by an event; undefined, and a line in the log, when the state does not allow it any more. */
  async function tryMove(
    intent: Intent,
    event: PaymentEvent,
    facts: Partial<Intent> = {},
  ): Promise<Intent | undefined> {
    const now = clock.now()
    let moved: Intent | undefined
    await store.update('intents', intent.token, (stored) => {
      const state = stored?.state === intent.state ? stateAfter(stored.state, event) : undefined
      moved = stored && state && { ...stored, since: now, checks: 0, checkedAt: now, ...facts, state }
      return moved
    })
    const { site, reference } = intent
    if (!moved) log.event('payment-illegal-move', { site, reference, state: intent.state, places: [event] })
    else log.event(ALERTS.has(moved.state) ? 'payment-alert' : 'payment', { site, reference, state: moved.state })
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
    async remember(intent: Intent, commit: 'unknown' | 'refused'): Promise<void> {
      await note(intent.token, () => ({ commit, checks: 0, checkedAt: clock.now() }))
      step(`commit-${commit}`)
    },
    /** One more question without an answer that changes anything. */
    async count(intent: Intent): Promise<void> {
      await note(intent.token, ({ checks }) => ({ checks: checks + 1, checkedAt: clock.now() }))
    },
  }
}
