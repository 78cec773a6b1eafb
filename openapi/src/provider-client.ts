import { routes } from '../generated/provider/routes.js'
import type { operations } from '../generated/provider/upstream.d.ts'
import {
  callsOf,
  type AnswerOf,
  type BearerInit,
  type ClientOptions,
  type InputArguments,
  type InputOf,
} from './calls.ts'

type Operations = operations
type Id = keyof Operations

/** A success with its body, or a refusal. `header.success` tells them apart; HTTP is 200 for both. */
export type ProviderAnswer<K extends Id> = AnswerOf<Operations[K]>

/** The body of the success among the answers of an operation. */
type SuccessBody<A> = A extends { header: { success: true }; body: infer B } ? B : never

/** The body inside the envelope of a success. */
export type ProviderBody<K extends Id> = SuccessBody<ProviderAnswer<K>>

/** The request body of a call. */
export type ProviderInput<K extends Id> = InputOf<Operations[K]>

/**
 * An envelope, or the undefined body of another HTTP status. A call without a response, or with status 200 and no JSON,
 * rejects.
 */
export type ProviderResult<K extends Id> =
  | { data: ProviderAnswer<K>; error?: undefined; response: Response }
  | { data?: undefined; error: unknown; response: Response }

/** A function per operation: `client.priceSearch({ body }, { token })`. Only `providerLogin` needs no token. */
export type ProviderClient = {
  [K in Id]: (...args: [...InputArguments<ProviderInput<K>>, init?: BearerInit]) => Promise<ProviderResult<K>>
}

/**
 * Creates a client of the provider's API with a function per operationId. The caller handles envelopes, tokens and
 * retries, because they depend on the account and the class of a call.
 */
export function createProviderClient(options: ClientOptions): ProviderClient {
  // The only cast: routes and types are generated from the same document, which the compiler cannot know.
  return callsOf(routes, options) as ProviderClient
}
