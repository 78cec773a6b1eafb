import type { Operation } from '@rota/openapi/agency/operations'
import { without } from '@rota/openapi/strip'
import { readAnswer } from '../contract/answer.ts'
import { Answer } from '../contract/answer-bytes.ts'
import { ContractViolation } from '../contract/contract-violation.ts'
import { switchedChecks } from '../contract/enforce-contract.ts'
import { validatorsOf } from '../contract/input.ts'
import { createKnownAnswers, type KnownAnswers } from '../contract/known-answers.ts'
import type { UpstreamOperationId } from '../ports/contract.ts'
import type { Context } from '../ports/context.ts'
import type { Upstream, UpstreamCall } from '../ports/upstream.ts'
import { refuseUpstream } from '../policy/switches/refusals.ts'
import { policyOf, type ClassPolicy } from '../policy/classes.ts'
import type { AbortSignalLike } from '../ports/abort-signal.ts'
import { addContractViolation } from '../respond/spans.ts'
import { Problem } from '../ports/problem.ts'
import { CallError, type Deadlines, type WireAnswer, type WireRequest } from '../ports/platform.ts'
import type { Cache, Load } from '../ports/cache.ts'
import type { SharedAnswer } from '../ports/cache-backend.ts'
import { createAnonymous } from './anonymous.ts'
import { callPlans, poolsOf, type CallPlan } from './call-plan.ts'
import { crossedPlaces } from './echo.ts'
import { createLastSite } from './last-site.ts'
import { failureOf, isDown, problemOfCall, UnknownSession } from './failure.ts'

/** Maximum size of an agency's response, in bytes (F11). */
export const AGENCY_LIMIT = 4 * 1024 * 1024

type Call = UpstreamCall<UpstreamOperationId>

/** How a call is sent. */
interface Sending {
  sessionId: string
  /** The request body. */
  text: string | undefined
  signal: AbortSignalLike | undefined
  knownAnswers?: KnownAnswers
}

/**
 * Creates the function that makes all calls to the agency. It adds the session and credentials, validates responses,
 * shares and caches those that belong to no visitor, and uses stale ones while the agency is down. `Upstream` documents
 * its parameters and errors.
 */
export function createUpstream(context: Context, cache: Cache<SharedAnswer>): Upstream {
  const plans = callPlans(context.config.answerChecks)
  const knownAnswers = createKnownAnswers()
  const send = (plan: CallPlan, call: Call, sessionId: string) =>
    sendOnce(context, plan, call, { sessionId, text: textOf(plan, call), signal: call.signal })
  const lastSite = createLastSite(context)
  const anonymous = createAnonymous(context, (call) => send(plans.reservationStart, call, ''))

  async function answer(plan: CallPlan, call: Call): Promise<Answer> {
    if (call.sessionId !== undefined) return asVisitor(() => send(plan, call, call.sessionId ?? ''))
    if (!plan.isShared) return anonymous.with(call.site, (sessionId) => send(plan, call, sessionId))
    const { operation, policy } = plan
    const { cacheMs, staleMs } = policy
    const isSite = operation.operationId === 'siteView'
    const text = textOf(plan, call)
    const load: Load<SharedAnswer> = async (signal) => {
      const value = await anonymous.with(call.site, (sessionId) =>
        sendOnce(context, plan, call, { sessionId, text, signal, knownAnswers }),
      )
      if (isSite) await lastSite.keep(call, value)
      return { value, kept: value.kept(), size: value.bytes.byteLength }
    }
    const staleOptions = {
      keepMs: staleMs,
      covers: isCovered,
      onCovered: (error: unknown) => logStaleAnswer(operation, call, error),
    }
    try {
      const key = `${keyOf(operation, call, text)} ${context.epochs.current(call.site.host)}`
      const { value, staleFor } = await cache.getOrStale(key, cacheMs, staleOptions, load, call.signal)
      return Answer.of(value).standingIn(staleFor)
    } catch (error) {
      const storedAnswer = isSite && isCovered(error) ? await lastSite.recall(call) : undefined
      if (storedAnswer === undefined) throw error
      logStaleAnswer(operation, call, error)
      return storedAnswer
    }
  }

  function logStaleAnswer({ operationId }: Operation, { site, requestId }: Call, error: unknown): void {
    const problem = error instanceof Problem ? { problem: error.name } : {}
    context.log.event('stale-answer', { operationId, site: site.host, ...requestIdOf(requestId), ...problem })
  }

  // The table of operations and the types come from the same document, but the compiler cannot see that.
  return ((operationId: UpstreamOperationId, call: Call) => answer(plans[operationId], call)) as Upstream
}

/** Whether a stale response may be used: the agency is down, or its response is invalid except for prices (F17). */
const isCovered = (error: unknown) => isDown(error) || (error instanceof ContractViolation && !error.isPrice)

/** Everything that a shared response depends on. The account determines the credentials (decision 5.1). */
function keyOf({ operationId }: Operation, { site, params = {} }: Call, text = ''): string {
  return `${operationId} ${site.host} ${site.account} ${JSON.stringify([params.path, params.query])} ${text}`
}

/** The body for the agency, without properties that are meant for the gateway only. */
function textOf({ added }: CallPlan, { body }: Call): string | undefined {
  return body === undefined ? undefined : JSON.stringify(without(added, body))
}

/** Sends a call with the visitor's own session. Throws `session-expired` if the agency does not know that session. */
async function asVisitor(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof UnknownSession) throw new Problem('session-expired', { outcome: 'refused' })
    throw error
  }
}

async function sendOnce(context: Context, plan: CallPlan, call: Call, sending: Sending): Promise<Answer> {
  const { operation } = plan
  const request = wireOf(context, plan, call, sending)
  refuseUpstream(context, request.pool)
  const checks = switchedChecks(plan.checks, context.switches.checkOf(operation.operationId))
  // Loaded before anything is sent: a call whose response cannot be judged would have an unknown outcome (decision
  // 14.8).
  const validators = checks.known === 'off' ? undefined : validatorsOf(operation)
  if (validators instanceof Promise) await validators
  let wire: WireAnswer
  try {
    wire = await context.gate.send(request)
  } catch (error) {
    throw error instanceof CallError ? problemOfCall(error) : error
  }
  if (wire.status < 200 || wire.status > 299) throw refusalOf(context, plan, call, wire)
  const { requestId, uses, site } = call
  const reading = { log: context.log, requestId, site: site.host, uses, knownAnswers: sending.knownAnswers }
  let answer: Answer
  try {
    const read = readAnswer(operation, wire, checks, reading)
    answer = read instanceof Promise ? await read : read
  } catch (error) {
    addContractViolation(context)
    throw error
  }
  const differingPlaces = crossedPlaces(operation.operationId, call, (place) => answer.at(place))
  if (differingPlaces.length > 0) refuseCrossed(context, operation, call, differingPlaces)
  if (call.isForwarded === true) answer.forget()
  return answer
}

/** The error for a response that is not a success. Rejected credentials are also logged as an alert (F8). */
function refusalOf(context: Context, plan: CallPlan, { site, requestId }: Call, wire: WireAnswer): Error {
  const { operation, policy } = plan
  const { operationId } = operation
  const failure = failureOf(operation, policy, wire, context.clock.now())
  if (failure instanceof Problem && (wire.status === 401 || wire.status === 403)) {
    context.log.event('agency-credentials-alert', { operationId, site: site.host, ...requestIdOf(requestId) })
  }
  return failure
}

/** Throws 502 for a response that belongs to another call, so that nobody receives it, and logs an alert (F15). */
function refuseCrossed(context: Context, { operationId }: Operation, call: Call, places: string[]): never {
  const { site, requestId } = call
  context.log.event('crossed-answer-alert', { operationId, site: site.host, places, ...requestIdOf(requestId) })
  throw new Problem('upstream-contract', { outcome: 'unknown' })
}

const requestIdOf = (requestId: string | undefined) => (requestId === undefined ? {} : { requestId })

function wireOf(context: Context, plan: CallPlan, call: Call, { sessionId, text, signal }: Sending): WireRequest {
  const { agency } = context.config
  const { operation } = plan
  const headers: Record<string, string> = { accept: 'application/json, text/plain' }
  if (agency.authorization !== undefined) headers['authorization'] = agency.authorization
  const wire: WireRequest = {
    pool: (call.as === undefined ? plan.poolOf : paymentChecks)(call.site.account),
    method: operation.method,
    url: plan.urlOf(agency.url, call.params ?? {}, { sessionId, referer: call.site.host }),
    headers,
    deadlines: deadlinesOf(call.as === undefined ? plan.policy : policyOf(call.as), call.deadline),
    limit: AGENCY_LIMIT,
  }
  if (signal !== undefined) wire.signal = signal
  if (call.recordedAt !== undefined) wire.recordedAt = call.recordedAt
  if (text === undefined) return wire
  headers['content-type'] = 'application/json'
  wire.body = text
  return wire
}

/** The pools for calls that a payment waits for. */
const paymentChecks = poolsOf('payment-check')

function deadlinesOf({ deadlines }: ClassPolicy, total = deadlines.total): Deadlines {
  if (total >= deadlines.total) return deadlines
  return { ...deadlines, total, firstByte: Math.min(deadlines.firstByte, total) }
}
