import { routes } from '../generated/agency/routes.js'
import type { operations } from '../generated/agency/types.d.ts'
import {
  callsOf,
  type AnswerOf,
  type CallInit,
  type ClientOptions,
  type InputArguments,
  type InputOf,
  type ProblemOf,
} from './calls.ts'

export type { ClientOptions }

type Operations = operations
type Id = keyof Operations

/** The body of a success answer. */
export type Answer<K extends Id> = AnswerOf<Operations[K]>

/** The problem document of any other answer. */
export type CallProblem<K extends Id> = ProblemOf<Operations[K]>

/** Path, query and header parameters and the body of a call; only what the call has. */
export type CallInput<K extends Id> = InputOf<Operations[K]>

/** An answer or a problem, never both. A call that got no answer at all rejects. */
export type CallResult<K extends Id> =
  | { data: Answer<K>; error?: undefined; response: Response }
  | { data?: undefined; error: CallProblem<K>; response: Response }

/** A function per operation: `client.hotelView({ path: { id } })`. */
export type AgencyClient = {
  [K in Id]: (...args: [...InputArguments<CallInput<K>>, init?: CallInit]) => Promise<CallResult<K>>
}

/** The agency API as functions named by operationId; no caller needs to know a path. */
export function createAgencyClient(options: ClientOptions): AgencyClient {
  // The table of routes and the types come from one document: here, and only here, the compiler takes our word for it.
  return callsOf(routes, options) as AgencyClient
}
