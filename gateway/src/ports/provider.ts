import type { Handlers, UpstreamOperationId } from '@rota/openapi/provider/handlers'
import type { components } from '@rota/openapi/provider/upstream'
import type { Site } from './site.ts'

export type { UpstreamOperationId as ProviderOperationId } from '@rota/openapi/provider/handlers'

/** Components of the provider's document, as they are on the wire, without its nulls. */
export type Wire = WithoutNulls<components['schemas']>

/** What the provider is asked. */
export type ProviderBody<Id extends UpstreamOperationId> = Parameters<Handlers<never>[Id]>[0]['body']

type Answered<Id extends UpstreamOperationId> = Extract<
  Awaited<ReturnType<Handlers<never>[Id]>>,
  { status: 200 }
>['body']
type Success<Id extends UpstreamOperationId> = Extract<Answered<Id>, { header: { success: true } }>

/** A success, out of its envelope. Cached ones are shared with other callers: never change them. */
export interface ProviderAnswer<Id extends UpstreamOperationId> {
  body: WithoutNulls<Success<Id>['body']>
  /** Codes of the warnings that came with it, such as `DuplicateReservationFound`. */
  warnings: readonly string[]
}

export interface ProviderCall<Id extends UpstreamOperationId> {
  /** Whose credentials are used. */
  site: Site
  body: ProviderBody<Id>
  /** Milliseconds for the whole call, log-in included; default and upper limit is the total of the class. */
  deadline?: number
  /** How long a shared answer is kept, in milliseconds; default is the time of the class. */
  keepMs?: number
  /** Cancels the call; leave it out where a caller's hanging up must not. */
  signal?: AbortSignal | undefined
  requestId?: string | undefined
}

/**
 * Calls the provider: logs in where it has to, keeps the deadline of the operation's class, checks both directions against
 * the contract and opens the envelope. Fails with a Problem whose `outcome` says what the provider knows of the call.
 */
export type Provider = <Id extends UpstreamOperationId>(
  operationId: Id,
  call: ProviderCall<Id>,
) => Promise<ProviderAnswer<Id>>

/**
 * An answer as the rest of the gateway sees it. The provider leaves out what is null (decision 16.2); where a build
 * writes it all the same, it means the same and is taken out. In lists null is a value of its own and stays.
 */
export type WithoutNulls<T> = T extends readonly (infer Item)[]
  ? WithoutNulls<Item>[]
  : T extends object
    ? { [Name in keyof T]: WithoutNulls<Exclude<T[Name], null>> }
    : T
