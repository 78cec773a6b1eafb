import type { Activity, Span } from '../ports/observing/activity.ts'
import type { Clock } from '../ports/clock.ts'
import type { Context } from '../ports/context.ts'
import type { RequestLine } from '../ports/request-line.ts'
import { newSpanId } from '../translate/http/trace-context.ts'

/** Maximum number of parts of a request, so that a long one does not fill the memory. */
const MOST_SPANS = 100

/** Adds a part that has ended to an activity, if it is traced. */
export function addSpan(activity: Activity | undefined, span: Omit<Span, 'id'> & { id?: string }): void {
  const spans = activity?.spans
  if (spans !== undefined && spans.length < MOST_SPANS) spans.push({ id: newSpanId(), ...span })
}

/** Adds the time that guards and checks took, from the beginning of the request until now. */
export function addGuards(activity: Activity, from: number, clock: Pick<Clock, 'monotonic'>): void {
  if (activity.spans === undefined) return
  addSpan(activity, { name: 'guards', kind: 'internal', from, to: clock.monotonic(), attributes: {}, failed: false })
}

/** Marks a response that was refused although its call succeeded. */
export function addContractViolation({ platform, clock }: Pick<Context, 'platform' | 'clock'>): void {
  const now = clock.monotonic()
  const activity = platform.activities?.current()
  addSpan(activity, { name: 'answer', kind: 'internal', from: now, to: now, attributes: {}, failed: true })
}

/** The span of a request: what its log line says, without the caller's network. */
export function requestSpan(line: RequestLine, id: string, from: number, to: number): Span {
  const { operationId, route, requestId, method, status, site, siteKey, problem } = line
  const all = { requestId, method, status, operationId, route, site, siteKey, problem }
  const known = Object.entries(all).filter((pair): pair is [string, string | number] => pair[1] !== undefined)
  const attributes = Object.fromEntries(known)
  return { id, name: operationId ?? route ?? 'document', kind: 'server', from, to, attributes, failed: status >= 500 }
}
