import type { CancellationRunner, RunnerDeps, Timings } from '../ports/payments.ts'
import { createDurableRunner } from '../policy/durable-runner.ts'
import type { Cancellation, CancelStep } from '../ports/records.ts'
import type { RecordWrite, Store } from '../ports/store.ts'
import type { CancellationClient } from './cancellation-client.ts'
import { caseWrites } from './cases.ts'
import { publishedCancellation } from './result.ts'
import { afterTimeout, afterRefusal, afterUnsent, dueAt, isEnded, isTooLong, maySend, nextStep } from './steps.ts'

export interface CancelTools extends RunnerDeps {
  client: CancellationClient
  timings: Timings
}

/**
 * The driver of cancellations. Every call is recorded before it is sent, sent once, and read back if its outcome is
 * unknown.
 */
export const createCancellationRunner = (tools: CancelTools): CancellationRunner => ({
  ...createDurableRunner('cancelling', advanceOnce, named, tools),
  readBack: (key) => lookAgain(key, tools),
})

async function named(key: string, { store }: CancelTools) {
  const known = await store.read('cancellations', key)
  return known && { site: known.site, reference: known.number }
}

/** Reads back a cancellation that was left to a person. If the agency shows it cancelled, it has happened. */
async function lookAgain(key: string, tools: CancelTools): Promise<void> {
  const known = await tools.store.read('cancellations', key)
  if (known === undefined) return
  if (known.step !== 'unresolved') return advanceOnce(key, tools)
  const seen = await tools.client.readBack({ ...known, step: 'agency' })
  if (seen === 'done') await proceed(key, known, nextStep({ ...known, step: 'agency' }), tools)
  else await count(key, known, {}, tools)
}

async function advanceOnce(key: string, tools: CancelTools): Promise<void> {
  const { store, timings } = tools
  const known = await store.read('cancellations', key)
  if (known === undefined) return store.remove('cancelling', key)
  if (isEnded(known)) {
    const writes = [{ area: 'cancellations' as const, key, was: known }]
    return void (await store.transact([...writes, { area: 'cancelling', key, becomes: null }]))
  }
  if (!isDue(known, tools)) return
  const lease = await store.lease('cancelling', key, timings.lease)
  if (lease === undefined) return
  try {
    await drive(key, tools)
  } finally {
    await lease.end()
  }
}

const isDue = (known: Cancellation, { clock, timings }: CancelTools) => clock.now() >= dueAt(known, timings)

/** Performs steps until the cancellation has to wait or has ended. */
async function drive(key: string, tools: CancelTools): Promise<void> {
  for (;;) {
    const known = await tools.store.read('cancellations', key)
    if (known === undefined || isEnded(known) || !isDue(known, tools)) return
    await (maySend(known) ? send(key, known, tools) : readBack(key, known, tools))
  }
}

/** Records the call last before it is sent, so that of two processes only one sends it. */
async function send(key: string, known: Cancellation, tools: CancelTools): Promise<void> {
  const asked = await change(key, known, { call: 'unknown', checkedAt: tools.clock.now() }, tools)
  if (asked === undefined) return
  tools.step('cancel-recorded')
  const end = await tools.client.send(asked)
  tools.step('cancel-sent')
  if (end === 'done') return proceed(key, asked, nextStep(asked), tools)
  if (end === 'refused') return proceed(key, asked, afterRefusal(asked), tools)
  if (end === 'unable') return proceed(key, asked, 'unresolved', tools)
  if (end === 'unknown') return void (await change(key, asked, { checks: 0, checkedAt: tools.clock.now() }, tools))
  const next = isTooLong(asked, tools.clock.now(), tools.timings) ? afterTimeout(asked) : afterUnsent(asked)
  if (next !== undefined) return proceed(key, asked, next, tools)
  await count(key, asked, { call: 'not-sent' }, tools)
}

async function readBack(key: string, known: Cancellation, tools: CancelTools): Promise<void> {
  const seen = await tools.client.readBack(known)
  tools.step('cancel-read-back')
  if (seen === 'done') return proceed(key, known, nextStep(known), tools, known.step === 'refund')
  if (!isTooLong(known, tools.clock.now(), tools.timings)) return count(key, known, {}, tools)
  return proceed(key, known, afterTimeout(known), tools)
}

/** Moves to the next step, and records when the last step that cancels something has happened. */
async function proceed(
  key: string,
  known: Cancellation,
  step: CancelStep,
  tools: CancelTools,
  isRefunded = false,
): Promise<void> {
  const now = tools.clock.now()
  const isCancelled = known.cancelledAt === undefined && (step === 'refund' || step === 'done')
  const facts = { step, since: now, checks: 0, checkedAt: now, ...(isCancelled ? { cancelledAt: now } : {}) }
  const next = await change(key, known, { ...facts, ...(isRefunded ? refundedFacts(known) : {}) }, tools, true)
  if (next === undefined) return
  tell(next, isRefunded, tools)
  tools.step(`cancel-${step}`)
}

/** What is known once the bank has refunded the card. Only a person sees the money that goes back by transfer. */
const refundedFacts = ({ byTransfer }: Cancellation): Partial<Cancellation> =>
  byTransfer === undefined ? { refunded: true } : { isCardRefunded: true }

/**
 * Alerts a person to an unknown outcome, and to a refund that is due, whether or not the agency refunds by itself. It
 * is done when all of it is.
 */
function tell(now: Cancellation, isRefunded: boolean, { log }: CancelTools): void {
  const { site, number, step, refunded } = now
  if (isRefunded && refunded === undefined) return
  if (step === 'refund') log.event('refund-task', { site, reference: number })
  else if (isRefunded) log.event('refund-done', { site, reference: number })
  else
    log.event(step === 'unresolved' ? 'cancellation-alert' : 'cancellation', { site, reference: number, state: step })
}

const count = async (key: string, known: Cancellation, facts: Partial<Cancellation>, tools: CancelTools) =>
  void (await change(key, known, { ...facts, checks: known.checks + 1, checkedAt: tools.clock.now() }, tools))

/**
 * Changes the record, or returns undefined if another process has changed it. The same transaction writes when it is
 * due next, and the published result. A new step clears the call of the last one.
 */
export async function change(
  key: string,
  read: Cancellation,
  facts: Partial<Cancellation>,
  { store, timings }: Pick<CancelTools, 'store' | 'timings'>,
  forgets = false,
  more: readonly RecordWrite[] = [],
): Promise<Cancellation | undefined> {
  for (;;) {
    const stored = await store.read('cancellations', key)
    const isSame = stored?.askedAt === read.askedAt && stored.step === read.step
    const isAsRead = isSame && stored.call === read.call && stored.checks === read.checks
    if (stored === undefined || !isAsRead) return undefined
    const { call, ...rest } = stored
    const kept = forgets || call === undefined ? rest : { ...rest, call }
    const changed = { ...kept, ...facts }
    const writes = await cancellationWrites(key, stored, changed, store, timings)
    if (await store.transact([...writes, ...more])) return changed
  }
}

/** Writes that write a cancellation. `was` is null if there was none. */
export async function cancellationWrites(
  key: string,
  was: Cancellation | null,
  becomes: Cancellation,
  store: Store,
  timings: Timings,
): Promise<RecordWrite[]> {
  const dueMark = isEnded(becomes) ? null : { dueAt: dueAt(becomes, timings) }
  return [
    { area: 'cancellations', key, was, becomes },
    { area: 'cancelling', key, becomes: dueMark },
    ...caseWrites(key, was, becomes),
    ...(await publishedCancellation(key, becomes, store)),
    ...(becomes.cancelledAt === undefined || was?.cancelledAt !== undefined ? [] : await wakingWrites(key, store)),
  ]
}

/**
 * Writes that let the payment of a cancelled booking be looked at again, if it had ended: a transfer may be under way,
 * of a held booking or of the rest of a deposit (decision 22.6). None if it is watched anyway.
 */
async function wakingWrites(key: string, store: Store): Promise<RecordWrite[]> {
  const { attempt: held, payment } = (await store.read('bookings', key))?.source ?? {}
  const attempt = held ?? payment
  const isWatched = attempt === undefined || (await store.read('running', attempt)) !== undefined
  return isWatched ? [] : [{ area: 'running', key: attempt, was: null, becomes: { dueAt: 0 } }]
}
