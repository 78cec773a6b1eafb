import type { Answer as AnswerOf, CallInput } from '@rota/openapi/client'
import type { components, operations } from '@rota/openapi/agency/types'

/** The name of an operation: contract entry, cache key, mock handler and test title. */
export type OperationId = keyof operations

/** A component schema of the contract, by name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** The input of an operation: path, query and body. The caller passes headers separately. */
export type Input<Id extends OperationId> = Omit<CallInput<Id>, 'header'>

/** The body of a 200 response. */
export type Answer<Id extends OperationId> = AnswerOf<Id>

type Parameters = Readonly<Record<string, string | number | boolean | undefined>>

/** An input of any operation. */
export type AnyInput = { path?: Parameters; query?: Parameters; body?: unknown }
