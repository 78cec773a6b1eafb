import type { EventName } from './observing/events.ts'
import type { RequestLine } from './request-line.ts'

/**
 * Writes lines of named fields, never a body, a query or an error message (decision 10.4). Request id, trace id,
 * operation and site are those of the running activity, unless the fields say otherwise.
 */
export interface Log {
  request(line: RequestLine): void
  event(name: EventName, fields?: EventFields): void
  /** An internal error. Its class and stack locations are logged, and the message of a StoreError. */
  fault(error: unknown, fields?: EventFields): void
}

/** The fields of an event's line. */
export interface EventFields {
  requestId?: string
  operationId?: string
  site?: string
  /** Public reference of a payment, which grants no access. */
  reference?: string
  /** Schema paths or state names, never values. */
  places?: string[]
  state?: string
  problem?: string
  /**
   * Message codes of the provider, never its texts; why a bank has declined a card, or that another amount was charged
   * than accepted.
   */
  codes?: readonly string[]
  count?: number
  /** What a person has decided about a case. */
  act?: string
  /** Name of the key with which a person set a switch, settled a case or cleared a cache. */
  by?: string
  /** Sites and records whose caches were cleared. Absent if all caches were cleared. */
  targets?: readonly string[]
  /** Kind and name of a switch, such as `operation hotelView`. */
  switch?: string
  /** Milliseconds. */
  duration?: number
  port?: number
  /** Host of a bank's address that is not in the site's list of payment hosts. */
  host?: string
  /** The upstream, account and class of the calls. */
  upstream?: string
  account?: string
  class?: string
}
