import type { AbortSignalLike } from '../ports/abort-signal.ts'
import type { Operation as Row } from '@rota/openapi/agency/operations'
import type { Context } from '../ports/context.ts'
import type { Site } from '../ports/site.ts'
import type { ReadBody } from '../contract/body.ts'
import { asProblem } from '../respond/exchange.ts'
import { encodeJson } from '../translate/encode-json.ts'
import type { Params } from '../contract/input.ts'
import { Problem, problemBody, type FieldError } from '../ports/problem.ts'
import type { Opened } from '../guards/session.ts'
import { isOver, latestAttempt } from '../booking/attempt.ts'
import type { LimitedCaller } from '../ports/limits.ts'
import {
  acquireIdempotencyKeys,
  type StoredResponse,
  type IdempotentCall,
  type IdempotencyHandle,
} from '../policy/idempotency.ts'
import { contentKey } from '../policy/content-deduplication.ts'
import { refuseSwitchedOff } from '../policy/switches/refusals.ts'
import { bookingLockName } from '../policy/booking-lock.ts'
import { without } from '@rota/openapi/strip'
import { canonical } from '../translate/hash.ts'
import { answerFromAttempt } from './answer-from-attempt.ts'
import { perform, type Performed } from './perform.ts'
import type { Plan } from './plan.ts'

/** A call whose input has been validated. */
export interface CheckedCall {
  site: Site
  /** Who calls, for the limits. */
  who: LimitedCaller
  params: Params
  body: ReadBody
  /** The Idempotency-Key. */
  key: string | undefined
  requestId: string
  signal: AbortSignalLike | undefined
  /** The caller has the operators' key. */
  isOperator?: boolean
}

type KeyedCall = CheckedCall & { key: string }

/** The response to a call: a success, or the problem that ended it. */
export interface CallAnswer {
  status: number
  headers: Record<string, string>
  bytes: Uint8Array
  session?: Performed['session']
  problem?: Problem
}

/**
 * Runs a call, once per Idempotency-Key if its class requires keys. Problems are returned as responses; only bugs and
 * disconnected callers are thrown.
 */
export async function answerCall(context: Context, plan: Plan, opened: Opened, call: CheckedCall): Promise<CallAnswer> {
  try {
    return call.key === undefined
      ? await run(context, plan, opened, call)
      : await runOnce(context, plan, opened, { ...call, key: call.key })
  } catch (error) {
    const problem = addDetails(asProblem(error), plan.row, opened)
    if (problem.name === 'internal' || problem.name === 'client-closed-request') throw error
    return problemAnswer(problem, call.requestId)
  }
}

/** Makes a problem more precise: that the session has expired, or what was not found. */
function addDetails(problem: Problem, { notFound }: Row, { hasEnded, replay }: Opened): Problem {
  const { name, outcome, errors, detail } = problem
  if (name === 'session-missing' && (hasEnded === true || replay !== undefined)) return new Problem('session-expired')
  if (name !== 'not-found' || notFound === undefined || errors !== undefined || detail !== undefined) return problem
  const { pointer, detail: notFoundDetail } = notFound
  const fieldErrors: FieldError[] =
    pointer === undefined ? [] : [{ pointer, code: 'not-found', detail: notFoundDetail }]
  return new Problem('not-found', {
    detail: notFoundDetail,
    ...(fieldErrors.length === 0 ? {} : { errors: fieldErrors }),
    ...(outcome === undefined ? {} : { outcome }),
  })
}

/** Runs a call after the last checks: session, switches and limits. */
async function run(
  context: Context,
  plan: Plan,
  { session, replay, claimedBooking }: Opened,
  call: CheckedCall,
  handle?: IdempotencyHandle,
): Promise<CallAnswer> {
  const { row } = plan
  if (session === undefined && plan.needsSession) throw new Problem('session-missing')
  const { site, who, params, body, key, requestId, signal, isOperator = false } = call
  refuseSwitchedOff(context, row, site)
  if (row.limit !== undefined) await context.checkLimit(row.limit, who)
  const paidBooking = replay?.mayFollow ? replay.booking : undefined
  const request = {
    site,
    session,
    paidBooking,
    claimedBooking,
    requestId,
    signal,
    idempotencyKey: key,
    by: who.key,
    isOperator,
    // Validated before. Their types depend on the operation, which the compiler does not know here.
    params: params as never,
    body: body.value as never,
    ...idempotencyInput(handle, plan),
  }
  try {
    const performed = await perform(context, plan, request)
    return { ...performed, headers: { ...JSON_TYPE, ...performed.headers } }
  } catch (error) {
    throw withinContract(row, error)
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

/**
 * The part of an operation's input that comes from its keys: the booking's lock, and the writes that store the
 * response.
 */
const idempotencyInput = (handle: IdempotencyHandle | undefined, { hidden }: Plan) =>
  handle && {
    bookingLock: handle.bookingLock,
    responseWrites: (body: unknown) =>
      handle.responseWrites({ status: 200, headers: JSON_TYPE, body: textOf(encodeJson(without(hidden, body))) }),
  }

/**
 * Returns the error, or `upstream-broken` for a refusal of the agency whose status the operation's contract does not
 * have. An operation that makes several calls may get such a refusal, which is not about the caller's input.
 */
function withinContract({ responses }: Row, error: unknown): unknown {
  // 499 means that the caller has disconnected. No contract has it.
  const isFromAgency = error instanceof Problem && error.outcome !== undefined && error.status < 499
  return isFromAgency && !responses.includes(`${error.status}`)
    ? new Problem('upstream-broken', { outcome: error.outcome })
    : error
}

/** Runs a call once: takes its keys and stores its response, or repeats the response that is stored already. */
async function runOnce(context: Context, plan: Plan, opened: Opened, call: KeyedCall): Promise<CallAnswer> {
  try {
    if (opened.session === undefined && plan.needsSession && opened.replay?.ownKey !== call.key)
      throw new Problem('session-missing')
    const handle = await acquireIdempotencyKeys(context, await keysOf(context, plan, opened, call))
    if (handle.storedResponse !== undefined) return answerFromStored(handle.storedResponse)
    const answer = await runForStorage(context, plan, opened, call, handle).catch(async (error: unknown) => {
      // The store may have written the attempt although its confirmation was lost, so the key stays taken (decision
      // 6.5).
      await (plan.policy.neverTwice && asProblem(error).name === 'try-later' ? handle.abandon() : handle.release())
      throw error
    })
    const { status, headers, bytes } = answer
    await handle.save({ status, headers, body: textOf(bytes) })
    return answer
  } catch (error) {
    const fromAttempt = isUnanswered(error)
      ? await answerFromAttempt(context, plan.row, bookingOf(opened), call.key)
      : undefined
    if (fromAttempt === undefined) throw await errorForOldSession(error, context, plan.row, opened, call.key)
    return { status: 200, headers: JSON_TYPE, bytes: encodeJson(fromAttempt) }
  }
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

const answerFromStored = ({ status, headers, body }: StoredResponse): CallAnswer => ({
  status,
  headers,
  bytes: new TextEncoder().encode(body),
})

/** The keys for which a call must run only once: its Idempotency-Key and, for classes with `contentMs`, its content. */
async function keysOf({ sealer }: Context, plan: Plan, opened: Opened, call: KeyedCall): Promise<IdempotentCall[]> {
  const { row, policy } = plan
  const { path, query } = call.params
  const owner = ownerOf(opened, call)
  const mayRun = opened.session !== undefined || !plan.needsSession
  const content = JSON.stringify([row.operationId, path, query, call.body.text])
  const booking = policy.needsBookingLock ? opened.session?.booking : undefined
  const lock = booking === undefined ? {} : { lock: bookingLockName(booking) }
  const byKey: IdempotentCall = {
    policy,
    owner,
    key: call.key,
    content,
    mayRun,
    isForwarded: !plan.isRecorded,
    ...lock,
  }
  if (policy.contentMs === 0) return [byKey]
  // Without a session, the address distinguishes visitors.
  const caller = opened.session === undefined ? call.who : null
  const canonicalContent = canonical([row.operationId, caller, path, query, call.body.value])
  return [byKey, await contentKey(sealer, { policy, owner, content: canonicalContent })]
}

/** The owner of an Idempotency-Key: the booking; without one, the site's key; without that, the site. */
function ownerOf(opened: Opened, { site, who }: CheckedCall): string {
  const booking = bookingOf(opened)
  if (booking !== undefined) return `${site.host}/${booking}`
  return who.key === undefined ? `${site.host}/` : `${site.host}//${who.key}`
}

const bookingOf = ({ session, replay }: Opened) => (session ?? replay)?.booking

/** Whether the same call is still running, or its process died before it had a response. */
const isUnanswered = (error: unknown) => error instanceof Problem && error.name === 'in-progress'

/**
 * The error for a caller whose session is from before a payment.
 * - If the process that ran the payment died before the agency knew of it, nothing was charged. The caller gets
 *   `upstream-unavailable` and does not wait for ever. The response sets the session in which the same key may run
 *   again (decision 6.5).
 * - A second payment gets `payment-in-progress` and not 401, as when two tabs pay at the same moment (E1).
 * - Any other write gets 401 (D12).
 */
async function errorForOldSession(
  error: unknown,
  context: Context,
  row: Row,
  { replay, change }: Opened,
  key: string,
): Promise<unknown> {
  const lacksSession = error instanceof Problem && error.name === 'session-missing'
  if (!(lacksSession || isUnanswered(error)) || replay === undefined || row.class !== 'pay' || change === 'clear')
    return error
  const attempt = await latestAttempt(context.store, replay.booking)
  if (lacksSession) return attempt === undefined || isOver(attempt.state) ? error : new Problem('payment-in-progress')
  const isUnsent = attempt?.state === 'rejected' && attempt.idempotencyKey === key
  return isUnsent ? new Problem('upstream-unavailable', { outcome: 'not-sent', retryAfter: 1 }) : error
}

/**
 * Runs a call whose response will be stored under its key. In classes that never run twice, a failure of a call that
 * may have reached the agency is returned, so that it is stored, too. Any other failure is thrown: nothing is stored,
 * and the same key may try again.
 */
async function runForStorage(
  context: Context,
  plan: Plan,
  opened: Opened,
  call: CheckedCall,
  handle: IdempotencyHandle,
): Promise<CallAnswer> {
  const { row, policy } = plan
  try {
    return await run(context, plan, opened, call, handle)
  } catch (error) {
    const problem = asProblem(error)
    const isGatewayFault = problem.name === 'internal' || problem.name === 'try-later'
    const mayHaveArrived = problem.name === 'internal' || problem.outcome === 'refused' || problem.outcome === 'unknown'
    if (policy.neverTwice && isGatewayFault)
      context.log.fault(error, { requestId: call.requestId, operationId: row.operationId })
    if (!policy.neverTwice || !mayHaveArrived || problem.name === 'session-expired') throw error
    return problemAnswer(problem, call.requestId)
  }
}

function problemAnswer(problem: Problem, requestId: string): CallAnswer {
  return {
    status: problem.status,
    headers: { 'content-type': 'application/problem+json', ...problem.headers },
    bytes: encodeJson(problemBody(problem, requestId)),
    problem,
  }
}
