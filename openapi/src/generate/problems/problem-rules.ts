import { SCOPE_OF_CLASS } from '../classes.ts'
import type { Operation } from '../document/document.ts'

/** The facts that decide which problems a call can return. */
interface CallFacts {
  operation: Operation
  /** Names of the call's request headers. */
  headers: ReadonlySet<string>
}

/** Status -> name of the shared problem response. */
type Problems = Record<string, string>

/** The file of a document's problem responses, and the rule that assigns them to calls. */
export interface ProblemRule {
  /** Path of the file, relative to the root document. */
  file: string
  of(call: CallFacts): Problems
}

/** The values of `x-problems` in a root document. */
export const PROBLEM_RULES: ReadonlyMap<unknown, ProblemRule> = new Map([
  ['gateway', { file: 'schemas/shared/problems.yaml', of: gatewayProblems }],
  ['provider', { file: 'schemas/provider/basics/http-errors.yaml', of: () => PROVIDER_PROBLEMS }],
])

/**
 * The problems of a gateway operation. Some cannot be derived from marks, for example 502 and 504 of a composed
 * operation that does call the agency. Such an operation lists them itself, in addition to these.
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

/**
 * Why a caller may be refused: 401 depends on whether the call uses a session, 403 on whether it checks the origin.
 */
const whoMayCall = (call: CallFacts): Problems => ({
  401: call.headers.has('X-Session') ? 'SessionExpired' : 'BadKey',
  403: asksOrigin(call) ? 'CrossSite' : 'ScopeMissing',
})

/** Without a key of their scope, these calls return 404 instead of 401 or 403. */
const isForPartners = ({ operation }: CallFacts) => operation['x-scope'] === 'partner'

/** `promo` changes the basket, so it checks the origin although the read scope is enough for it. */
function asksOrigin({ operation }: CallFacts): boolean {
  const operationClass = operation['x-class'] as keyof typeof SCOPE_OF_CLASS
  return operationClass === 'promo' || SCOPE_OF_CLASS[operationClass] === 'book'
}

/** Whether the call needs something that may not exist: a resource in its path or the booking of its session. */
const isAboutSomething = ({ operation }: CallFacts) =>
  operation['x-not-found'] !== undefined || operation['x-audience'] !== 'shared'

const isForwarded = ({ operation }: CallFacts) => operation.tags?.includes('gateway') !== true

/** HTTP errors outside the envelope, which every call can return. */
const PROVIDER_PROBLEMS: Problems = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  500: 'ServerError',
  502: 'BadGateway',
  503: 'Unavailable',
  504: 'GatewayTimeout',
}
