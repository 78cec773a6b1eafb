import type { OperationId } from './operations.ts'
import type { Schema } from './operations.ts'

/** The browser's own problems have names that the contract does not know. */
type Problem = Omit<Schema<'Problem'>, 'name'>

/** A call that did not end in a 200: the problem the gateway answered, or what stands for the missing answer. */
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
    // Whether there never was a session or it has ended, a visitor begins anew.
    return name === 'session-missing' ? 'session-expired' : name
  }

  /** The HTTP status; 599 when there was no answer at all. */
  get status(): number {
    return this.problem.status
  }
}

/**
 * What the browser finds by itself: no network, an answer that is no JSON, that it keeps no cookies (H6), or
 * that a file of the page is gone (H5). It carries no request id of the gateway.
 */
export function noAnswer(
  operationId: OperationId,
  kind: 'offline' | 'unreadable' | 'no-cookies' | 'lost-file',
): ApiError {
  return new ApiError(operationId, { type: `/docs/errors/${kind}`, title: kind, status: 599, requestId: '' })
}

/** Only classes boot, catalogue and search answer these for what was asked (decision 34.1, A10, A11). */
const BAD_REQUEST: ReadonlySet<string> = new Set(['bad-request', 'bad-path', 'bad-query'])

/** "400 from any call: redirect to /400" (decision 34.1), for the reads that load a page. */
export function leadsToBadRequestPage(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400 && BAD_REQUEST.has(error.kind)
}
