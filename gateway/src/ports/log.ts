import type { RequestLine } from './request-line.ts'

/** Named fields only; a body, a query or an error's message never gets in (decision 10.4). */
export interface Log {
  request(line: RequestLine): void
  event(name: string, fields?: EventFields): void
  /** A fault of ours. Only the error's class and the places of its stack are kept. */
  fault(error: unknown, fields?: EventFields): void
}

export interface EventFields {
  requestId?: string
  operationId?: string
  site?: string
  /** What people call a payment; opens nothing. */
  reference?: string
  /** Schema paths of a broken contract, names of states; never a value. */
  places?: string[]
  state?: string
  problem?: string
  /** Message codes of the provider: symbols, never its texts. */
  codes?: readonly string[]
  count?: number
  /** Milliseconds. */
  duration?: number
  port?: number
  /** Which share of an upstream: its name, the account and the class of the calls. */
  upstream?: string
  account?: string
  class?: string
}
