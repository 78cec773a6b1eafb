import type { OperationId } from './operations.ts'
import type { Schema } from './operations.ts'

/** A problem document. The browser's own problems have no `name`, because the contract lists all values of it. */
type Problem = Omit<Schema<'Problem'>, 'name'>

/**
 * A call that did not return a 200: it holds the gateway's problem document, or one that stands in for the missing
 * response.
 */
export class ApiError extends Error {
  readonly operationId: OperationId
  readonly problem: Problem

  constructor(operationId: OperationId, problem: Problem) {
    super(`${operationId}: ${problem.title}`)
    this.name = 'ApiError'
    this.operationId = operationId
    this.problem = problem
  }

  /** The name to branch on: the last part of the problem's type. */
  get kind(): string {
    const name = this.problem.type.split('/').at(-1) ?? ''
    // A missing session and an expired one look the same to the visitor: both start anew.
    return name === 'session-missing' ? 'session-expired' : name
  }

  /** The HTTP status; 599 when there was no response at all. */
  get status(): number {
    return this.problem.status
  }
}

/**
 * Problems that the browser detects itself: no network, a response that is not JSON, blocked cookies (H6), or a file of
 * the page that no longer exists (H5). They have no request id.
 */
export function browserError(
  operationId: OperationId,
  kind: 'offline' | 'unreadable' | 'no-cookies' | 'lost-file',
): ApiError {
  return new ApiError(operationId, { type: `/docs/errors/${kind}`, title: kind, status: 599, requestId: '' })
}

/** Only operations of the classes boot, catalogue and search return these for bad input (decision 34.1, A10, A11). */
const BAD_REQUEST: ReadonlySet<string> = new Set(['bad-request', 'bad-path', 'bad-query'])

/** "400 from any call: redirect to /400" (decision 34.1), for the reads that load a page. */
export function leadsToBadRequestPage(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400 && BAD_REQUEST.has(error.kind)
}
