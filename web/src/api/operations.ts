import type { Answer as AnswerOf, CallInput } from '@rota/openapi/client'
import type { components, operations } from '@rota/openapi/agency/types'

/** The name of a call: contract entry, cache key, mock handler and test title. */
export type OperationId = keyof operations

/** A component of the contract by its name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** What an operation is asked: path, query and body. Headers are the sender's business. */
export type Input<Id extends OperationId> = Omit<CallInput<Id>, 'header'>

/** The body of a 200. */
export type Answer<Id extends OperationId> = AnswerOf<Id>

type Parameters = Readonly<Record<string, string | number | boolean | undefined>>

/** An input of any operation. */
export type AnyInput = { path?: Parameters; query?: Parameters; body?: unknown }
