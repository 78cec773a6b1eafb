import type { TraceContext } from '../../ports/observing/activity.ts'
import { passesLuhn } from '../luhn.ts'

/** `traceparent` of version 00, and of later versions as far as they are the same (W3C Trace Context). */
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(-.*)?$/

/**
 * Maximum number of members in `tracestate`, and its maximum length in characters that the standard requires to
 * forward.
 */
const MAX_MEMBERS = 32
const MAX_STATE_LENGTH = 512
const MEMBER = /^[a-z0-9][a-z0-9_*/@-]{0,255}=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/

/** A header that arrived twice is joined by a comma and so matches neither pattern. */
type HeaderOf = (name: string) => string | undefined

/**
 * The trace that a caller says it belongs to. A missing or invalid `traceparent` begins a new one, whose id is the
 * request id without its dashes, so that the number that a visitor reads from an error page finds the trace.
 */
export function traceOf(header: HeaderOf, requestId: string): TraceContext {
  const parent = header('traceparent')
  const match = parent === undefined ? undefined : TRACEPARENT.exec(parent)
  const [, version, traceId, parentId, extension] = match ?? []
  const isWellFormed = version !== '00' || extension === undefined
  const newTrace = { traceId: withoutDashes(requestId) }
  if (traceId === undefined || parentId === undefined || !isWellFormed) return newTrace
  // The ids are logged, and a caller could hide a card number in them. One in 300 random ids looks like one by chance.
  if (hidesCard(traceId) || hidesCard(parentId)) return newTrace
  const state = stateOf(header('tracestate'))
  return { traceId, parentId, ...(state === undefined ? {} : { state }) }
}

/** Whether an id contains 13 to 19 consecutive digits with a valid Luhn check digit, as a card number has. */
function hidesCard(id: string): boolean {
  for (const [run] of id.matchAll(/\d{13,}/g))
    for (let from = 0; from + 13 <= run.length; from++)
      for (let to = from + 13; to <= Math.min(from + 19, run.length); to++)
        if (passesLuhn(run.slice(from, to))) return true
  return false
}

/** A valid `tracestate`, undefined otherwise. */
function stateOf(text: string | undefined): string | undefined {
  if (text === undefined || text.length > MAX_STATE_LENGTH) return undefined
  const members = text.split(',').map((part) => part.trim())
  const areValid = members.length <= MAX_MEMBERS && members.every((member) => MEMBER.test(member))
  return areValid ? members.join(',') : undefined
}

/** The headers with which a call upstream belongs to a trace. The upstream decides itself whether it records. */
export function traceHeaders({ traceId, state }: TraceContext, spanId: string): Record<string, string> {
  return { traceparent: `00-${traceId}-${spanId}-01`, ...(state === undefined ? {} : { tracestate: state }) }
}

/** The second half of a random id as the id of a span: 16 hexadecimal digits. */
export const spanIdOf = (uuid: string): string => uuid.slice(19, 23) + uuid.slice(24)

/** A new id of a span. */
export const newSpanId = (): string => spanIdOf(crypto.randomUUID())

/** Slices, because replacing takes four times as long, and every request does it. */
const withoutDashes = (uuid: string) => uuid.slice(0, 8) + uuid.slice(9, 13) + uuid.slice(14, 18) + spanIdOf(uuid)
