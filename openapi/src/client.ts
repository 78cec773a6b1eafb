import createClient from 'openapi-fetch'
import { routes } from '../generated/agency/routes.js'
import type { operations, paths } from '../generated/agency/types.d.ts'

export interface ClientOptions {
  /** Where the gateway is, base path included, for example `/api` or `https://shop.example/api`. */
  baseUrl: string
  fetch?: (request: Request) => Promise<Response>
  /** Sent with every call. */
  headers?: Record<string, string>
}

type Operations = operations
type Id = keyof Operations
type Json<R> = R extends { content: infer C extends object } ? C[keyof C] : undefined
type Success = 200 | 201 | 202 | 204
type Answers<O> = O extends { responses: infer R } ? R : never

/** The body of a success answer. */
export type Answer<K extends Id> = {
  [S in keyof Answers<Operations[K]>]: S extends Success ? Json<Answers<Operations[K]>[S]> : never
}[keyof Answers<Operations[K]>]

/** The problem document of any other answer. */
export type CallProblem<K extends Id> = {
  [S in keyof Answers<Operations[K]>]: S extends Success ? never : Json<Answers<Operations[K]>[S]>
}[keyof Answers<Operations[K]>]

type Given<T> = { [K in keyof T as [NonNullable<T[K]>] extends [never] ? never : K]: T[K] }
type Sent<O> = O extends { requestBody: { content: infer C } }
  ? { body: C[keyof C] }
  : O extends { requestBody?: infer B }
    ? [NonNullable<B>] extends [never]
      ? unknown
      : { body?: NonNullable<B> extends { content: infer C } ? C[keyof C] : never }
    : unknown

/** Path, query and header parameters and the body of a call; only what the call has. */
export type CallInput<K extends Id> = Given<Operations[K]['parameters']> & Sent<Operations[K]>

/** An answer or a problem, never both. A call that got no answer at all rejects. */
export type CallResult<K extends Id> =
  | { data: Answer<K>; error?: undefined; response: Response }
  | { data?: undefined; error: CallProblem<K>; response: Response }

type Input<K extends Id> = object extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>]

/** A function per operation: `client.hotelView({ path: { id } })`. */
export type AgencyClient = {
  [K in Id]: (...args: [...Input<K>, init?: AnyInit]) => Promise<CallResult<K>>
}

interface AnyInput {
  path?: unknown
  query?: unknown
  header?: unknown
  body?: unknown
}

interface AnyInit {
  signal?: AbortSignal
}

type Send = (method: string, path: string, init: AnyInit & { params: AnyInput; body: unknown }) => Promise<unknown>

/** The agency API as functions named by operationId; no caller needs to know a path. */
export function createAgencyClient(options: ClientOptions): AgencyClient {
  // The table of routes and the types come from one document: here, and only here, the compiler takes our word for it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const request = createClient<paths>(options).request as unknown as Send
  const calls = Object.entries(routes).map(([id, route]) => {
    const [method = '', path = ''] = route.split(' ')
    const call = ({ body, ...params }: AnyInput = {}, init: AnyInit = {}) =>
      request(method, path, { ...init, params, body })
    return [id, call]
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(calls) as AgencyClient
}
