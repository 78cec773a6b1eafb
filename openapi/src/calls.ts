import createClient from 'openapi-fetch'

/** Where and how a client sends its calls. */
export interface ClientOptions {
  /** Base URL of the API, for example `/api` or `https://shop.example/api`. */
  baseUrl: string
  fetch?: (request: Request) => Promise<Response>
  /** Sent with every call. */
  headers?: Record<string, string>
}

type Json<R> = R extends { content: infer C extends object } ? C[keyof C] : undefined
type Success = 200 | 201 | 202 | 204
type Responses<O> = O extends { responses: infer R } ? R : never

/** The body of an operation's success response. */
export type AnswerOf<O> = {
  [S in keyof Responses<O>]: S extends Success ? Json<Responses<O>[S]> : never
}[keyof Responses<O>]

/** The body of any other response. */
export type ProblemOf<O> = {
  [S in keyof Responses<O>]: S extends Success ? never : Json<Responses<O>[S]>
}[keyof Responses<O>]

/** Removes the properties of T whose type is `never` or undefined. */
type WithoutNever<T> = { [K in keyof T as [NonNullable<T[K]>] extends [never] ? never : K]: T[K] }
/** `{ body }` with the type of the request body; optional if the body is optional, and `unknown` without a body. */
type BodyInput<O> = O extends { requestBody: { content: infer C } }
  ? { body: C[keyof C] }
  : O extends { requestBody?: infer B }
    ? [NonNullable<B>] extends [never]
      ? unknown
      : { body?: NonNullable<B> extends { content: infer C } ? C[keyof C] : never }
    : unknown
type Parameters<O> = O extends { parameters: infer P } ? P : unknown

/** Path, query and header parameters and the body of an operation, without those that it does not have. */
export type InputOf<O> = WithoutNever<Parameters<O>> & BodyInput<O>

/** The input as arguments. It is optional if none of its properties is required. */
export type InputArguments<I> = object extends I ? [input?: I] : [input: I]

/** Options of a single call. */
export interface CallInit {
  signal?: AbortSignal
}

/** Options of a single call to an API that requires a token. */
export interface BearerInit extends CallInit {
  token?: string
}

/** The input of any call. */
export interface AnyInput {
  path?: unknown
  query?: unknown
  header?: object
  body?: unknown
}

interface Sending extends CallInit {
  headers?: Record<string, string>
  params: AnyInput
  body: unknown
}

/** A result of openapi-fetch. `error` is the body of a failure, of any type; undefined or '' without a body. */
export interface AnyResult {
  data?: unknown
  error?: unknown
  response: Response
}

type Send = (method: string, path: string, init: Sending) => Promise<AnyResult>

/** Functions that a client applies to inputs and results. */
interface CallHooks {
  /** Completes the input of an operation, such as with a header that callers may omit. */
  complete?: (id: string, input: AnyInput) => AnyInput
  /** Converts a result to the types that the client promises. */
  settle?: (result: AnyResult) => AnyResult
}

/**
 * Creates an object with one function per route, named by its operation: the base of both clients. The result has to be
 * cast to the client's type, which is generated from the same document as the routes.
 * @param routes method and path by operationId, such as `GET /hotels/{id}`
 */
export function callsOf(
  routes: Readonly<Record<string, string>>,
  options: ClientOptions,
  { complete = (_id, input) => input, settle = (result) => result }: CallHooks = {},
): object {
  // A cast, because openapi-fetch needs the types of a document, which only the caller of this function has.
  const request = createClient(options).request as unknown as Send
  const calls = Object.entries(routes).map(([id, route]) => {
    const [method = '', path = ''] = route.split(' ')
    const call = async (input: AnyInput = {}, { token, ...init }: BearerInit = {}) => {
      const { body, ...params } = complete(id, input)
      const headers = token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }
      return settle(await request(method, path, { ...init, ...headers, params, body }))
    }
    return [id, call]
  })
  return Object.fromEntries(calls)
}
