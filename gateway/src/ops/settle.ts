import { changesOf } from '../payment/saga/changes.ts'
import { stateAfter, type PaymentEvent } from '../payment/saga/moves.ts'
import { isUnpaid } from '../payment/saga/saga.ts'
import { changeCancellation } from '../own-booking/run.ts'
import { isCase } from '../payment/saga/cases.ts'
import { caseStateOf } from '../own-booking/cases.ts'
import { actsAt } from './cases.ts'
import type { Context } from '../ports/context.ts'
import type { Payments } from '../ports/payments.ts'
import type { Schemas } from '../ports/contract.ts'
import { Problem } from '../ports/problem.ts'
import type { Cancellation, Intent } from '../ports/records.ts'
import type { RecordWrite, Store } from '../ports/store.ts'
import { PaymentStatus } from '@rota/openapi/agency/enums'
import { nextStep } from '../own-booking/steps.ts'
import { rfc3339 } from '../translate/instant.ts'

type Act = Schemas['OpsAct']
type Audit = Schemas['OpsAudit']
type Settled = Schemas['OpsSettled']

/** A decision about a case, and who makes it. */
export interface Decision {
  /** Id of the case. */
  id: string
  site: string
  /** Name of the key with which the person decides. */
  by: string
  body: Act
}

const DAY_MS = 24 * 3_600_000
/** How long the record of a decision is kept, in milliseconds: as long as the payment can be disputed. */
const AUDIT_KEPT_MS = 400 * DAY_MS

/** The payment event of each decision. */
const EVENTS: Partial<Record<Act['act'], PaymentEvent>> = {
  booked: 'made',
  'not-booked': 'unmade',
  refunded: 'refunded',
}

/**
 * Applies a decision about a payment (decision 22.7). One transaction changes the payment and records who decided and
 * when. The transaction fails if the payment has changed since it was read, so if two people decide, only one succeeds.
 * Throws 409 `wrong-step` then, or if the state does not allow the decision. The agency gets only read calls.
 */
export async function settlePayment(
  decision: Decision,
  intent: Intent,
  { store, clock }: Context,
  { runner, tools }: Payments,
): Promise<Settled> {
  const { token, state, reference } = intent
  const { act } = decision.body
  const now = clock.now()
  if (act === 'read-back') {
    await runner.readBack(token)
    const checked = (await store.read('intents', token)) ?? intent
    const result = { reference, from: state, to: checked.state, open: isCase(checked.state) }
    return recordCheck(decision, result, store, now)
  }
  const event = EVENTS[act]
  const to = event && stateAfter(state, event)
  if (event === undefined || to === undefined || !actsAt(intent, now).includes(act)) throw notAllowed()
  const audit = auditOf(decision, { reference, from: state, to }, now)
  const writes = [auditWrite(decision, audit, now)]
  const moved = await changesOf(tools).move(intent, event, factsOf(decision.body, intent, now), { writes })
  if (moved === undefined) throw notAllowed()
  return { state: moved.state, open: isCase(moved.state), audit }
}

/** The properties that a decision adds to the record of a payment. */
function factsOf({ act, bookingNumber }: Act, { completion, ...intent }: Intent, now: number): Partial<Intent> {
  if (act === 'refunded') return { refundedAt: now }
  if (act !== 'booked' || completion !== undefined) return {}
  if (bookingNumber === undefined) {
    const detail = 'is required: the agency has not given one'
    throw new Problem('validation', { errors: [{ pointer: '/bookingNumber', code: 'required', detail }] })
  }
  const paymentStatus = isUnpaid(intent) ? PaymentStatus.UnPaid : PaymentStatus.Paid
  return { completion: { status: 'confirmed', bookingNumber, paymentStatus } }
}

/** Applies a decision about a cancellation, in the same way as `settlePayment`. */
export async function settleCancellation(
  decision: Decision,
  key: string,
  cancellation: Cancellation,
  { store, clock }: Context,
  { cancels, tools }: Payments,
): Promise<Settled> {
  const from = caseStateOf(cancellation)
  if (from === undefined) throw new Problem('not-found')
  const reference = cancellation.number
  const { act } = decision.body
  const now = clock.now()
  if (act === 'read-back') {
    await cancels.readBack(key)
    const checked = caseStateOf((await store.read('cancellations', key)) ?? cancellation)
    const result = { reference, from, to: checked ?? 'done', open: checked !== undefined }
    return recordCheck(decision, result, store, now)
  }
  const facts = cancelFacts(act, from, cancellation, now)
  const to = caseStateOf({ ...cancellation, ...facts })
  const audit = auditOf(decision, { reference, from, to: to ?? facts.step ?? 'done' }, now)
  const changed = await changeCancellation(key, cancellation, facts, tools, true, [auditWrite(decision, audit, now)])
  if (changed === undefined) throw notAllowed()
  return { state: audit.to, open: to !== undefined, audit }
}

/** The properties that a decision changes in the record of a cancellation. A cancelled booking still has to be refunded. */
function cancelFacts(act: Act['act'], from: string, cancellation: Cancellation, now: number): Partial<Cancellation> {
  const since = { since: now, checks: 0, checkedAt: now }
  if (act === 'refunded' && from === 'refund-due') return { ...since, step: 'done', refunded: true }
  if (act === 'cancelled' && from === 'unresolved')
    return { ...since, step: nextStep({ ...cancellation, step: 'agency' }), cancelledAt: now }
  if (act === 'not-cancelled' && from === 'unresolved') return { ...since, step: 'refused' }
  throw notAllowed()
}

/** The case has changed since it was read, or does not allow this decision. */
const notAllowed = () =>
  new Problem('wrong-step', { detail: 'The case has changed, or cannot be settled so. Read it again.' })

/** The case, and its state before and after a decision. */
type StateChange = Pick<Audit, 'reference' | 'from' | 'to'>

function auditOf({ id, by, body }: Decision, { reference, from, to }: StateChange, now: number): Audit {
  const { act, bookingNumber } = body
  const number = bookingNumber === undefined ? {} : { bookingNumber }
  return { case: id, reference, act, from, to, by, at: rfc3339(now), ...number }
}

const auditWrite = ({ id, site }: Decision, entry: Audit, now: number): RecordWrite => ({
  area: 'audit',
  key: `${entry.at} ${id} ${entry.act} ${crypto.randomUUID()}`,
  becomes: { site, entry },
  expiresAt: now + AUDIT_KEPT_MS,
})

/** Records that a person had a case checked, whatever the check found. */
async function recordCheck(
  decision: Decision,
  { open, ...stateChange }: StateChange & { open: boolean },
  store: Store,
  now: number,
): Promise<Settled> {
  const audit = auditOf(decision, stateChange, now)
  await store.transact([auditWrite(decision, audit, now)])
  return { state: stateChange.to, open, audit }
}
