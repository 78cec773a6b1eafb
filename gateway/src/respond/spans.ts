import type { Activity, Span } from '../ports/observing/activity.ts'
import type { Clock } from '../ports/clock.ts'
import type { Context } from '../ports/context.ts'
import type { RequestLine } from '../ports/request-line.ts'
import { newSpanId } from '../translate/http/trace-context.ts'

/** Maximum number of spans of a request, which limits the memory that a long request takes. */
const MAX_SPANS = 100

/** Adds a finished span to an activity, if the activity is traced. */
export function addSpan(activity: Activity | undefined, span: Omit<Span, 'id'> & { id?: string }): void {
  const spans = activity?.spans
  if (spans !== undefined && spans.length < MAX_SPANS) spans.push({ id: newSpanId(), ...span })
}

/** Adds a span for the guards: from the beginning of the request until now. */
export function addGuards(activity: Activity, from: number, clock: Pick<Clock, 'monotonic'>): void {
  if (activity.spans === undefined) return
  addSpan(activity, { name: 'guards', kind: 'internal', from, to: clock.monotonic(), attributes: {}, failed: false })
}

/** Adds a failed span for a response that broke the contract although its call succeeded. */
export function addContractViolation({ platform, clock }: Pick<Context, 'platform' | 'clock'>): void {
  const now = clock.monotonic()
  const activity = platform.activities?.current()
  addSpan(activity, { name: 'answer', kind: 'internal', from: now, to: now, attributes: {}, failed: true })
}

/** The span of a request. It has the fields of the log line except the caller's network. */
export function requestSpan(line: RequestLine, id: string, from: number, to: number): Span {
  const { operationId, route, requestId, method, status, site, siteKey, problem } = line
  const all = { requestId, method, status, operationId, route, site, siteKey, problem }
  const defined = Object.entries(all).filter((pair): pair is [string, string | number] => pair[1] !== undefined)
  const attributes = Object.fromEntries(defined)
  return { id, name: operationId ?? route ?? 'document', kind: 'server', from, to, attributes, failed: status >= 500 }
}
