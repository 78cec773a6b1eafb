import type { OperationClass } from '@rota/openapi/agency/operations'
import type { Path } from '@rota/openapi/agency/marks'
import type { Validate } from '@rota/openapi/agency/validators'
import type { Checks, EnforcementOptions } from '../contract/enforce-contract.ts'
import type { CheckedId } from '../ports/config.ts'
import type { Log } from '../ports/log.ts'
import type { WireAnswer, WireRequest } from '../ports/platform.ts'
import type { Chain } from './chains.ts'

/** A request, built from the examples in the contract. */
export interface Input {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body?: unknown
}

/** One operation that the conformance check can call. */
export interface Question {
  operationId: CheckedId
  class: OperationClass
  /** The documented request, with its dates moved into the future. */
  input: Input
  /** Where values of the input come from earlier responses. */
  chains: readonly Chain[]
}

/** An upstream to check: how it is called and how its responses are read, with the code that the gateway itself uses. */
export interface ConformanceTarget {
  upstream: 'agency' | 'provider'
  questions: readonly Question[]
  /** The operation that logs in or starts a session. It is called before all others. */
  opening: CheckedId
  /** Remembers the session from the response to `opening`, for all later calls. */
  takeSession(wire: WireAnswer): void
  /** Whether the operation needs a session and there is none. */
  lacksSession(question: Question): boolean
  /** The request that the gateway would send for a question, with the values of `input`. */
  wireOf(question: Question, input: Input): WireRequest
  /**
   * Reads a response as the gateway would, and throws what the gateway would throw. Returns the value from which the
   * chains of later questions take theirs.
   */
  read(question: Question, wire: WireAnswer, reading: { checks: Checks; log: Log }): Promise<unknown>
  /** The generated validator of a response; undefined if the contract has no response with this status. */
  validatorOf(question: Question, status: number): Promise<Validate | undefined>
  /**
   * Paths in responses with rules of their own: parts that may be left out, shapes that are `assumed`, and prices,
   * which are always strict (`priced`).
   */
  pathsOf(
    question: Question,
  ): NonNullable<EnforcementOptions['paths']> & { assumed: readonly Path[]; priced: readonly Path[] }
}

/** Sends one request. Fails with a CallError. */
export type Send = (wire: WireRequest) => Promise<WireAnswer>
