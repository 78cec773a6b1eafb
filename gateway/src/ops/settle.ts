import { changesOf } from '../payment/saga/changes.ts'
import { stateAfter, type PaymentEvent } from '../payment/saga/moves.ts'
import { isUnpaid } from '../payment/saga/saga.ts'
import { change } from '../own-booking/run.ts'
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

/** A decision, and the person who makes it. */
export interface Deciding {
  /** Id of the case. */
  id: string
  site: string
  by: string
  body: Act
}

const DAY_MS = 24 * 3_600_000
/** How long a decision is kept, in milliseconds: as long as the payment can be disputed. */
const KEPT_MS = 400 * DAY_MS

/** What each decision is for the payment. */
const EVENTS: Partial<Record<Act['act'], PaymentEvent>> = {
  booked: 'made',
  'not-booked': 'unmade',
  refunded: 'refunded',
}

/**
 * Applies a decision about a payment (decision 22.7). One transaction writes the decision with person and time, and
 * only if the payment has not changed since it was read: if two people decide, one of them succeeds. The agency gets
 * only read calls.
 */
export async function settlePayment(
  deciding: Deciding,
  known: Intent,
  { store, clock }: Context,
  { runner, tools }: Payments,
): Promise<Settled> {
  const { token, state, reference } = known
  const { act } = deciding.body
  const now = clock.now()
  if (act === 'read-back') {
    await runner.readBack(token)
    const read = (await store.read('intents', token)) ?? known
    return recordCheck(deciding, { reference, from: state, to: read.state, open: isCase(read.state) }, store, now)
  }
  const event = EVENTS[act]
  const to = event && stateAfter(state, event)
  if (event === undefined || to === undefined || !actsAt(known, now).includes(act)) throw notNow()
  const audit = auditOf(deciding, { reference, from: state, to }, now)
  const writes = [auditWrite(deciding, audit, now)]
  const moved = await changesOf(tools).move(known, event, factsOf(deciding.body, known, now), { writes })
  if (moved === undefined) throw notNow()
  return { state: moved.state, open: isCase(moved.state), audit }
}

/** The facts that a decision adds to a payment. */
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

/** Applies a decision about a cancellation in the same way. */
export async function settleCancellation(
  deciding: Deciding,
  key: string,
  known: Cancellation,
  { store, clock }: Context,
  { cancels, tools }: Payments,
): Promise<Settled> {
  const from = caseStateOf(known)
  if (from === undefined) throw new Problem('not-found')
  const { act } = deciding.body
  const now = clock.now()
  if (act === 'read-back') {
    await cancels.readBack(key)
    const read = caseStateOf((await store.read('cancellations', key)) ?? known)
    const to = read ?? 'done'
    return recordCheck(deciding, { reference: known.number, from, to, open: read !== undefined }, store, now)
  }
  const facts = cancelFacts(act, from, known, now)
  const to = caseStateOf({ ...known, ...facts })
  const audit = auditOf(deciding, { reference: known.number, from, to: to ?? facts.step ?? 'done' }, now)
  const changed = await change(key, known, facts, tools, true, [auditWrite(deciding, audit, now)])
  if (changed === undefined) throw notNow()
  return { state: audit.to, open: to !== undefined, audit }
}

/** The facts that a decision adds to a cancellation. A cancelled booking still has to be refunded. */
function cancelFacts(act: Act['act'], from: string, known: Cancellation, now: number): Partial<Cancellation> {
  const since = { since: now, checks: 0, checkedAt: now }
  if (act === 'refunded' && from === 'refund-due') return { ...since, step: 'done', refunded: true }
  if (act === 'cancelled' && from === 'unresolved')
    return { ...since, step: nextStep({ ...known, step: 'agency' }), cancelledAt: now }
  if (act === 'not-cancelled' && from === 'unresolved') return { ...since, step: 'refused' }
  throw notNow()
}

/** The case has changed since it was read, or does not allow this decision. */
const notNow = () =>
  new Problem('wrong-step', { detail: 'The case has changed, or cannot be settled so. Read it again.' })

type Decided = Pick<Audit, 'reference' | 'from' | 'to'>

function auditOf({ id, by, body }: Deciding, { reference, from, to }: Decided, now: number): Audit {
  const { act, bookingNumber } = body
  const number = bookingNumber === undefined ? {} : { bookingNumber }
  return { case: id, reference, act, from, to, by, at: rfc3339(now), ...number }
}

const auditWrite = ({ id, site }: Deciding, entry: Audit, now: number): RecordWrite => ({
  area: 'audit',
  key: `${entry.at} ${id} ${entry.act} ${crypto.randomUUID()}`,
  becomes: { site, entry },
  expiresAt: now + KEPT_MS,
})

/** Records a check like a decision, whatever it found. */
async function recordCheck(
  deciding: Deciding,
  { open, ...decided }: Decided & { open: boolean },
  store: Store,
  now: number,
): Promise<Settled> {
  const audit = auditOf(deciding, decided, now)
  await store.transact([auditWrite(deciding, audit, now)])
  return { state: decided.to, open, audit }
}
