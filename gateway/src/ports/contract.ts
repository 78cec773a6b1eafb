import type { Handlers, UpstreamOperationId } from '@rota/openapi/agency/handlers'
import type { OperationId } from '@rota/openapi/agency/operations'
import type { components, operations } from '@rota/openapi/agency/types'

export type { OperationId } from '@rota/openapi/agency/operations'
export type { UpstreamOperationId } from '@rota/openapi/agency/handlers'

/** Components on the browser leg. */
export type Schemas = components['schemas']

type Part<T, K extends string> = T extends { [P in K]?: infer V } ? NonNullable<V> : Record<string, never>
type Lower<T> = { [K in keyof T as Lowercase<K & string>]: T[K] }
type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined

/** Decoded and checked parameters; header names are lower case. */
export interface ParamsOf<Id extends OperationId> {
  path: Part<operations[Id]['parameters'], 'path'>
  query: Part<operations[Id]['parameters'], 'query'>
  header: Lower<Part<operations[Id]['parameters'], 'header'>>
}

/** The body sent by a browser, or undefined. */
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody?: infer B }
  ? Content<NonNullable<B>>
  : undefined

/** The body of the success response on the browser leg. */
export type AnswerOf<Id extends OperationId> = operations[Id] extends { responses: { 200: infer R } }
  ? Content<R>
  : never

type Input<Id extends UpstreamOperationId> = Parameters<Handlers<never>[Id]>[0]
type Success<R> = Extract<Awaited<R>, { status: 200 }>

/** Path and query of an upstream call. The gateway adds `sessionId` and `referer`. */
export interface UpstreamParams<Id extends UpstreamOperationId> {
  path: Input<Id>['path']
  query: Input<Id>['query']
}

/** The body sent to the agency, with private and without added properties. */
export type UpstreamBody<Id extends UpstreamOperationId> = Input<Id>['body']

/** The body of the agency's response. */
export type UpstreamAnswerBody<Id extends UpstreamOperationId> = Success<ReturnType<Handlers<never>[Id]>>['body']
