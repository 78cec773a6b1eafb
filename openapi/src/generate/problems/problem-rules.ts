import { SCOPE_OF_CLASS } from '../classes.ts'
import type { Operation } from '../document/document.ts'

/** What decides which problems a call can answer. */
interface CallFacts {
  operation: Operation
  /** Names of the request headers that the call takes. */
  headers: ReadonlySet<string>
}

/** Status -> name of the shared problem response. */
type Problems = Record<string, string>

/** Where a document keeps its problem responses, and which of them a call answers by rule. */
export interface ProblemRule {
  /** The file of the responses, from the folder of the root document. */
  file: string
  of(call: CallFacts): Problems
}

/** The rules that a root document may name as `x-problems`. */
export const PROBLEM_RULES: ReadonlyMap<unknown, ProblemRule> = new Map([
  ['gateway', { file: 'schemas/shared/problems.yaml', of: gatewayProblems }],
  ['provider', { file: 'schemas/provider/basics/http-errors.yaml', of: () => PROVIDER_PROBLEMS }],
])

/**
 * The problems of a call of the gateway. Some facts leave a choice, such as a call of the gateway's own that reads from the
 * agency after all (502, 504): such an operation writes the answer itself, and that comes on top.
 */
function gatewayProblems(call: CallFacts): Problems {
  return {
    ...ALWAYS,
    ...(isForPartners(call) ? { 404: 'NotFound' } : whoMayCall(call)),
    ...(isAboutSomething(call) ? { 404: 'NotFound' } : {}),
    ...(call.headers.has('Idempotency-Key') ? { 409: 'Conflict' } : {}),
    ...(call.headers.has('If-Match') ? { 412: 'StaleVersion', 428: 'PreconditionRequired' } : {}),
    ...(call.operation.requestBody === undefined ? {} : { 413: 'TooLarge', 415: 'UnsupportedMediaType' }),
    ...(call.operation['x-limit'] === undefined ? {} : { 429: 'TooManyRequests' }),
    ...(isForwarded(call) ? { 502: 'UpstreamFailed', 504: 'UpstreamTimeout' } : {}),
  }
}

const ALWAYS: Problems = {
  400: 'BadRequest',
  421: 'UnknownSite',
  422: 'Validation',
  500: 'Internal',
  503: 'UpstreamUnavailable',
}

/** Refusals of the caller. A call that takes a session can miss it; a call that changes something asks for the origin. */
const whoMayCall = (call: CallFacts): Problems => ({
  401: call.headers.has('X-Session') ? 'SessionExpired' : 'BadKey',
  403: asksOrigin(call) ? 'CrossSite' : 'ScopeMissing',
})

/** To everybody without a key of their scope these calls do not exist: 404 instead of 401 or 403. */
const isForPartners = ({ operation }: CallFacts) => operation['x-scope'] === 'partner'

/** A code is entered into the basket, so `promo` asks for the origin although a key that reads is enough. */
function asksOrigin({ operation }: CallFacts): boolean {
  const operationClass = operation['x-class'] as keyof typeof SCOPE_OF_CLASS
  return operationClass === 'promo' || SCOPE_OF_CLASS[operationClass] === 'book'
}

/** Whether the call works on something that may not exist: what it names, or the booking of its session. */
const isAboutSomething = ({ operation }: CallFacts) =>
  operation['x-not-found'] !== undefined || operation['x-audience'] !== 'shared'

const isForwarded = ({ operation }: CallFacts) => operation.tags?.includes('gateway') !== true

/** Below the envelope, where every call can meet the same. */
const PROVIDER_PROBLEMS: Problems = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  500: 'ServerError',
  502: 'BadGateway',
  503: 'Unavailable',
  504: 'GatewayTimeout',
}
