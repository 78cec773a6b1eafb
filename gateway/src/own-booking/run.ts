import type { CancellationRunner, RunnerDeps, Timings } from '../ports/payments.ts'
import { createDurableRunner } from '../policy/durable-runner.ts'
import type { Cancellation, CancelStep } from '../ports/records.ts'
import type { RecordWrite, Store } from '../ports/store.ts'
import type { CancellationClient } from './cancellation-client.ts'
import { caseWrites } from './cases.ts'
import { publishedCancellation } from './result.ts'
import { afterTimeout, afterRefusal, afterUnsent, dueAt, isEnded, isTooLong, maySend, nextStep } from './steps.ts'

/** What the runner of cancellations works with. */
export interface CancelTools extends RunnerDeps {
  client: CancellationClient
  timings: Timings
}

/**
 * Runs the recorded cancellations of bookings, step by step: at the provider, at the agency, then the refund. Every call
 * is recorded before it is sent, sent once, and read back if its outcome is unknown.
 */
export const createCancellationRunner = (tools: CancelTools): CancellationRunner => ({
  ...createDurableRunner('cancelling', advanceOnce, subjectOf, tools),
  readBack: (key) => readBackForPerson(key, tools),
})

/** What the log says of a cancellation. */
async function subjectOf(key: string, { store }: CancelTools) {
  const cancellation = await store.read('cancellations', key)
  return cancellation && { site: cancellation.site, reference: cancellation.number }
}

/**
 * Reads a cancellation back when a person asks for it. An unresolved one continues if the agency shows that the booking
 * is cancelled.
 */
async function readBackForPerson(key: string, tools: CancelTools): Promise<void> {
  const cancellation = await tools.store.read('cancellations', key)
  if (cancellation === undefined) return
  if (cancellation.step !== 'unresolved') return advanceOnce(key, tools)
  const atAgency: Cancellation = { ...cancellation, step: 'agency' }
  const outcome = await tools.client.readBack(atAgency)
  if (outcome === 'done') await proceed(key, cancellation, nextStep(atAgency), tools)
  else await recordCheck(key, cancellation, {}, tools)
}

/** Drives a cancellation as far as possible, unless it is not due or another process works on it. */
async function advanceOnce(key: string, tools: CancelTools): Promise<void> {
  const { store, timings } = tools
  const cancellation = await store.read('cancellations', key)
  if (cancellation === undefined) return store.remove('cancelling', key)
  if (isEnded(cancellation)) {
    const unchanged: RecordWrite = { area: 'cancellations', key, was: cancellation }
    return void (await store.transact([unchanged, { area: 'cancelling', key, becomes: null }]))
  }
  if (!isDue(cancellation, tools)) return
  const lease = await store.lease('cancelling', key, timings.lease)
  if (lease === undefined) return
  try {
    await drive(key, tools)
  } finally {
    await lease.end()
  }
}

const isDue = (cancellation: Cancellation, { clock, timings }: CancelTools) =>
  clock.now() >= dueAt(cancellation, timings)

/** Performs steps until the cancellation has to wait or has ended. */
async function drive(key: string, tools: CancelTools): Promise<void> {
  for (;;) {
    const cancellation = await tools.store.read('cancellations', key)
    if (cancellation === undefined || isEnded(cancellation) || !isDue(cancellation, tools)) return
    await (maySend(cancellation) ? send(key, cancellation, tools) : readBack(key, cancellation, tools))
  }
}

/** Sends the call of the current step. The call is recorded first, so that of two processes only one sends it. */
async function send(key: string, cancellation: Cancellation, tools: CancelTools): Promise<void> {
  const { clock, timings } = tools
  const recorded = await changeCancellation(key, cancellation, { call: 'unknown', checkedAt: clock.now() }, tools)
  if (recorded === undefined) return
  tools.step('cancel-recorded')
  const outcome = await tools.client.send(recorded)
  tools.step('cancel-sent')
  if (outcome === 'done') return proceed(key, recorded, nextStep(recorded), tools)
  if (outcome === 'refused') return proceed(key, recorded, afterRefusal(recorded), tools)
  if (outcome === 'unable') return proceed(key, recorded, 'unresolved', tools)
  if (outcome === 'unknown') {
    await changeCancellation(key, recorded, { checks: 0, checkedAt: clock.now() }, tools)
    return
  }
  const next = isTooLong(recorded, clock.now(), timings) ? afterTimeout(recorded) : afterUnsent(recorded)
  if (next !== undefined) return proceed(key, recorded, next, tools)
  await recordCheck(key, recorded, { call: 'not-sent' }, tools)
}

/** Asks whether the current step has happened, and moves on if it has or if it was checked for too long. */
async function readBack(key: string, cancellation: Cancellation, tools: CancelTools): Promise<void> {
  const outcome = await tools.client.readBack(cancellation)
  tools.step('cancel-read-back')
  const isRefunded = cancellation.step === 'refund'
  if (outcome === 'done') return proceed(key, cancellation, nextStep(cancellation), tools, isRefunded)
  if (!isTooLong(cancellation, tools.clock.now(), tools.timings)) return recordCheck(key, cancellation, {}, tools)
  return proceed(key, cancellation, afterTimeout(cancellation), tools)
}

/**
 * Moves to the next step. The first move to `refund` or `done` sets `cancelledAt`: everything is cancelled then.
 * @param isRefunded whether the bank has refunded the card
 */
async function proceed(
  key: string,
  cancellation: Cancellation,
  step: CancelStep,
  tools: CancelTools,
  isRefunded = false,
): Promise<void> {
  const now = tools.clock.now()
  const isCancelled = cancellation.cancelledAt === undefined && (step === 'refund' || step === 'done')
  const facts = {
    step,
    since: now,
    checks: 0,
    checkedAt: now,
    ...(isCancelled ? { cancelledAt: now } : {}),
    ...(isRefunded ? refundedFacts(cancellation) : {}),
  }
  const changed = await changeCancellation(key, cancellation, facts, tools, true)
  if (changed === undefined) return
  logStep(changed, isRefunded, tools)
  tools.step(`cancel-${step}`)
}

/** What the record says once the bank has refunded the card. Only a person sees the money that goes back by transfer. */
const refundedFacts = ({ byTransfer }: Cancellation): Partial<Cancellation> =>
  byTransfer === undefined ? { refunded: true } : { isCardRefunded: true }

/**
 * Logs the step that a cancellation has reached. `refund-task` and `cancellation-alert` call a person: a refund is due,
 * or the outcome is unknown. A refund is logged as done only when nothing is left to pay back by transfer.
 */
function logStep(cancellation: Cancellation, isRefunded: boolean, { log }: CancelTools): void {
  const { site, number, step, refunded } = cancellation
  if (isRefunded && refunded === undefined) return
  if (step === 'refund') log.event('refund-task', { site, reference: number })
  else if (isRefunded) log.event('refund-done', { site, reference: number })
  else
    log.event(step === 'unresolved' ? 'cancellation-alert' : 'cancellation', { site, reference: number, state: step })
}

/** Records one more check of the current step; the next one is due after a longer pause. */
async function recordCheck(
  key: string,
  cancellation: Cancellation,
  facts: Partial<Cancellation>,
  tools: CancelTools,
): Promise<void> {
  const check = { checks: cancellation.checks + 1, checkedAt: tools.clock.now() }
  await changeCancellation(key, cancellation, { ...facts, ...check }, tools)
}

/**
 * Changes the record of a cancellation and returns it, or undefined if another process has changed it. The same
 * transaction writes when the cancellation is due next, and the published result.
 * @param read the record as the caller has read it
 * @param isNewStep removes the outcome of the last step's call
 * @param moreWrites written in the same transaction
 */
export async function changeCancellation(
  key: string,
  read: Cancellation,
  facts: Partial<Cancellation>,
  { store, timings }: Pick<CancelTools, 'store' | 'timings'>,
  isNewStep = false,
  moreWrites: readonly RecordWrite[] = [],
): Promise<Cancellation | undefined> {
  for (;;) {
    const stored = await store.read('cancellations', key)
    const isSameStep = stored?.askedAt === read.askedAt && stored.step === read.step
    const isAsRead = isSameStep && stored.call === read.call && stored.checks === read.checks
    if (stored === undefined || !isAsRead) return undefined
    const { call: _call, ...withoutCall } = stored
    const changed = { ...(isNewStep ? withoutCall : stored), ...facts }
    const writes = await cancellationWrites(key, stored, changed, store, timings)
    if (await store.transact([...writes, ...moreWrites])) return changed
  }
}

/**
 * Writes that store a cancellation with everything that depends on it: when it is due, its case for a person, and the
 * published result.
 * @param stored the record as it was read, null if there was none
 */
export async function cancellationWrites(
  key: string,
  stored: Cancellation | null,
  becomes: Cancellation,
  store: Store,
  timings: Timings,
): Promise<RecordWrite[]> {
  const dueRecord = isEnded(becomes) ? null : { dueAt: dueAt(becomes, timings) }
  const isNewlyCancelled = becomes.cancelledAt !== undefined && stored?.cancelledAt === undefined
  return [
    { area: 'cancellations', key, was: stored, becomes },
    { area: 'cancelling', key, becomes: dueRecord },
    ...caseWrites(key, stored, becomes),
    ...(await publishedCancellation(key, becomes, store)),
    ...(isNewlyCancelled ? await resumePaymentWrites(key, store) : []),
  ]
}

/**
 * Writes that resume the checks of a cancelled booking's payment: a bank transfer for the booking, or for the part that
 * the deposit left, may still arrive (decision 22.6). None if the payment is being checked anyway.
 */
async function resumePaymentWrites(key: string, store: Store): Promise<RecordWrite[]> {
  const source = (await store.read('bookings', key))?.source
  const attempt = source?.attempt ?? source?.payment
  const isChecked = attempt === undefined || (await store.read('running', attempt)) !== undefined
  return isChecked ? [] : [{ area: 'running', key: attempt, was: null, becomes: { dueAt: 0 } }]
}
