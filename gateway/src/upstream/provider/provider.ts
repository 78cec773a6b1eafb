import type { AbortSignalLike } from '../../ports/abort-signal.ts'
import { operations, type Operation } from '@rota/openapi/provider/operations'
import { checksOf, switchedChecks } from '../../contract/enforce-contract.ts'
import type { Context } from '../../ports/context.ts'
import type { ProviderConfig } from '../../ports/config.ts'
import type { Site } from '../../ports/site.ts'
import { Problem } from '../../ports/problem.ts'
import { CallError, type WireAnswer } from '../../ports/platform.ts'
import type { Cache } from '../../ports/cache.ts'
import { refuseUpstream } from '../../policy/switches/refusals.ts'
import { policyOf } from '../../policy/classes.ts'
import { timeLeft } from '../../policy/time-left.ts'
import { instantOf } from '../../translate/provider/wire-time.ts'
import { problemOfCall } from '../failure.ts'
import { openEnvelope, TokenRefused, type Opened } from './envelope.ts'
import { createTokens, type Login } from './tokens.ts'
import { providerValidatorsOf } from './validators.ts'
import type { Provider, ProviderCall, ProviderOperationId } from '../../ports/provider.ts'

/** Maximum size of a response, in bytes: a price search exceeds a megabyte (decision 16.10, F11). */
export const PROVIDER_LIMIT = 8 * 1024 * 1024

type Call = ProviderCall<ProviderOperationId>

/**
 * Creates the function that makes all calls to the provider: it logs in where no valid token is stored, sends the call,
 * opens the envelope of the response, and caches shared responses. `Provider` documents its parameters and errors.
 */
export function createProvider(context: Context, config: ProviderConfig, cache: Cache): Provider {
  const tokens = createTokens(context.clock)

  async function send(
    operation: Operation,
    call: Call,
    token: string | undefined,
    remainingMs: () => number,
  ): Promise<Opened> {
    // Loaded before the call is sent: a call whose response cannot be validated would have an unknown outcome.
    const validators = await providerValidatorsOf(operation.operationId)
    const wire = await callProvider(context, config.url, operation, call, token, remainingMs())
    const { log, clock, switches, config: gatewayConfig } = context
    const checks = switchedChecks(
      checksOf(gatewayConfig.answerChecks, operation),
      switches.checkOf(operation.operationId),
    )
    return openEnvelope(operation.operationId, wire, validators, {
      checks,
      log,
      requestId: call.requestId,
      site: call.site.host,
      now: clock.now(),
    })
  }

  /** A token for a site. If this fails, the call that needs the token has certainly not been sent. */
  async function tokenFor({ site, requestId }: Call, remainingMs: () => number, refused?: string): Promise<string> {
    try {
      return await tokens.get(site.account, () => login(site, requestId, remainingMs), refused)
    } catch (error) {
      throw notSent(error, context, site)
    }
  }

  async function login(site: Site, requestId: string | undefined, remainingMs: () => number): Promise<Login> {
    const credentials = config.credentialsFor(site.account)
    if (credentials === undefined) throw new Error(`Account ${site.account} has no credentials for the provider`)
    const body = { Agency: credentials.agency, User: credentials.user, Password: credentials.password }
    const opened = await send(operations.providerLogin, { site, body, requestId }, undefined, remainingMs)
    const { token, expiresOn } = opened.body as ProviderLogin
    if (typeof token !== 'string') throw new Problem('upstream-contract')
    // Both times are by the provider's clock, which may be wrong. Without an expiry, only the calls that are waiting
    // use the token.
    const answeredAt = instantOf(opened.responseTime) ?? context.clock.now()
    return { token, lifetime: Math.max(0, (instantOf(expiresOn) ?? 0) - answeredAt) }
  }

  /** Makes a call with a token, and once more with a new one if the provider refuses the first. */
  async function answer(operation: Operation, call: Call): Promise<Opened> {
    refuseUpstream(context, { upstream: 'provider', class: operation.class, account: call.site.account })
    const { total } = policyOf(operation.class).deadlines
    const end =
      context.clock.monotonic() + timeLeft(call.recordedAt, Math.min(call.deadline ?? total, total), context.clock)
    const remainingMs = () => end - context.clock.monotonic()
    const token = await tokenFor(call, remainingMs)
    try {
      return await send(operation, call, token, remainingMs)
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error
    }
    const renewed = await tokenFor(call, remainingMs, token)
    return send(operation, call, renewed, remainingMs).catch((error: unknown) => {
      throw error instanceof TokenRefused ? tokenProblem(context, call, 'refused') : error
    })
  }

  /** Makes a call, or returns the cached response of an operation that all visitors share. */
  async function answerShared(operation: Operation, call: Call): Promise<Opened> {
    await checkRequest(context, operation, call)
    const cacheMs = call.keepMs ?? policyOf(operation.class).cacheMs
    if (operation.audience !== 'shared' || cacheMs === 0) return answer(operation, call)
    const ask = async (signal: AbortSignalLike) => {
      const value = await answer(operation, { ...call, signal })
      return { value, size: JSON.stringify(value).length }
    }
    return cache.get(keyOf(operation, call), cacheMs, ask, call.signal)
  }

  // The table of operations and the types come from the same document, but the compiler cannot see that.
  return ((operationId: ProviderOperationId, call: Call) => answerShared(operations[operationId], call)) as Provider
}

interface ProviderLogin {
  token?: unknown
  expiresOn?: string
}

/** Everything that a response depends on. The account determines the credentials (decision 5.1). */
const keyOf = (operation: Operation, { site, body }: Call) =>
  JSON.stringify(['provider', site.account, operation.operationId, body])

/** Validates a request against the provider's contract. An invalid one is never sent. */
async function checkRequest({ log }: Context, operation: Operation, { body, requestId }: Call): Promise<void> {
  const validate = (await providerValidatorsOf(operation.operationId)).ubody
  if (validate === undefined || validate(body)) return
  const places = (validate.errors ?? []).map((error) => `${error.instancePath} ${error.keyword}`)
  const { operationId } = operation
  log.event('provider-request', { operationId, places: places.slice(0, 20), ...(requestId ? { requestId } : {}) })
  const errors = [{ pointer: '', detail: 'is not supported by the provider' }]
  throw new Problem('validation', { errors, outcome: 'not-sent' })
}

async function callProvider(
  context: Context,
  base: string,
  operation: Operation,
  { site, body, signal }: Pick<Call, 'site' | 'body' | 'signal'>,
  token: string | undefined,
  remainingMs: number,
): Promise<WireAnswer> {
  const { deadlines } = policyOf(operation.class)
  const total = Math.min(remainingMs, deadlines.total)
  try {
    return await context.gate.send({
      pool: { upstream: 'provider', class: operation.class, account: site.account },
      method: operation.method,
      url: base + operation.path,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
      deadlines: { ...deadlines, total, firstByte: Math.min(deadlines.firstByte, total) },
      limit: PROVIDER_LIMIT,
      ...(signal === undefined ? {} : { signal }),
    })
  } catch (error) {
    if (error instanceof CallError) throw problemOfCall(error)
    throw error
  }
}

/** Converts a failed login: the call itself was not sent, and the codes of the login concern only the operator. */
function notSent(error: unknown, context: Context, site: Site): unknown {
  if (error instanceof TokenRefused) return tokenProblem(context, { site }, 'not-sent')
  // A call that was not sent has a `Retry-After` of its own.
  if (!(error instanceof Problem) || error.outcome === 'not-sent') return error
  const isRefused = error.outcome === 'refused'
  if (isRefused) context.log.event('provider-login-refused', { site: site.host, codes: error.codes ?? [] })
  return new Problem(isRefused ? 'upstream-refused' : error.name, { outcome: 'not-sent' })
}

/**
 * The problem if a new token is refused as well. It is logged as an alarm, because a person has to check the account.
 */
function tokenProblem(
  { log }: Context,
  { site, requestId }: Pick<Call, 'site' | 'requestId'>,
  outcome: 'refused' | 'not-sent',
) {
  log.event('provider-token-refused', { site: site.host, ...(requestId === undefined ? {} : { requestId }) })
  return new Problem('upstream-refused', { outcome })
}
