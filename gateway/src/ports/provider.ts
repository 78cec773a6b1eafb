import type { AbortSignalLike } from './abort-signal.ts'
import type { Handlers, UpstreamOperationId } from '@rota/openapi/provider/handlers'
import type { components } from '@rota/openapi/provider/upstream'
import type { Site } from './site.ts'

export type { UpstreamOperationId as ProviderOperationId } from '@rota/openapi/provider/handlers'

/** Components of the provider's document, with nulls removed. */
export type Wire = WithoutNulls<components['schemas']>

/** Request bodies of the provider's operations. */
export type ProviderBody<Id extends UpstreamOperationId> = Parameters<Handlers<never>[Id]>[0]['body']

type ResponseBody<Id extends UpstreamOperationId> = Extract<
  Awaited<ReturnType<Handlers<never>[Id]>>,
  { status: 200 }
>['body']
type Success<Id extends UpstreamOperationId> = Extract<ResponseBody<Id>, { header: { success: true } }>

/** A successful response. Cached bodies are shared, so never change them. */
export interface ProviderAnswer<Id extends UpstreamOperationId> {
  body: WithoutNulls<Success<Id>['body']>
  /** Codes of the warnings in the response, such as `DuplicateReservationFound`. */
  warnings: readonly string[]
  /** How many invalid items were left out of its lists (F6). */
  leftOut: number
}

/** A call to the provider. */
export interface ProviderCall<Id extends UpstreamOperationId> {
  /** The site whose credentials are used. */
  site: Site
  body: ProviderBody<Id>
  /** Deadline of the whole call including login, in milliseconds. Default and maximum: the total of the class. */
  deadline?: number
  /** When the call was recorded, in epoch milliseconds: its deadline counts from then. */
  recordedAt?: number | undefined
  /** How long a shared response is cached, in milliseconds. Default: the time of the class. */
  keepMs?: number
  /** Cancels the call. Omit it if the call must go on without its caller. */
  signal?: AbortSignalLike | undefined
  requestId?: string | undefined
}

/**
 * Calls the provider: logs in if needed, enforces the deadline of the class, validates request and response, and opens
 * the envelope. Fails with a Problem whose `outcome` says whether the provider received the call.
 */
export type Provider = <Id extends UpstreamOperationId>(
  operationId: Id,
  call: ProviderCall<Id>,
) => Promise<ProviderAnswer<Id>>

/**
 * A response with null properties removed, because null means absent (decision 16.2). In lists null is a value of its
 * own and stays.
 */
export type WithoutNulls<T> = T extends readonly (infer Item)[]
  ? WithoutNulls<Item>[]
  : T extends object
    ? { [Name in keyof T]: WithoutNulls<Exclude<T[Name], null>> }
    : T
