import type { components } from '../generated/agency/types.d.ts'
import type { AnyResult } from './calls.ts'

type Problem = components['schemas']['Problem']

/**
 * Replaces a missing problem document, for an error of a proxy or an empty response. It has no `name`, because the cause
 * is unknown. After a call that changes something, read the outcome before you decide what to do.
 */
export type Unexplained = Omit<Problem, 'type' | 'name' | 'requestId'> & {
  type: 'about:blank'
  name?: undefined
  requestId?: string
}

/**
 * Converts a result so that it has either data or a problem.
 * @throws {SyntaxError} for a success without a body, as for one without JSON
 */
export function settled({ data, error, response }: AnyResult): AnyResult {
  if (!response.ok) return { error: isProblem(error) ? error : unexplained(response), response }
  if (data === undefined) throw new SyntaxError(`Response ${response.status} without a body`)
  return { data, response }
}

function isProblem(error: unknown): error is Problem {
  if (typeof error !== 'object' || error === null) return false
  const { type, name, title, status, requestId } = error as Record<string, unknown>
  return typeof status === 'number' && [type, name, title, requestId].every((it) => typeof it === 'string')
}

/** A problem built from the status alone. The title is the reason phrase, which HTTP/2 does not have. */
function unexplained({ status, statusText, headers }: Response): Unexplained {
  const requestId = headers.get('x-request-id')
  const title = statusText === '' ? `HTTP ${status}` : statusText
  return { type: 'about:blank', title, status, ...(requestId === null ? {} : { requestId }) }
}
