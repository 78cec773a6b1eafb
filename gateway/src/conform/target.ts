import type { OperationClass } from '@rota/openapi/agency/operations'
import type { Path } from '@rota/openapi/agency/marks'
import type { Validate } from '@rota/openapi/agency/validators'
import type { Checks, EnforcementOptions } from '../contract/enforce-contract.ts'
import type { CheckedId } from '../ports/config.ts'
import type { Log } from '../ports/log.ts'
import type { WireAnswer, WireRequest } from '../ports/platform.ts'
import type { Chain } from './chains.ts'

/** A request, made of the contract's examples. */
export interface Input {
  path: Record<string, unknown>
  query: Record<string, unknown>
  body?: unknown
}

/** One operation that the check can call. */
export interface Question {
  operationId: CheckedId
  class: OperationClass
  /** The documented request, with its dates moved into the future. */
  input: Input
  /** Where values of the input come from earlier responses. */
  chains: readonly Chain[]
}

/** How an upstream is called and how its responses are read: with the code that the gateway itself uses. */
export interface ConformanceTarget {
  upstream: 'agency' | 'provider'
  questions: readonly Question[]
  /** The login or the start of a session, which is called before all others. */
  opening: CheckedId
  /** Takes the session from the response to `opening`. */
  takeSession(wire: WireAnswer): void
  /** Whether a question needs a session and there is none. */
  lacksSession(question: Question): boolean
  /** The request that the gateway would send for a question, with the values of `input`. */
  wireOf(question: Question, input: Input): WireRequest
  /**
   * Reads a response as the gateway would. Returns the value in which the chains of later questions look.
   * Throws what the gateway would throw.
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
