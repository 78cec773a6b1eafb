import { SCOPE_OF_CLASS } from '../classes.ts'
import type { Operation } from '../document/document.ts'

/** The facts that decide which problems a call can return. */
interface CallFacts {
  operation: Operation
  /** Names of the call's request headers. */
  headers: ReadonlySet<string>
}

/** Names of shared problem responses by status. */
type Problems = Record<string, string>

/** The file of a document's problem responses, and the rule that assigns them to calls. */
export interface ProblemRule {
  /** Path of the file, relative to the root document. */
  file: string
  problemsOf(call: CallFacts): Problems
}

/** The values of `x-problems` in a root document. */
export const PROBLEM_RULES: ReadonlyMap<unknown, ProblemRule> = new Map([
  ['gateway', { file: 'schemas/shared/problems.yaml', problemsOf: gatewayProblems }],
  ['provider', { file: 'schemas/provider/basics/http-errors.yaml', problemsOf: () => PROVIDER_PROBLEMS }],
])

/**
 * The problems of an operation of the gateway. Some problems cannot be derived, for example 502 and 504 of a composed
 * operation that calls the agency. Such an operation lists them in its file, in addition to these.
 */
function gatewayProblems(call: CallFacts): Problems {
  return {
    ...ALWAYS,
    ...(isForPartners(call) ? { 404: 'NotFound' } : callerProblems(call)),
    ...(mayNotFind(call) ? { 404: 'NotFound' } : {}),
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
 * The problems of a caller without permission: 401 depends on whether the call uses a session, 403 on whether the gateway
 * checks the origin.
 */
const callerProblems = (call: CallFacts): Problems => ({
  401: call.headers.has('X-Session') ? 'SessionExpired' : 'BadKey',
  403: checksOrigin(call) ? 'CrossSite' : 'ScopeMissing',
})

/** Without a key of their scope, these calls return 404 instead of 401 or 403. */
const isForPartners = ({ operation }: CallFacts) => operation['x-scope'] === 'partner'

/** Whether the gateway checks the origin. `promo` needs only the read scope, but is checked because it changes the basket. */
function checksOrigin({ operation }: CallFacts): boolean {
  const operationClass = operation['x-class'] as keyof typeof SCOPE_OF_CLASS
  return operationClass === 'promo' || SCOPE_OF_CLASS[operationClass] === 'book'
}

/** Whether the call reads something that may not exist: a resource in its path or the booking of its session. */
const mayNotFind = ({ operation }: CallFacts) =>
  operation['x-not-found'] !== undefined || operation['x-audience'] !== 'shared'

const isForwarded = ({ operation }: CallFacts) => operation.tags?.includes('gateway') !== true

/** HTTP errors outside the envelope, which every call to the provider can return. */
const PROVIDER_PROBLEMS: Problems = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  500: 'ServerError',
  502: 'BadGateway',
  503: 'Unavailable',
  504: 'GatewayTimeout',
}
